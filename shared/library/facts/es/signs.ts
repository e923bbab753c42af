import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | Detenerse en la línea | Cartel rojo de ocho lados con una palabra
yield | Ceder el paso | Triángulo rojo y blanco con la punta hacia abajo
noentry | Prohibido entrar | Barra blanca en un disco rojo
oneway | Calle de sentido único | Flecha blanca en un cartel negro
speed | Velocidad máxima | Cartel blanco con dos palabras y un número
noleft | Prohibido girar a la izquierda | Flecha doblada con una raya roja
noright | Prohibido girar a la derecha | Flecha doblada hacia el otro lado, con una raya roja
nouturn | Prohibido dar la vuelta | Flecha en forma de U con una raya roja
noparking | Prohibido estacionar | Letra P con una raya roja
nobikes | Prohibidas las bicicletas | Dos ruedas con una raya roja
nowalking | Prohibido el paso de peatones | Figura con una raya roja
walkers | Aquí cruzan peatones | Rombo amarillo con una figura
school | Escuela cerca | Cartel amarillo verdoso de cinco lados con dos figuras
bikes | Aquí cruzan bicicletas | Rombo amarillo con dos ruedas
deer | Pueden salir ciervos | Rombo amarillo con un animal
train | Cruce de tren más adelante | Disco amarillo con una X y dos letras
signal | Semáforo más adelante | Rombo amarillo con tres puntos: rojo, amarillo y verde
stopahead | Señal de stop o alto más adelante | Rombo amarillo con una flecha y un cartel rojo
slippery | Pavimento resbaladizo si está mojado | Rombo amarillo con un vehículo y líneas onduladas
curve | Curva a la derecha | Rombo amarillo con una flecha doblada
merge | Se juntan los carriles | Rombo amarillo con dos líneas que se hacen una
twoway | Tráfico en ambos sentidos | Rombo amarillo con dos flechas, arriba y abajo
roundabout | Rotonda más adelante | Rombo amarillo con tres flechas que se persiguen
hospital | Hospital cerca | Letra H blanca en fondo azul
wheelchair | Reservado a personas con discapacidad | Figura y rueda blancas en fondo azul`,
  },
  'road-signs-europe': {
    all: `
stop | Detenerse en la línea | Cartel rojo de ocho lados con una palabra
giveway | Ceder el paso | Triángulo rojo y blanco con la punta hacia abajo
noentry | Prohibido entrar | Barra blanca en un disco rojo
speed | Velocidad máxima | Anillo rojo con un número
noovertaking | Prohibido adelantar | Anillo rojo con un vehículo rojo y uno negro
noleft | Prohibido girar a la izquierda | Anillo rojo con una flecha doblada
nouturn | Prohibido dar la vuelta | Anillo rojo con una flecha en forma de U
noparking | Prohibido estacionar, parada breve permitida | Disco azul de borde rojo con una raya roja
nostopping | Prohibido parar y estacionar | Disco azul de borde rojo con una cruz roja
nobikes | Prohibidas las bicicletas | Anillo rojo con dos ruedas
nowalking | Prohibido el paso de peatones | Anillo rojo con una figura
priority | Calle con prioridad | Rombo amarillo de borde blanco
oneway | Calle de sentido único | Flecha blanca en un cartel azul
deadend | Calle sin salida | Cartel azul con una T blanca de techo rojo
walkers | Paso de peatones | Cartel azul con una figura en un triángulo blanco
children | Cuidado con los niños | Triángulo rojo, dos figuras pequeñas
work | Obras | Triángulo rojo con una figura que cava
signal | Semáforo | Triángulo rojo con tres puntos: rojo, amarillo y verde
slippery | Pavimento resbaladizo | Triángulo rojo con un vehículo y líneas onduladas
hill | Bajada peligrosa | Triángulo rojo con una cuesta y un número
curve | Curva a la derecha | Triángulo rojo con una flecha doblada
crossroads | Cruce con prioridad de la derecha | Triángulo rojo y dentro una X
twoway | Tráfico en ambos sentidos | Triángulo rojo con dos flechas, arriba y abajo
deer | Pueden salir animales salvajes | Triángulo rojo con una silueta que brinca
train | Paso a nivel | X roja y blanca
roundabout | Rotonda | Disco azul con tres flechas que se persiguen
bikepath | Camino para bicicletas | Disco azul con dos ruedas
footpath | Camino para peatones | Disco azul con una figura
right | Obligatorio girar a la derecha | Disco azul con una flecha blanca
hospital | Hospital cerca | Letra H blanca en fondo azul
parking | Estacionamiento permitido | Letra P blanca en fondo azul`,
  },
};
