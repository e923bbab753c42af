import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
Primeros Juegos Olímpicos conocidos, en Grecia | 776 a. C. / 776 a. e. c. | Solo participaban hombres griegos libres.
Se funda Roma, según la leyenda | 753 a. C. / 753 a. e. c. | En la leyenda, una loba crio a los gemelos Rómulo y Remo.
Los griegos vencen a los persas en Maratón | 490 a. C. / 490 a. e. c. | La carrera de 42 kilómetros lleva su nombre.
Sócrates es condenado a muerte en Atenas | 399 a. C. / 399 a. e. c. | Enseñaba haciendo preguntas.
Muere Alejandro Magno | 323 a. C. / 323 a. e. c. | Su imperio iba de Grecia a la India.
El primer emperador unifica China | 221 a. C. / 221 a. e. c. | Su ejército de terracota aún guarda su tumba.
Aníbal cruza los Alpes | 218 a. C. / 218 a. e. c. | Llevó elefantes.
Julio César es asesinado | 44 a. C. / 44 a. e. c. | Fue el 15 de marzo, en los idus de marzo.
Augusto se convierte en el primer emperador romano | 27 a. C. / 27 a. e. c. | El mes de agosto lleva su nombre.
El Vesubio sepulta Pompeya | 79 | La ceniza conservó la ciudad como era.
El emperador Constantino permite el cristianismo en Roma | 313 | Hasta entonces se castigaba a los cristianos por su fe.
Cae el último emperador romano de Occidente | 476 | El imperio de Oriente duró mil años más.
Mahoma va de La Meca a Medina | 622 | Aquí empieza el calendario islámico.
Carlomagno es coronado emperador | 800 | El papa lo coronó en Roma el día de Navidad.
Guillermo el Conquistador vence en Hastings | 1066 | Después, los reyes de Inglaterra hablaron francés mucho tiempo.
El papa convoca la Primera Cruzada | 1095 | Los caballeros partieron para tomar Jerusalén.
El rey Juan sella la Carta Magna | 1215 | Desde entonces, hasta el rey tuvo que obedecer la ley.
Marco Polo parte hacia China | 1271 | Tenía unos 17 años y volvió 24 años después.
Empieza la guerra de los Cien Años | 1337 | Francia e Inglaterra lucharon, con pausas, hasta 1453.
La peste negra llega a Europa | 1347 | Mató más o menos a un tercio de los europeos.
Juana de Arco es quemada | 1431 | Había guiado al ejército francés a los 17 años.
Los otomanos toman Constantinopla | 1453 | La ciudad se llama hoy Estambul.
Empieza en Inglaterra la guerra de las Dos Rosas | 1455 | Dos familias, la de la rosa roja y la de la blanca, lucharon por el trono.
Colón llega a América | 1492 | Creía que estaba en Asia.
Vasco da Gama llega a la India por mar | 1498 | Fue el primero en navegar de Europa a la India rodeando África.`,
    early: `
Cabral llega a Brasil | 1500 | Por eso los brasileños hablan portugués.
Lutero escribe sus 95 tesis | 1517 | Con ellas empezó la Reforma.
Magallanes parte para dar la vuelta al mundo | 1519 | Murió en el camino. Volvió uno de sus cinco barcos.
Cortés conquista la capital de los aztecas | 1521 | Estaba donde hoy está la Ciudad de México.
Solimán sitia Viena por primera vez | 1529 | La ciudad resistió.
Enrique VIII se convierte en jefe de la Iglesia de Inglaterra | 1534 | El papa no le había dejado anular su matrimonio.
Copérnico publica que la Tierra gira alrededor del Sol | 1543 | Antes casi todos creían que el Sol giraba alrededor de nosotros.
Isabel I sube al trono de Inglaterra | 1558 | Reinó 44 años.
Es derrotada la Armada Invencible | 1588 | Las tormentas hundieron muchos barcos.
Los ingleses fundan Jamestown en Virginia | 1607 | Fue la primera ciudad inglesa de América que duró.
Galileo publica lo que vio con su telescopio | 1610 | Vio montañas en la Luna y lunas de Júpiter.
Empieza la guerra de los Treinta Años | 1618 | En Praga lanzaron a unos funcionarios por la ventana.
El Mayflower zarpa hacia América | 1620 | A bordo iban los peregrinos.
Termina la guerra de los Treinta Años | 1648 | Los tratados se llaman Paz de Westfalia.
Carlos I de Inglaterra es decapitado | 1649 | Durante once años, Inglaterra no tuvo rey.
El Gran Incendio arrasa Londres | 1666 | Empezó en una panadería.
Newton publica sus leyes del movimiento | 1687 | Las mismas leyes valen para manzanas y planetas.
Inglaterra recibe su Declaración de Derechos | 1689 | Dio al Parlamento más poder que al rey.
Pedro el Grande funda San Petersburgo | 1703 | Quería un puerto hacia Europa.
Inglaterra y Escocia forman Gran Bretaña | 1707 | Tuvieron un solo parlamento.
Un terremoto destruye Lisboa | 1755 | Le siguieron un tsunami e incendios.
Watt patenta su máquina de vapor mejorada | 1769 | El vapor pronto movió fábricas y trenes.
El Motín del Té de Boston | 1773 | Los colonos tiraron té al mar por un impuesto.
La Declaración de Independencia de Estados Unidos | 1776 | Se aprobó el 4 de julio.
Primer vuelo en globo con personas | 1783 | El globo era de los hermanos Montgolfier.`,
    modern: `
La toma de la Bastilla | 1789 | El 14 de julio es la fiesta nacional de Francia.
Luis XVI de Francia es guillotinado | 1793 | Francia era una república desde el año anterior.
Jenner pone la primera vacuna contra la viruela | 1796 | Hoy la viruela ya no existe.
Haití se independiza | 1804 | Personas esclavizadas ganaron su libertad.
Napoleón gana en Austerlitz | 1805 | Venció a los emperadores de Austria y Rusia.
Napoleón pierde en Waterloo | 1815 | Lo enviaron a la isla de Santa Elena.
Se funda la Gran Colombia de Bolívar | 1819 | La formaron Colombia, Venezuela, Ecuador y Panamá.
Brasil se independiza | 1822 | Pedro I fue su emperador.
Circula en Inglaterra el primer tren público de vapor | 1825 | Iba de Stockton a Darlington.
La ley británica contra la esclavitud en sus colonias | 1833 | Más de 800 000 personas quedaron libres en los años siguientes.
Victoria sube al trono | 1837 | Tenía 18 años y reinó 63.
Empieza la Gran Hambruna en Irlanda | 1845 | Una plaga había arruinado las papas o patatas.
Estallan revoluciones en toda Europa | 1848 | La gente pedía derechos y parlamentos.
Darwin publica «El origen de las especies» | 1859 | Explica cómo cambian las especies.
Italia se une en un solo reino | 1861 | Antes eran muchos estados.
Se funda la Cruz Roja | 1863 | Ayuda a la gente en guerras y desastres.
Lincoln es asesinado | 1865 | La guerra civil acababa de terminar.
Se abre el canal de Suez | 1869 | Los barcos ya no tenían que rodear África.
Se funda el Imperio alemán | 1871 | El rey de Prusia fue su emperador.
Bell patenta el teléfono | 1876 | Las primeras palabras fueron para su ayudante, el señor Watson.
Benz solicita la patente de su automóvil | 1886 | Tenía tres ruedas.
Se inaugura la torre Eiffel | 1889 | Durante unos 40 años fue la construcción más alta del mundo.
Las mujeres de Nueva Zelanda consiguen el voto | 1893 | Fue el primer país donde todas las mujeres pudieron votar.
Primeros Juegos Olímpicos modernos | 1896 | Fueron en Atenas.
Vuelan los hermanos Wright | 1903 | El primer vuelo duró 12 segundos.`,
    recent: `
Amundsen llega al polo sur | 1911 | Scott llegó cinco semanas después.
Se hunde el Titanic | 1912 | Chocó con un iceberg en su primer viaje.
Empieza la Primera Guerra Mundial | 1914 | Habían matado en Sarajevo a un heredero al trono.
La Revolución rusa | 1917 | El zar perdió su trono.
Termina la Primera Guerra Mundial | 1918 | La lucha cesó el 11 de noviembre.
Fleming descubre la penicilina | 1928 | Un moho había matado las bacterias de un plato.
Hitler llega al poder | 1933 | Alemania se volvió una dictadura.
Empieza la Segunda Guerra Mundial en Europa | 1939 | Alemania atacó Polonia.
Japón ataca Pearl Harbor | 1941 | Al día siguiente, Estados Unidos entró en la guerra.
Los Aliados desembarcan en Normandía | 1944 | Se conoce como el Día D.
Termina la Segunda Guerra Mundial | 1945 | En Europa terminó en mayo y en Asia en septiembre.
La India se independiza | 1947 | Gandhi había luchado por ello sin violencia.
La Declaración Universal de los Derechos Humanos | 1948 | Dice que todos nacemos libres e iguales.
Mao funda la República Popular China | 1949 | Es uno de los dos países con más habitantes.
Hillary y Tenzing suben al Everest | 1953 | Tenzing Norgay era un sherpa de Nepal.
Vuela el Sputnik, el primer satélite | 1957 | Hacía bip mientras giraba alrededor de la Tierra.
Se levanta el Muro de Berlín | 1961 | Dividió la ciudad durante 28 años.
Martin Luther King dice «Tengo un sueño» | 1963 | Unas 250 000 personas lo oyeron en Washington.
Primeras personas en la Luna | 1969 | Neil Armstrong salió primero.
El accidente de Chernóbil | 1986 | Explotó un reactor de una central nuclear.
Cae el Muro de Berlín | 1989 | La gente bailó sobre él esa noche.
Alemania se reunifica | 1990 | El 3 de octubre es fiesta allí.
Termina la Unión Soviética | 1991 | Se convirtió en quince países.
Mandela llega a presidente de Sudáfrica | 1994 | Había pasado 27 años en la cárcel.
Los atentados del 11 de septiembre | 2001 | Unos terroristas lanzaron aviones contra las Torres Gemelas de Nueva York.`,
  },
};
