import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
¿Qué parte de la planta bebe el agua del suelo? | raíces
¿Qué parte sostiene la flor? | tallo
¿Qué partes planas y verdes captan la luz? | hojas
¿Qué parte de la planta visitan las abejas? | flor
¿Qué es la cosita marrón que hay dentro de una manzana? | semilla / pepita
¿Cómo se llama el tallo grueso de un árbol? | tronco
¿Cómo se llama la piel de un árbol? | corteza
¿Qué sale del tronco y tiene ramitas? | rama
¿Qué árbol da bellotas? | roble / encina
¿Qué flor alta y amarilla tiene semillas que comemos? | girasol
¿Qué planta del desierto tiene pinchos? | cactus
¿Cómo se llaman las hojas de colores de una flor? | pétalos
¿Qué jugo dulce encuentran las abejas en las flores? | néctar
¿Qué árbol tiene agujas y piñas con piñones? | pino
¿Cómo se llaman muchos árboles juntos? | bosque
¿De qué cereal sale la harina del pan blanco? | trigo
¿Qué plantita verde cubre las piedras húmedas? | musgo`,
    8: `
¿Cómo se alimentan las plantas con luz, aire y agua? | fotosíntesis
¿Qué pigmento verde hay en las hojas? | clorofila
¿Qué polvo amarillo llevan las abejas de flor en flor? | polen
¿Cómo se llama la llegada del polen a otra flor? | polinización
¿Qué ocurre cuando una semilla empieza a crecer? | germinación
¿De qué parte redonda bajo tierra nace un tulipán? | bulbo
¿Qué gas toman las plantas del aire para alimentarse? | dióxido de carbono
¿Qué gas que respiramos sueltan las plantas? | oxígeno
¿Cómo son los árboles verdes todo el año? | de hoja perenne / siempreverdes
¿Cómo son los árboles que pierden las hojas en otoño? | de hoja caduca / caducifolios / caducos
¿Qué tienen los helechos y los musgos en vez de semillas? | esporas
¿Cómo se llama el hilo con polen en la punta que hay en una flor? | estambre
¿Qué parte de la flor se convierte en fruto? | ovario
¿En qué se convierten las hojas y cáscaras que se pudren? | compost / abono / composta
¿Cómo se llama una planta muy joven? | plántula / brote
¿Qué cuentas en un tronco cortado para saber su edad? | anillos
¿Qué parte subterránea de la planta de la papa o patata comemos? | tubérculo`,
    10: `
¿Qué tubos suben el agua por la planta? | xilema
¿Qué tubos llevan el azúcar por la planta? | floema
¿Qué aberturas diminutas dejan pasar gases en una hoja? | estomas
¿Qué parte de la célula vegetal hace azúcar con la luz? | cloroplasto
¿De qué están hechas las paredes de las células vegetales? | celulosa
¿Cómo se llama la pérdida de agua por las hojas? | transpiración
¿Qué punta del estambre contiene el polen? | antera
¿Qué punta pegajosa del pistilo recoge el polen? | estigma
¿Cómo se llaman las hojitas verdes debajo de la flor? | sépalos
¿Cómo se llama una planta que vive un solo año? | anual
¿Cómo se llama una planta que vive muchos años? | perenne
¿Cómo se llama la primera hoja dentro de la semilla? | cotiledón
¿Cómo se llama el crecimiento hacia la luz? | fototropismo
¿Qué sustancia blanca guardan las papas o patatas? | almidón
¿Qué azúcar produce la fotosíntesis? | glucosa
¿Cómo se llama la unión del polen y el óvulo? | fecundación / fertilización
¿Qué gas del aire transforman para las plantas las bacterias del suelo? | nitrógeno`,
  },
  'animal-facts': {
    4: `
¿Qué animal hace muu? | vaca
¿Qué animal hace guau? | perro
¿Qué animal hace miau? | gato
¿Qué animal hace oinc? | cerdo / chancho / puerco
¿Qué animal hace bee? | oveja
¿Qué animal relincha? | caballo
¿Qué animal hace cua, cua? | pato
¿Qué animal hace quiquiriquí? | gallo
¿Qué animal hace croac? | rana / sapo
¿Qué ave hace uu, uu por la noche? | búho / lechuza
¿Qué animal hace miel? | abeja
¿Qué animal tiene una trompa larga? | elefante
¿Qué animal tiene un cuello muy largo? | jirafa
¿Qué animal tiene rayas negras y blancas? | cebra
¿Qué animal salta y tiene una bolsa? | canguro
¿Qué animal lleva una concha y deja un rastro de baba? | caracol
¿Qué animal teje una tela? | araña
¿Qué animal sin patas tiene la lengua partida en dos? | serpiente / culebra / víbora`,
    6: `
¿Qué animal corre más rápido? | guepardo / chita
¿Qué animal es el más grande de todos? | ballena azul
¿Qué ave es la más grande? | avestruz
¿Qué pájaro diminuto puede volar hacia atrás? | colibrí / picaflor
¿Qué animal duerme colgado cabeza abajo? | murciélago
¿Qué animal construye presas? | castor
¿Qué lagarto cambia de color? | camaleón
¿Qué oso come bambú? | panda
¿Qué ave blanca y negra nada pero no vuela? | pingüino
¿Qué animal del mar tiene ocho brazos? | pulpo
¿Qué animal del desierto tiene jorobas? | camello
¿Qué animal de cola peluda entierra nueces? | ardilla
¿Qué animal pequeño se hace una bola de púas? | erizo
¿Qué animal gris vive en los eucaliptos? | koala
¿Qué animal blanco caza focas en el hielo del Ártico? | oso polar / oso blanco
¿Qué se convierte en mariposa? | oruga
¿Qué insecto brilla de noche? | luciérnaga
¿Qué animal tiene un cuerno en la nariz? | rinoceronte
¿Qué reptil de río tiene un hocico largo y una boca enorme? | cocodrilo / caimán`,
    8: `
¿Cómo se llama un animal que solo come plantas? | herbívoro
¿Cómo se llama un animal que solo come carne? | carnívoro
¿Cómo se llama un animal que come plantas y carne? | omnívoro
¿Cómo se llama un animal que caza a otros? | depredador / predador
¿Cómo se llama el animal que es cazado? | presa
¿Cómo se llama un animal activo de noche? | nocturno
¿Cómo se llama el largo sueño del invierno? | hibernación
¿Cómo se llama el largo viaje de cada año a tierras cálidas? | migración
¿Cómo se llaman los colores que esconden a un animal? | camuflaje
¿Qué usan los peces para respirar? | branquias
¿Cómo se llama el cambio de renacuajo a rana? | metamorfosis
¿Qué usan los insectos para tocar y oler? | antenas
¿Cómo se llama una especie que ya no existe? | extinta / extinguida
¿Cómo se llama una especie que pronto puede desaparecer? | en peligro / amenazada
¿Cómo se llama el lugar donde un animal vive en la naturaleza? | hábitat
¿Cómo se llaman los animales que toman el calor de su entorno? | de sangre fría
¿Cómo se llaman los animales con columna vertebral? | vertebrados
¿Cómo se llaman los animales sin columna vertebral? | invertebrados`,
  },
  'animal-groups': {
    6: `
¿En qué grupo de animales está el perro? | mamíferos
¿En qué grupo de animales está el gorrión? | aves
¿En qué grupo de animales está el salmón? | peces
¿En qué grupo de animales está la serpiente? | reptiles
¿En qué grupo de animales está la rana? | anfibios
¿En qué grupo de animales está la abeja? | insectos
¿En qué grupo de animales está el caballo? | mamíferos
¿En qué grupo de animales está el águila? | aves
¿En qué grupo de animales está el tiburón? | peces
¿En qué grupo de animales está la lagartija? | reptiles
¿En qué grupo de animales está el sapo? | anfibios
¿En qué grupo de animales está la hormiga? | insectos
¿En qué grupo de animales está el ratón? | mamíferos
¿En qué grupo de animales está el pato? | aves
¿En qué grupo de animales está la trucha? | peces
¿En qué grupo de animales está la tortuga? | reptiles
¿En qué grupo de animales está la salamandra? | anfibios
¿En qué grupo de animales está la mariposa? | insectos
¿En qué grupo de animales está el elefante? | mamíferos
¿En qué grupo de animales está el búho? | aves
¿En qué grupo de animales está la carpa dorada? | peces
¿En qué grupo de animales está el cocodrilo? | reptiles
¿En qué grupo de animales está el tritón? | anfibios
¿En qué grupo de animales está la mariquita o catarina? | insectos`,
    8: `
¿En qué grupo de animales está la ballena? | mamíferos | Respira aire y da leche a sus crías.
¿En qué grupo de animales está el murciélago? | mamíferos | Vuela, pero tiene pelo y da leche.
¿En qué grupo de animales está el pingüino? | aves | Tiene plumas y pone huevos.
¿En qué grupo de animales está el caballito de mar? | peces | Respira con branquias.
¿En qué grupo de animales está el ajolote? | anfibios
¿En qué grupo de animales está la araña? | arácnidos | Tiene ocho patas. Los insectos tienen seis.
¿En qué grupo de animales está el escorpión? | arácnidos
¿En qué grupo de animales está la garrapata? | arácnidos
¿En qué grupo de animales está el cangrejo? | crustáceos
¿En qué grupo de animales está la langosta de mar? | crustáceos
¿En qué grupo de animales está el camarón? | crustáceos
¿En qué grupo de animales está el caracol? | moluscos
¿En qué grupo de animales está el pulpo? | moluscos
¿En qué grupo de animales está la almeja? | moluscos
¿En qué grupo de animales está el calamar? | moluscos
¿En qué grupo de animales está la estrella de mar? | equinodermos
¿En qué grupo de animales está el erizo de mar? | equinodermos
¿En qué grupo de animales está la medusa? | cnidarios
¿En qué grupo de animales está el coral? | cnidarios
¿En qué grupo de animales está el ornitorrinco? | mamíferos | Pone huevos, pero da leche a sus crías.
¿En qué grupo de animales está la libélula? | insectos
¿En qué grupo de animales está el avestruz? | aves`,
  },
  'food-chains': {
    8: `
¿De dónde viene al principio la energía de casi todas las cadenas alimentarias? | del Sol / el Sol
¿Cómo se llama una planta en la cadena alimentaria? | productor | Fabrica su propio alimento.
¿Cómo se llama cada animal en la cadena alimentaria? | consumidor
¿Cómo se llaman los hongos y bacterias que deshacen los restos? | descomponedores
¿Cómo se llaman muchas cadenas alimentarias unidas? | red alimentaria / red trófica
¿Cómo se llama un animal que come los animales muertos que encuentra? | carroñero
¿Cómo se llama el animal en la cima de la cadena alimentaria, al que nadie caza? | superdepredador / depredador alfa
¿Cómo se llaman todos los seres vivos de un lugar con su entorno? | ecosistema
¿Con qué plantas diminutas que flotan empiezan las cadenas alimentarias del mar? | fitoplancton / plancton
¿Qué pasa de un eslabón de la cadena alimentaria al siguiente? | energía
¿Dónde viven los camellos y los cactus? | en el desierto / desierto
¿Dónde viven los osos polares y las morsas? | en el Ártico / Ártico
¿Dónde viven los tucanes y los perezosos? | en la selva / selva / selva tropical
¿Dónde viven los leones y las cebras? | en la sabana / sabana
¿Dónde viven los peces payaso y las anémonas de mar? | en el arrecife de coral / arrecife de coral
¿Dónde viven los juncos y las libélulas? | en la laguna / laguna / charca / estanque`,
    10: `
¿Cómo se llama en la cadena alimentaria el animal que come plantas? | consumidor primario
¿Cómo se llama en la cadena alimentaria el animal que come herbívoros? | consumidor secundario
¿Cómo se llama cada escalón de una cadena alimentaria? | nivel trófico
¿Cómo se llama la masa de todos los seres vivos de un lugar? | biomasa
¿Cómo se llama la variedad de la vida en un lugar? | biodiversidad
¿Qué vive sobre otro ser vivo o dentro de él y lo daña? | parásito
¿Sobre quién vive un parásito? | huésped / hospedador / hospedero
¿Cómo se llama la ayuda mutua entre dos especies? | mutualismo / simbiosis
¿Cómo se llama una recién llegada que daña a las otras especies? | especie invasora
¿Qué tipo de especie mantiene unido todo un ecosistema? | especie clave
¿Cómo se llama el papel de una especie en su ecosistema? | nicho ecológico / nicho
¿Cómo se llaman todos los miembros de una especie en un lugar? | población
¿Cómo se llaman juntas todas las especies que viven en un lugar? | comunidad / biocenosis
¿Cómo se llama un rasgo que ayuda a una especie a sobrevivir? | adaptación
¿Cómo se llama la lucha por el mismo alimento o espacio? | competencia / competición
¿Cómo se llaman las cosas sin vida, como la luz y el agua? | factores abióticos
¿Qué ciclo mueve el CO2 entre el aire, las plantas y los animales? | ciclo del carbono`,
  },
};
