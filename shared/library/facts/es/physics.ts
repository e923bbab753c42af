import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
¿De qué material son las ventanas transparentes? | vidrio / cristal
¿De qué material son los lápices por fuera? | madera
¿Qué nos da el pelo de la oveja? | lana
¿De qué material son las ruedas de la bicicleta por fuera? | goma / caucho / hule
¿De qué material son casi todas las botellas de champú? | plástico
¿De qué material son los ladrillos rojos? | arcilla / barro
¿De qué material son los pantalones vaqueros o jeans? | algodón
¿De qué material son las velas? | cera
¿De qué material son las hojas de un libro? | papel
¿Qué usas para hacer un castillo en la playa? | arena
¿De qué material son los clavos y los tornillos? | acero / hierro / metal
¿Qué metal amarillo y brillante hay en los anillos? | oro
¿Qué hilo fino nos hace una oruga? | seda
¿De qué material son las botas de vaquero? | cuero / piel
¿Qué polvo gris se pone duro con agua, como la piedra? | cemento
¿Qué corteza ligera tapa botellas y flota? | corcho`,
    8: `
¿Cómo es la materia que conserva su forma? | sólida / sólido
¿Cómo es la materia que fluye y llena un vaso desde abajo? | líquida / líquido
¿Cómo es la materia que llena todo el espacio? | gaseosa / gas
¿Cómo se llama el paso de sólido a líquido? | fusión
¿Cómo se llama el paso de líquido a sólido? | solidificación / congelación
¿Qué ocurre cuando un líquido burbujea y se hace gas? | ebullición
¿Cómo se llama el paso de gas a líquido? | condensación
¿A cuántos grados Celsius se congela el agua? | 0
¿A cuántos grados Celsius hierve el agua? | 100 | Al nivel del mar. En una montaña alta hierve antes.
¿A cuántos grados Fahrenheit se congela el agua? | 32
¿A cuántos grados Fahrenheit hierve el agua? | 212 | Al nivel del mar.
¿Cómo se llama una mezcla en la que una cosa se disuelve en otra? | disolución / solución
¿Qué retiene la arena y deja pasar el agua? | filtro
¿Cómo se llama la arena junto con piedras? | mezcla
¿Cómo se llama el espacio que ocupa una cosa? | volumen
¿Qué metal líquido había en los termómetros antiguos? | mercurio
¿Qué ocurre cuando se seca una camisa mojada? | evaporación`,
    10: `
¿Cuál es la parte más pequeña de un elemento? | átomo
¿Cuál es la parte más pequeña de un compuesto como el agua? | molécula
¿Cómo se llama una sustancia de un solo tipo de átomos? | elemento
¿Cómo se llama una sustancia de varios elementos unidos? | compuesto
¿Qué partícula del núcleo tiene carga positiva? | protón
¿Qué partícula del núcleo no tiene carga? | neutrón
¿Qué partícula alrededor del núcleo tiene carga negativa? | electrón
¿Cómo se llama el centro de un átomo? | núcleo
¿Cómo se llama un átomo con carga eléctrica? | ion
¿Dónde están ordenados todos los elementos? | tabla periódica
¿Qué sustancia vuelve rojo el papel de tornasol? | ácido
¿Qué sustancia vuelve azul el papel de tornasol? | base / álcali
¿Qué acelera una reacción sin gastarse? | catalizador
¿Cómo se llama el paso directo de sólido a gas? | sublimación
¿Cómo se llama la masa dividida por el volumen? | densidad
¿Cómo se llama una mezcla de metales, como el bronce? | aleación
¿Qué se forma en el hierro con el aire húmedo? | óxido / herrumbre
¿Qué escala dice si algo es muy ácido? | pH
¿Cómo se llama la reacción con oxígeno? | oxidación`,
  },
  'forces-machines': {
    8: `
¿Qué atrae todo hacia la Tierra? | gravedad
¿Qué frena las cosas que rozan entre sí? | fricción / rozamiento
¿Qué atrae un clip hacia un imán? | magnetismo / fuerza magnética
¿Qué fuerza del aire frena un paracaídas? | resistencia del aire
¿Qué fuerza del agua sostiene un barco? | empuje / flotabilidad
¿Qué máquina simple es un balancín? | palanca
¿Qué rueda con una cuerda sube una bandera? | polea
¿Qué máquina simple es una rampa? | plano inclinado
¿Qué máquina simple es el filo de un hacha? | cuña
¿Qué máquina simple entra girando en la madera? | tornillo
¿Qué máquina simple con manivela sube el cubo del pozo? | torno
¿Qué indica el tablero de un auto en kilómetros por hora? | velocidad / rapidez
¿Qué disminuye en la Luna, aunque la masa sea igual? | peso
¿Qué se estira y vuelve a su forma? | resorte / muelle
¿Qué ruedas con dientes se mueven unas a otras? | engranajes
¿Sobre qué punto gira una palanca? | punto de apoyo / fulcro`,
    10: `
¿Cómo se llama la resistencia de un cuerpo a cambiar su movimiento? | inercia
¿Cómo se llama un cambio de velocidad o de dirección? | aceleración
¿Con qué aparato de resorte se mide una fuerza? | dinamómetro
¿Qué es la masa multiplicada por la velocidad? | cantidad de movimiento / momento lineal
¿Qué es la fuerza multiplicada por la distancia recorrida? | trabajo
¿Qué es el trabajo dividido por el tiempo? | potencia
¿Cómo se llama la energía de las cosas en movimiento? | energía cinética
¿Cómo se llama la energía de una piedra levantada? | energía potencial
¿Cuál es la unidad de energía? | julio / joule
¿Cuál es la unidad de potencia? | vatio / watt
¿Cuál es la unidad de fuerza? | newton
¿Cuál es la unidad de presión? | pascal
¿Qué es la fuerza dividida por el área? | presión
¿Cómo se llama la cantidad de materia de una cosa? | masa
¿Cómo se llama el efecto de una fuerza que hace girar? | torque / par / momento de fuerza
¿Qué fuerza tira de un cuerpo hacia el centro de su círculo? | fuerza centrípeta
¿Qué velocidad constante alcanza lo que cae por el aire? | velocidad terminal / velocidad límite`,
  },
  'light-sound': {
    8: `
¿Qué forma oscura hay detrás de una cosa iluminada? | sombra
¿Qué ocurre cuando la luz rebota en un espejo? | reflexión / reflejo
¿Qué ocurre cuando la luz se desvía al entrar en el agua? | refracción
¿Cómo es una cosa a través de la que se ve bien? | transparente
¿Cómo es una cosa que no deja pasar la luz? | opaca / opaco
¿Cómo es el papel vegetal, que deja pasar algo de luz? | translúcido / traslúcido
¿Qué bloque de vidrio separa la luz en colores? | prisma
¿Qué oyes cuando un sonido rebota y vuelve? | eco
¿Qué temblor rápido produce el sonido? | vibración
¿Cómo se llama en música lo agudo o grave de una nota? | altura / tono
¿Dónde no puede viajar el sonido? | en el vacío / vacío
¿Cómo se llaman todos los colores de la luz juntos? | espectro
¿Qué unidad dice si un sonido es fuerte? | decibelio / decibel
¿Qué agranda las letras cuando lo pones encima? | lupa
¿Qué hace ver cerca las cosas lejanas? | telescopio / catalejo
¿Qué permite ver los microbios? | microscopio
¿Qué parte de ti produce el sonido al hablar? | cuerdas vocales`,
    10: `
¿Cómo se llama el número de ondas por segundo? | frecuencia
¿Cómo se llama la altura de una onda sobre su punto medio? | amplitud
¿Cómo se llama la distancia de cresta a cresta? | longitud de onda
¿Cuál es la unidad de frecuencia? | hercio / hertz
¿Cómo se llama el sonido demasiado agudo para oírlo? | ultrasonido
¿Cómo se llama el sonido demasiado grave para oírlo? | infrasonido
¿Qué luz invisible sentimos como calor? | infrarroja / luz infrarroja / infrarrojo
¿Qué luz invisible quema la piel en la playa? | ultravioleta / luz ultravioleta
¿Qué muestra los huesos a través de la piel? | rayos X
¿Cómo es una lente más gruesa en el centro? | convexa / convergente
¿Cómo es una lente más fina en el centro? | cóncava / divergente
¿Qué rayo estrecho de luz tiene un solo color? | láser
¿Cómo se llama una partícula de luz? | fotón
¿Por qué suena más aguda una sirena que se acerca? | efecto Doppler
¿Qué ocurre cuando una camisa negra se queda con la luz? | absorción
¿Qué ocurre cuando una cosa hace vibrar a otra? | resonancia
¿Qué hilos de vidrio llevan los datos de internet como luz? | fibra óptica / fibras ópticas`,
  },
  'electricity-magnets': {
    8: `
¿Qué guarda la electricidad en una linterna? | pila / batería
¿Cómo se llama un camino cerrado para la electricidad? | circuito
¿Qué pulsas para encender una lámpara? | interruptor
¿Qué brilla en una lámpara? | bombilla / foco / bombillo / ampolleta
¿Cómo se llama un material que deja pasar la electricidad? | conductor
¿Cómo se llama un material que no deja pasar la electricidad? | aislante
¿Qué se pega solo a la puerta del refrigerador? | imán
¿Cómo se llaman los dos extremos de un imán? | polos
¿Qué hacen los extremos iguales de dos imanes? | se repelen / repelerse
¿Qué hacen los extremos distintos de dos imanes? | se atraen / atraerse
¿Qué te pone los pelos de punta cerca de un globo frotado? | electricidad estática
¿Qué señala el norte con una aguja? | brújula
¿Qué se vuelve un imán cuando pasa la corriente? | electroimán
¿Qué se funde cuando pasa demasiada corriente? | fusible
¿Qué convierte la luz del sol en electricidad? | panel solar / placa solar / célula solar
¿Qué máquina alta con aspas produce electricidad? | aerogenerador / turbina eólica
¿Cómo se llama la electricidad que corre por un cable? | corriente / corriente eléctrica
¿De qué metal son casi todos los cables? | cobre`,
    10: `
¿Cuál es la unidad de voltaje? | voltio / volt
¿Cuál es la unidad de corriente eléctrica? | amperio / ampere
¿Cuál es la unidad de resistencia? | ohmio / ohm
¿Cómo se llama un circuito con un solo camino? | circuito en serie / en serie
¿Cómo se llama un circuito con varias ramas? | circuito en paralelo / en paralelo
¿Qué pieza limita la corriente? | resistencia / resistor
¿Qué pieza deja pasar la corriente en un solo sentido? | diodo
¿Qué cambia el voltaje alto en bajo? | transformador
¿Cómo se llama la corriente que cambia siempre de sentido? | corriente alterna
¿Cómo se llama la corriente que va en un solo sentido? | corriente continua / corriente directa
¿Qué guarda carga eléctrica entre dos placas? | condensador / capacitor
¿Qué pieza diminuta de los chips amplifica o hace de interruptor? | transistor
¿Qué convierte el movimiento en electricidad? | generador / dinamo
¿Qué convierte la electricidad en movimiento? | motor / motor eléctrico
¿Cómo se llama un camino de la corriente que evita el aparato? | cortocircuito
¿Qué tipo de material es el silicio? | semiconductor
¿Cómo se llama la zona donde actúa un imán? | campo magnético`,
  },
  space: {
    6: `
¿Qué estrella nos da luz y calor? | Sol
¿Qué gira alrededor de la Tierra en un mes? | Luna
¿En qué planeta vivimos? | Tierra
¿Qué puntos brillan en el cielo de noche? | estrellas
¿Qué lleva a las personas al espacio? | cohete
¿Quién viaja al espacio? | astronauta / cosmonauta
¿Cómo se llama un hoyo redondo en la Luna? | cráter
¿Qué bola de hielo tiene una cola larga y brillante? | cometa
¿Dónde viven quienes trabajan en el espacio? | estación espacial
¿Cómo se llama nuestra galaxia? | Vía Láctea
¿Cómo se llama un dibujo de estrellas, como un oso? | constelación
¿Qué se pone un astronauta para salir de la nave? | traje espacial
¿Qué planeta tiene los anillos más brillantes? | Saturno
¿Qué planeta es rojo? | Marte
¿Qué planeta es el más grande? | Júpiter
¿Qué vehículo recorre Marte sin personas a bordo? | rover / róver`,
    8: `
¿Cómo se llama el camino de un planeta alrededor del Sol? | órbita
¿Sobre qué línea, de polo a polo, gira la Tierra? | eje
¿Cómo se llaman el Sol y todo lo que lo rodea? | sistema solar
¿Cómo se llama un grupo de miles de millones de estrellas? | galaxia
¿Qué forman miles de rocas entre Marte y Júpiter? | cinturón de asteroides
¿Cómo se llama el trazo de luz de una piedra que arde en el cielo? | estrella fugaz / meteoro
¿Cómo se llama una roca del espacio que ha caído en la Tierra? | meteorito
¿En qué fase no se ve la Luna? | luna nueva
¿En qué fase es la Luna un círculo entero? | luna llena
¿Qué ocurre cuando la Luna tapa el Sol? | eclipse solar / eclipse de Sol
¿Qué ocurre cuando la sombra de la Tierra cubre la Luna? | eclipse lunar / eclipse de Luna
¿Quién fue la primera persona en pisar la Luna? | (Neil) Armstrong
¿Quién fue la primera persona en el espacio? | (Yuri) Gagarin
¿Quién fue la primera mujer en el espacio? | (Valentina) Tereshkova
¿Quién fue la segunda persona en pisar la Luna? | (Buzz) Aldrin
¿Qué estadounidense fue el primero en orbitar la Tierra? | (John) Glenn
¿Qué planeta está más cerca del Sol? | Mercurio
¿Qué planeta está más lejos del Sol? | Neptuno
¿Qué planeta es el más caliente? | Venus
¿Qué planeta gira tumbado de lado? | Urano
¿Qué estrella guiaba de noche a los marineros? | estrella polar / estrella del norte`,
    10: `
¿Qué unidad dice a qué distancia están las estrellas? | año luz
¿Qué no deja escapar ni la luz? | agujero negro / hoyo negro
¿Cómo se llama la explosión de una estrella enorme? | supernova
¿Cómo se llama una nube de gas y polvo en el espacio? | nebulosa
¿Cómo empezó el universo, según la mayoría de los científicos? | con el Big Bang / Big Bang / gran explosión
¿En qué se convertirá el Sol al crecer? | gigante roja
¿Qué estrella pequeña y caliente será el Sol al final? | enana blanca
¿Qué estrella muy densa puede quedar tras una supernova? | estrella de neutrones
¿Cómo se llama un planeta de otra estrella? | exoplaneta
¿Qué es Plutón hoy? | planeta enano
¿Cómo se llama el anillo de cuerpos helados más allá de Neptuno? | cinturón de Kuiper
¿Cuál es la luna más grande de Saturno? | Titán
¿Cuál es la luna más grande de Júpiter? | Ganimedes
¿Cuál es el volcán más alto de Marte? | monte Olimpo / Olympus Mons
¿Qué proceso hace brillar el Sol? | fusión nuclear
¿Qué estrella es la más cercana al Sol? | Próxima Centauri
¿Qué galaxia grande es la más cercana a la nuestra? | Andrómeda / galaxia de Andrómeda
¿Qué planeta enano está en el cinturón de asteroides? | Ceres`,
  },
};
