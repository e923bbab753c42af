import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
¿Qué usas para morder una manzana? | dientes
¿Qué se mete en un guante? | mano
¿Qué se mete en un calcetín? | pie
¿Qué une tu cabeza con tu cuerpo? | cuello
¿Qué parte del brazo se dobla por la mitad? | codo
¿Qué parte de la pierna se dobla por la mitad? | rodilla
¿Qué crece encima de tu cabeza? | pelo / cabello
¿Qué está justo debajo de tu boca? | barbilla / mentón
¿Qué une tu brazo con tu cuerpo? | hombro
¿Cómo se llama el agujerito de tu barriga? | ombligo
¿Qué se cierra sobre tu ojo cuando duermes? | párpado
¿Sobre qué te acuestas para mirar el cielo? | espalda
¿Qué está entre tus ojos y tu boca? | nariz
¿Qué usas para dar un beso? | labios
¿Qué usas para señalar las cosas? | dedo / dedo índice
¿Qué dedo es corto y gordo? | pulgar
¿Qué hay en la punta de tu pie? | dedos del pie / dedos
¿Qué usas para dar un abrazo? | brazos`,
    6: `
¿Qué bombea la sangre por tu cuerpo? | corazón
¿Qué usas para pensar? | cerebro
¿Qué se llena de aire cuando inspiras? | pulmones
¿Dónde se junta la comida con un ácido después de tragarla? | estómago
¿Cómo se llaman todos tus huesos juntos? | esqueleto
¿Qué tira de tus huesos para moverlos? | músculos
¿Qué cubre todo tu cuerpo por fuera? | piel
¿Qué líquido rojo corre por tu cuerpo? | sangre
¿Qué línea de pelos está encima de tu ojo? | ceja
¿Qué es duro y protege tu cerebro? | cráneo
¿Qué huesos curvos protegen tus pulmones? | costillas
¿Dónde se une tu pierna con tu cuerpo? | cadera
¿Qué articulación está entre la pierna y el pie? | tobillo
¿Qué articulación está entre el brazo y la mano? | muñeca
¿Cómo se llaman los primeros dientes, los que se caen? | dientes de leche
¿Qué parte dura crece en la punta de un dedo? | uña
¿Qué fila de huesos baja por tu espalda? | columna vertebral / columna`,
    8: `
¿Qué tubo lleva la comida al estómago? | esófago
¿Qué tubo lleva el aire a los pulmones? | tráquea
¿Qué órganos limpian la sangre y hacen la orina? | riñones
¿Dónde guarda el cuerpo la orina? | vejiga
¿Qué músculo debajo de los pulmones ayuda a respirar? | diafragma
¿Qué vasos llevan la sangre desde el corazón? | arterias
¿Qué vasos devuelven la sangre al corazón? | venas
¿Dónde pasa a la sangre casi todo el alimento digerido? | intestino delgado
¿Qué órgano grande produce la bilis? | hígado | Hace cientos de trabajos y puede volver a crecer.
¿Cómo se llama el lugar donde se juntan dos huesos? | articulación
¿Qué une un músculo con un hueso? | tendón
¿Qué hueso es el más largo? | fémur
¿Qué lleva los mensajes de los dedos a la espalda? | nervios
¿Qué células de la sangre llevan oxígeno? | glóbulos rojos
¿Qué células de la sangre luchan contra los microbios? | glóbulos blancos
¿Qué capa dura cubre el diente? | esmalte | Es la parte más dura del cuerpo.
¿Qué dientes de delante cortan la comida? | incisivos
¿Qué dientes de atrás muelen la comida? | molares / muelas
¿Qué dientes puntiagudos desgarran la comida? | colmillos / caninos`,
    10: `
¿Qué vasos diminutos unen las arterias y las venas? | capilares
¿Qué saquitos de los pulmones pasan el oxígeno a la sangre? | alvéolos
¿Qué parte del encéfalo mantiene el equilibrio? | cerebelo
¿Qué parte del encéfalo es la más grande? | cerebro
¿Qué banda fuerte sujeta un hueso a otro? | ligamento
¿Qué órgano produce la insulina? | páncreas
¿Qué trocitos de células ayudan a coagular la sangre? | plaquetas
¿Qué líquido amarillento lleva las células de la sangre? | plasma
¿Cómo se llaman las dos cámaras de arriba del corazón? | aurículas / atrios
¿Cómo se llaman las dos cámaras de abajo del corazón? | ventrículos
¿Qué glándula del cuello regula el gasto de energía del cuerpo? | tiroides
¿Qué haz de nervios pasa por dentro de la columna? | médula espinal
¿Qué órgano pequeño guarda la bilis? | vesícula biliar / vesícula
¿Dónde recupera el cuerpo el agua de la comida digerida? | intestino grueso / colon
¿Qué hueso redondo está delante de la rodilla? | rótula
¿Qué hueso va del hombro a lo alto del pecho? | clavícula
¿Qué tejido liso cubre las puntas de los huesos? | cartílago
¿Qué pigmento da color a la piel y al pelo? | melanina
¿Cuál es la parte viva más pequeña del cuerpo? | célula`,
  },
  'five-senses': {
    4: `
Ves un arcoíris con los … | ojos
Oyes una campana con los … | oídos / orejas
Hueles una flor con la … | nariz
Pruebas un helado con la … | lengua
Sientes una manta suave con la … | piel
Oyes cantar a un pájaro con los … | oídos / orejas
Miras un libro con los … | ojos
Hueles el pan recién hecho con la … | nariz
Pruebas un limón ácido con la … | lengua
Sientes el calor del sol en la … | piel
Ves una estrella con los … | ojos
Oyes un susurro con los … | oídos / orejas
Hueles el humo con la … | nariz
Pruebas unas galletas saladas con la … | lengua
Sientes la nieve fría en la … | piel`,
    8: `
¿Por qué agujero oscuro entra la luz en el ojo? | pupila | Se hace más pequeña cuando la luz es fuerte.
¿Qué parte da color a tus ojos? | iris
¿Qué capa del fondo del ojo recoge la luz? | retina
¿Qué lente clara detrás de la pupila desvía la luz? | cristalino
¿Qué ventana clara cubre el ojo por delante? | córnea
¿Qué nervio lleva las imágenes al cerebro? | nervio óptico
¿Qué limpia el polvo de tus ojos? | lágrimas
¿Qué pelos protegen tus ojos del polvo? | pestañas
¿Qué piel fina del oído tiembla cuando le llega un sonido? | tímpano
¿Qué parte del oído interno parece un caracol? | cóclea
¿Qué distingue en la lengua lo dulce de lo ácido? | papilas gustativas / papilas
¿Por qué dos agujeros entran los olores? | fosas nasales / orificios nasales
¿Qué sustancia pegajosa mantiene limpio el oído? | cera / cerumen
¿Qué escritura de puntos leen con los dedos las personas ciegas? | braille
¿Qué lengua hablan con las manos muchas personas sordas? | lengua de señas / lengua de signos
¿Qué ayuda a quien ve borroso? | gafas / lentes / anteojos
¿Qué sentido evita que te caigas? | equilibrio`,
  },
  'healthy-living': {
    4: `
¿Qué te lavas antes de comer? | manos
¿Qué te cepillas por la mañana y por la noche? | dientes
¿Qué te pones en la cabeza para andar en bicicleta? | casco
¿Qué es lo mejor para beber cuando tienes sed? | agua
¿Qué te pones en la piel un día de sol? | crema solar / protector solar / bloqueador
¿Dónde puedes estornudar si no tienes pañuelo? | en el codo / codo
¿Qué usas para sonarte la nariz? | pañuelo
¿Qué hace espuma cuando te lavas las manos? | jabón
¿Quién cuida tus dientes? | dentista / odontólogo / odontóloga
¿Quién te cura cuando estás enfermo? | médico / médica / doctor / doctora
¿Qué hay que hacer por la noche para descansar? | dormir
¿Qué te abrochas al viajar en coche? | cinturón / cinturón de seguridad
¿Qué pones en el cepillo de dientes? | pasta de dientes / dentífrico
¿Qué te da sombra en la cara un día de calor? | sombrero / gorra
¿Qué usas para secarte después del baño? | toalla
¿Qué te pegas en un corte pequeño? | tirita / curita / bandita`,
    8: `
¿Qué mineral de la leche hace fuertes los huesos? | calcio
¿En qué vitamina son ricas las naranjas? | vitamina C
¿Qué vitamina fabrica tu piel con la luz del sol? | vitamina D
¿Qué vitamina de las zanahorias ayuda a tus ojos? | vitamina A
¿Qué mineral ayuda a la sangre a llevar oxígeno? | hierro
¿Qué nutrientes construyen y reparan los músculos? | proteínas
¿Qué nutrientes del pan y la pasta son el combustible del cuerpo? | carbohidratos / hidratos de carbono
¿Qué nutrientes guardan más energía? | grasas
¿Qué parte de las plantas ayuda a la comida a pasar por el intestino? | fibra
¿Cómo se llaman los seres diminutos que pueden enfermarte? | microbios / gérmenes
¿Qué enseña al cuerpo a luchar contra una enfermedad antes de tenerla? | vacuna
¿Qué medicina mata las bacterias? | antibiótico | No sirve contra los virus, como los del resfriado.
¿Qué hay en los dulces que alimenta a las bacterias de los dientes? | azúcar
¿Cómo se llama un agujero en un diente? | caries
¿Qué tienes cuando tu cuerpo está muy caliente por una enfermedad? | fiebre
¿Qué tiene alguien a quien el polen o las nueces le hacen daño? | alergia
¿Qué enfermedad estrecha los bronquios y dificulta respirar? | asma
¿Qué pasa cuando el cuerpo pierde demasiada agua? | deshidratación`,
  },
  'food-groups': {
    6: `
¿En qué grupo de alimentos está la manzana? | frutas
¿En qué grupo de alimentos está la zanahoria? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos está el arroz? | cereales / granos
¿En qué grupo de alimentos está el yogur? | lácteos
¿En qué grupo de alimentos está el pollo? | proteínas
¿En qué grupo de alimentos están las espinacas? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos está el pan? | cereales / granos
¿En qué grupo de alimentos está la banana o plátano? | frutas
¿En qué grupo de alimentos está el pescado? | proteínas
¿En qué grupo de alimentos está el queso? | lácteos
¿En qué grupo de alimentos está la pasta? | cereales / granos
¿En qué grupo de alimentos está la pera? | frutas
¿En qué grupo de alimentos está el brócoli? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos está la leche? | lácteos
¿En qué grupo de alimentos está el huevo? | proteínas
¿En qué grupo de alimentos está la avena? | cereales / granos
¿En qué grupo de alimentos está la fresa o frutilla? | frutas
¿En qué grupo de alimentos está la lechuga? | verduras / vegetales / hortalizas`,
    8: `
¿En qué grupo de alimentos está el calabacín o zapallito? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos está el cuscús? | cereales / granos
¿En qué grupo de alimentos está el kiwi? | frutas
¿En qué grupo de alimentos está el pavo? | proteínas
¿En qué grupo de alimentos está la mozzarella? | lácteos
¿En qué grupo de alimentos está la coliflor? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos están las pasas? | frutas
¿En qué grupo de alimentos están los camarones o gambas? | proteínas
¿En qué grupo de alimentos está la leche cuajada? | lácteos
¿En qué grupo de alimentos está la cebada? | cereales / granos
¿En qué grupo de alimentos está la berenjena? | verduras / vegetales / hortalizas
¿En qué grupo de alimentos está el atún? | proteínas
¿En qué grupo de alimentos está el pomelo o toronja? | frutas
¿En qué grupo de alimentos está el requesón? | lácteos
¿En qué grupo de alimentos está el mijo? | cereales / granos
¿En qué grupo de alimentos están los espárragos? | verduras / vegetales / hortalizas
¿Qué grupo de alimentos da más calcio a tus huesos? | lácteos
¿Qué grupo de alimentos forma sobre todo tus músculos? | proteínas
¿Qué grupo de alimentos te da más almidón? | cereales / granos`,
  },
  'first-aid': {
    6: `
¿Qué pones bajo un chorro de agua fresca? | una quemadura leve / una quemadura pequeña | Enfríala muchos minutos y avisa a un adulto.
¿Con qué cubres un raspón limpio? | una tirita / una curita / una bandita
¿Qué alivia un chichón y está en el congelador? | una bolsa de hielo / una bolsa fría | Envuélvela antes en un paño.
¿Qué quitas de un raspón con agua limpia? | la suciedad / la tierra
¿Con qué se saca una astilla? | unas pinzas / pinzas
¿Qué vehículo con sirena lleva a los heridos al hospital? | una ambulancia
¿Quién apaga los incendios? | los bomberos
¿Qué suena cuando hay humo en casa? | un detector de humo / una alarma de humo
¿Qué cubierta dura mantiene quieto un brazo roto? | un yeso / una escayola
¿Qué imagen muestra tus huesos? | una radiografía
¿Qué mide la fiebre? | un termómetro
¿Qué caja tiene cosas para curar heridas pequeñas? | un botiquín
¿Qué tomas solo si te lo da un adulto de confianza? | una medicina / un medicamento / un remedio
¿Qué marcas cuando alguien está muy herido? | el número de emergencias
¿Qué te preguntan primero al llamar a emergencias? | dónde estás | Sigue al teléfono hasta que te digan que cuelgues.
¿Qué compruebas antes de ayudar a alguien? | que estás a salvo / que no hay peligro`,
    8: `
¿Cuál es el principal número de emergencias en Estados Unidos? | 911
¿Cuál es el número de emergencias en toda la Unión Europea? | 112
¿Cuál es el número de emergencias británico, además del 112? | 999
¿Cuál es el principal número de emergencias en Australia? | 000
¿Cuál es el principal número de emergencias en Nueva Zelanda? | 111
¿Qué número llama a una ambulancia en Japón? | 119
¿Qué número llama a una ambulancia en Brasil? | 192
¿Qué número llama a una ambulancia en China? | 120
¿Hacia dónde inclinas la cabeza cuando te sangra la nariz? | hacia adelante / hacia delante / adelante | Aprieta la parte blanda de la nariz y respira por la boca.
¿Cómo avanzas por debajo del humo de un incendio? | a gatas / gateando | Cerca del suelo, el aire está más limpio.
¿Qué hay que hacer si se prende fuego la ropa? | tirarse al suelo y rodar / rodar por el suelo
¿Qué hay que hacer cuando suena la alarma de incendios? | salir / salir a la calle
¿Qué hay que hacer con un perro desconocido? | dejarlo en paz / no tocarlo
¿Qué hay que hacer cuando hay rayos cerca? | entrar en un edificio / entrar en casa
¿Cómo se llama un hueso roto? | fractura
¿Cómo se llama un ligamento estirado o desgarrado? | esguince
¿Qué tela cuelga del cuello para sujetar un brazo? | cabestrillo`,
    10: `
¿Qué postura deja respirar a alguien que no despierta? | posición lateral de seguridad
¿Cómo se llama la maniobra de apretar con ritmo el pecho? | compresiones torácicas / masaje cardíaco
¿Qué aparato puede reactivar un corazón con una descarga? | desfibrilador / DEA
¿Con qué siglas se nombra la maniobra de apretar el pecho y dar aire? | RCP | Es la reanimación cardiopulmonar.
¿Cómo se llama una reacción alérgica muy peligrosa? | anafilaxia / choque anafiláctico
¿Qué contiene el inyector de emergencia para alergias graves? | adrenalina / epinefrina
¿Con qué aspira su medicina alguien con asma? | inhalador
¿Cómo se llama una lesión del cerebro por un golpe en la cabeza? | conmoción cerebral / conmoción
¿Qué pasa cuando el cuerpo se enfría hasta un punto peligroso? | hipotermia
¿Qué pasa cuando el cuerpo se calienta hasta un punto peligroso? | golpe de calor / insolación
¿Qué pasa cuando la piel se hiela? | congelación / congelamiento
¿Qué pasa cuando la comida tapa las vías respiratorias? | atragantamiento / asfixia
¿Quién aconseja por teléfono si alguien traga un producto de limpieza? | toxicología / centro de toxicología
¿Qué banda muy apretada detiene un sangrado fuerte del brazo? | torniquete | Es el último recurso, para quien ha aprendido a usarlo.
¿Qué se hace con las manos en una herida que sangra mucho? | presionar / apretar / presionar fuerte
¿Cómo se llama una pequeña lesión que sangra bajo la piel? | moretón / moratón / hematoma / cardenal`,
  },
};
