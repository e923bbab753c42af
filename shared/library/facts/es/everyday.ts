import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
¿Qué cae de las nubes en gotas grandes? | lluvia
¿Qué cae en copos blancos y suaves? | nieve
¿Qué bolas de hielo caen en una tormenta? | granizo
¿Qué brilla de pronto en una tormenta? | relámpago / rayo
¿Qué retumba después del relámpago? | trueno
¿Cómo se llama el aire que se mueve? | viento
¿Cómo se llama una nube a ras del suelo? | niebla / neblina
¿Qué muestra muchos colores cuando hay sol y lluvia? | arcoíris / arco iris
¿Sobre qué patinas en invierno? | hielo
¿Qué cuelga del tejado cuando hiela? | carámbano
¿Qué estación es la más calurosa? | verano
¿Cuándo pierden las hojas muchos árboles? | en otoño / otoño
¿Qué estación es la más fría? | invierno
¿Cuándo empiezan a abrirse las flores? | en primavera / primavera
¿Qué tormenta gira como un embudo? | tornado
¿Qué queda en el suelo después de llover? | charco
¿Qué gotitas hay en la hierba por la mañana? | rocío
¿Qué flota en el cielo y está hecho de gotitas? | nube`,
    8: `
¿Qué ocurre cuando el agua se convierte en vapor? | evaporación
¿Qué ocurre cuando el vapor vuelve a ser gotas? | condensación
¿Cómo se llaman juntos la lluvia, la nieve y el granizo? | precipitaciones / precipitación
¿Cómo se llama el agua en forma de gas? | vapor de agua / vapor
¿Cómo se llama el agua que está bajo tierra? | agua subterránea / aguas subterráneas
¿Cómo se llama el agua de lluvia que corre por el suelo? | escorrentía / escurrimiento
¿Cómo se llama un río lento de hielo? | glaciar
¿Cómo se llama una lluvia muy fina? | llovizna
¿Cómo se llama un tiempo largo sin lluvia? | sequía
¿Qué ocurre cuando el agua cubre la tierra? | inundación
¿Qué tormenta enorme gira sobre el océano? | huracán / tifón / ciclón | Su nombre depende del océano.
¿Cómo se llama una nevada con viento fuerte? | ventisca / tormenta de nieve
¿Cómo se llaman los cristales de hielo en la hierba fría? | escarcha
¿Qué anuncia el tiempo de los próximos días? | pronóstico / pronóstico del tiempo
¿Quién estudia el tiempo? | meteorólogo / meteoróloga
¿Cómo se llama un viento suave? | brisa
¿Qué mueve el ciclo del agua con su calor? | el Sol`,
    10: `
¿Qué nubes parecen algodón blanco? | cúmulos
¿Qué nubes son finas como plumas? | cirros
¿Qué nubes forman una capa baja y gris? | estratos
¿Qué nubes son muy altas y traen tormentas? | cumulonimbos
¿Qué mide la presión del aire? | barómetro
¿Qué mide la velocidad del viento? | anemómetro
¿Qué mide la humedad? | higrómetro
¿Qué pones afuera para medir un aguacero? | pluviómetro
¿Cómo se llama todo el aire que rodea la Tierra? | atmósfera
¿En qué capa baja del aire se forman casi todas las nubes? | troposfera
¿Qué capa de gas nos protege de la luz ultravioleta? | capa de ozono
¿Qué ocurre cuando los gases del aire retienen el calor? | efecto invernadero
¿Cómo se llama el tiempo habitual de un lugar durante muchos años? | clima
¿Qué viento trae lluvias fuertes al sur de Asia? | monzón
¿Qué viento rápido, muy arriba, empuja el tiempo hacia el este? | corriente en chorro
¿Cómo se llama el borde por donde avanza el aire frío? | frente frío
¿Qué líneas unen en el mapa los lugares con igual presión? | isobaras
¿Cómo se llama una roca que guarda agua bajo tierra? | acuífero`,
  },
  'safe-internet': {
    6: `
¿Qué palabra secreta abre tu cuenta? | contraseña / clave
¿Cómo se llama tu nombre inventado en un juego? | nombre de usuario / apodo / alias
¿Qué imagen pequeña te representa en un juego? | avatar
¿Qué es alguien en internet a quien nunca has visto? | un desconocido / un extraño
¿Cómo se llama el acto de molestar a alguien en internet una y otra vez? | ciberacoso / acoso
¿Qué imagen o video quiere que compres algo? | anuncio / publicidad
¿Qué no debes contar, porque dice dónde vives? | dirección
¿A quién puedes enseñar siempre un mensaje malo? | a un adulto de confianza
¿Qué botón impide que alguien te escriba? | bloquear
¿Qué botón avisa a la aplicación de algo malo? | denunciar / reportar
¿Qué haces con una ventana que dice que has ganado? | cerrarla / cerrar la ventana
¿Qué necesitan tus ojos después de mucho rato ante una pantalla? | un descanso / una pausa
¿Cómo se llaman las horas con la tele, la tableta o el teléfono? | tiempo de pantalla
¿Cómo estás cuando no tienes internet? | sin conexión / desconectado
¿Dónde escribes una pregunta para encontrar páginas? | buscador / motor de búsqueda
¿Qué pides antes de publicar la foto de un amigo? | permiso`,
    8: `
¿Qué tocas en un texto para ir a otra página? | enlace / vínculo / link
¿Cómo se llama el correo no deseado enviado a miles de personas? | correo basura / spam
¿Cómo se llama un programa dañino que se copia solo? | virus
¿Cómo se llama una historia inventada que parece un informe real? | noticia falsa / bulo / fake news
¿Cómo se llama el lugar de donde viene una información? | fuente
¿Qué son juntos tu nombre, tu cumpleaños y tu escuela? | datos personales
¿Cómo se llama una página sobre ti en una aplicación? | perfil
¿Cómo es tu cuenta si solo tus amigos ven lo que publicas? | privada / privado
¿Qué instalas para que una aplicación sea mejor y más segura? | actualización
¿Cómo se llama lo que pagas dentro de un juego? | compra integrada / compra dentro de la aplicación
¿Qué protege las imágenes y canciones de ser copiadas sin permiso? | derechos de autor
¿Cómo se llama una foto de lo que muestra tu propio aparato? | captura de pantalla / pantallazo
¿Qué no debe compartir una aplicación, porque dice dónde estás? | ubicación
¿Cómo se llama la edad que hay que tener para una aplicación? | edad mínima
¿Qué haces al dejar un aparato compartido? | cerrar sesión / cerrar la sesión
¿Cómo se llama una conversación por escrito? | chat`,
    10: `
¿Cómo se llama un mensaje falso que quiere tu contraseña? | phishing
¿Cómo se llaman todos los programas dañinos juntos? | malware / programas maliciosos
¿Cómo se llama el acceso con una contraseña y un código? | verificación en dos pasos
¿Qué archivos pequeños permiten a una web recordarte? | cookies / galletas
¿Qué hace ilegible un mensaje para los demás? | cifrado / encriptación
¿Cómo se llaman las huellas que dejas en internet? | huella digital / rastro digital
¿Qué reglas deciden lo que te muestra una aplicación? | algoritmo
¿Cómo se llama un video falso de una persona real hecho por computadora? | ultrafalso / deepfake
¿Cómo se llama el delito de comprar haciéndose pasar por ti? | robo de identidad
¿Qué bloquea el tráfico no deseado hacia una red? | cortafuegos / firewall
¿Cómo se llama el engaño de ganarse la confianza en internet con un nombre falso? | catfishing
¿Cómo se llama un título llamativo que solo busca tu clic? | ciberanzuelo / clickbait
¿Cómo se llama una segunda copia de tus archivos? | copia de seguridad / respaldo
¿Qué encuentra y elimina los programas dañinos? | antivirus
¿Quién entra sin permiso en sistemas ajenos? | hacker / pirata informático
¿Qué recuerda una clave larga y distinta para cada cuenta? | gestor de contraseñas
¿Qué programa secuestra tus archivos hasta que pagas? | ransomware`,
  },
  'calendar-facts': {
    4: `
¿Qué día viene después del lunes? | martes
¿Qué día viene después del martes? | miércoles
¿Qué día viene después del miércoles? | jueves
¿Qué día viene después del jueves? | viernes
¿Qué día viene después del viernes? | sábado
¿Qué día viene después del sábado? | domingo
¿Qué día viene después del domingo? | lunes
¿Cuándo sale el sol? | al amanecer / por la mañana
¿Cuándo está oscuro y duermes? | de noche / por la noche / noche
¿Qué hay entre la mañana y la noche? | tarde
¿Cuándo está el sol más alto? | al mediodía / mediodía
¿Cómo se llama el día después de hoy? | mañana
¿Cómo se llama el día antes de hoy? | ayer
¿Qué forman el sábado y el domingo? | fin de semana
¿Cómo se llama el día en que cumples un año más? | cumpleaños
¿Qué cuelga de la pared y muestra los días? | calendario`,
    6: `
¿Qué mes viene después de enero? | febrero
¿Qué mes viene después de febrero? | marzo
¿Qué mes viene después de marzo? | abril
¿Qué mes viene después de abril? | mayo
¿Qué mes viene después de mayo? | junio
¿Qué mes viene después de junio? | julio
¿Qué mes viene después de julio? | agosto
¿Qué mes viene después de agosto? | septiembre / setiembre
¿Qué mes viene después de septiembre? | octubre
¿Qué mes viene después de octubre? | noviembre
¿Qué mes viene después de noviembre? | diciembre
¿Qué mes viene después de diciembre? | enero
¿Qué mes es el más corto? | febrero
¿En qué mes es Halloween? | octubre
¿En qué mes celebra la mayoría la Navidad? | diciembre | Muchos cristianos ortodoxos la celebran en enero.
¿Con qué mes empieza el año? | enero`,
    8: `
¿Cuántos días tiene enero? | 31
¿Cuántos días tiene abril? | 30
¿Cuántos días tiene junio? | 30
¿Cuántos días tiene agosto? | 31
¿Cuántos días tiene septiembre? | 30
¿Cuántos días tiene diciembre? | 31
¿Cuántos días tiene febrero en un año bisiesto? | 29
¿Cuántos días tiene febrero en un año normal? | 28
¿Cuántos días tiene un año normal? | 365
¿Cuántos días tiene un año bisiesto? | 366
¿Cuántas semanas enteras tiene un año? | 52
¿Cuántos meses tiene un trimestre? | 3
¿Cuántos meses tienen 31 días? | 7
¿Cuántos meses tiene medio año? | 6
¿Cuántos años tiene una década? | 10
¿Cuántos años tiene un siglo? | 100
¿Cuántos años tiene un milenio? | 1000
¿Cada cuántos años suele haber un año bisiesto? | 4`,
    10: `
¿Qué día tiene más horas de luz en Europa y Norteamérica? | solsticio de verano / solsticio de junio
¿Qué día tiene menos horas de luz en Europa y Norteamérica? | solsticio de invierno / solsticio de diciembre
¿Cuándo duran casi lo mismo el día y la noche? | equinoccio / en el equinoccio
¿Qué años tienen un 29 de febrero? | años bisiestos / bisiestos
¿Qué calendario usa hoy casi todo el mundo? | calendario gregoriano
¿Qué calendario usaba Europa antes de 1582? | calendario juliano
¿A qué se deben las estaciones? | a la inclinación del eje de la Tierra
¿Alrededor de qué astro gira la Tierra en un año? | el Sol
¿De qué astro viene la palabra lunes? | la Luna
¿Qué hace la Tierra en 24 horas? | una vuelta sobre su eje
¿Cómo se llaman las regiones con la misma hora? | husos horarios / zonas horarias
¿Qué línea separa dos fechas en el Pacífico? | línea internacional de cambio de fecha
¿Por qué lugar pasa el meridiano cero? | Greenwich
¿Cómo se llama la hora cuando se adelantan los relojes en primavera? | horario de verano / hora de verano
¿Qué significa a. m.? | antes del mediodía
¿Qué significa p. m.? | después del mediodía`,
  },
  money: {
    6: `
¿Cómo se llaman juntos las monedas y los billetes? | dinero
¿Con qué piezas redondas de metal puedes pagar? | monedas
¿Cómo se llaman los papeles con los que se paga? | billetes
¿Qué te dice cuánto cuesta una cosa? | precio
¿Qué te devuelven cuando pagas de más? | cambio / vuelto / vuelta
¿Qué haces cuando guardas dinero para más tarde? | ahorrar
¿Dónde guardan los niños sus monedas en casa? | hucha / alcancía
¿En qué llevan los mayores su dinero? | cartera / billetera / monedero
¿Dónde pagas en una tienda? | caja
¿Qué lugar guarda seguro el dinero de mucha gente? | banco
Una manzana cuesta menos que un pastel: la manzana es … | más barata
Un pastel cuesta más que una manzana: el pastel es … | más caro
¿Cómo se llama lo que hay que tener, como comida y casa? | necesidades
¿Cómo se llama lo que solo nos gustaría tener, como juguetes? | deseos
¿Qué haces con el dinero cuando compras algo? | gastar
¿Cómo es una cosa que no cuesta nada? | gratis / gratuita`,
    8: `
¿Qué recibe la gente cada mes por su trabajo? | sueldo / salario
¿Cómo se dice cuando trabajas y recibes dinero por ello? | ganar / ganar dinero / cobrar
¿Cómo se llama un plan para tu dinero? | presupuesto
¿Qué te paga el banco por tener allí tus ahorros? | intereses
¿Cómo se llama el dinero que te da un banco y que debes devolver? | préstamo / crédito
¿Qué tienes mientras le debes dinero a alguien? | deuda / deudas
¿Cómo se llama cuando una tienda quita algo del precio? | descuento / rebaja
¿Qué papel muestra lo que has comprado y pagado? | recibo / tique / ticket
¿Qué tarjeta saca el dinero al momento de tu cuenta? | tarjeta de débito
¿Qué reciben muchos niños de sus padres cada semana o cada mes? | paga / mesada
¿Cómo se llama el dinero que se regala para ayudar a otros? | donación / donativo
¿Qué pagamos todos para que haya escuelas y carreteras? | impuestos
¿Cómo se llama dar una cosa por otra sin dinero? | trueque
¿Qué le queda a una tienda cuando ha pagado todos sus gastos? | beneficio / ganancia
¿Qué máquina te da billetes? | cajero automático / cajero
¿Quién compra en una tienda? | cliente / clienta`,
    10: `
¿Cómo se llama cuando los precios suben año tras año? | inflación
¿Qué tiene una empresa que gasta más de lo que gana? | pérdidas / pérdida
¿Con qué tarjeta compras ahora y pagas al banco más tarde? | tarjeta de crédito
¿Qué se paga para que un accidente o un incendio no nos arruine? | seguro
¿Cómo se llama una pequeña parte de una empresa que se puede comprar? | acción
¿Dónde se compran y venden partes de empresas todo el día? | bolsa / bolsa de valores
¿Qué abres en un banco para dejar allí tu dinero? | cuenta
¿Cómo se llama todo el dinero que paga una familia? | gastos
¿Qué impuesto pagas cada vez que compras algo? | IVA
¿Qué dice cuántos euros te dan por un dólar? | tipo de cambio / tasa de cambio
¿Cómo se llama el dinero que han copiado unos delincuentes? | dinero falso / billetes falsos
¿Qué paga el banco sobre los intereses que le dejas? | interés compuesto
¿Cuánto hay de una cosa para vender? Esa es la … | oferta
¿Cuánto quiere comprar la gente de una cosa? Esa es la … | demanda
¿Qué pagas cada mes para oír música o ver películas? | suscripción
¿Cómo se llama la promesa de reparar lo que se rompe demasiado pronto? | garantía`,
  },
};
