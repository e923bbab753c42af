import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
    8: `
¿Cómo se llama la roca fundida y caliente bajo tierra? | magma
¿Cómo se llama la roca fundida cuando sale? | lava
¿Qué montaña puede lanzar ceniza y roca fundida? | volcán
¿Qué ocurre cuando tiembla el suelo? | terremoto / sismo / temblor
¿Cómo se llama la capa dura exterior de la Tierra? | corteza / corteza terrestre
¿Cómo se llama la capa gruesa debajo de la corteza? | manto
¿Cómo se llama el centro caliente de la Tierra? | núcleo
¿Cómo se llama el rastro de un ser vivo antiguo en la piedra? | fósil
¿Cómo son las rocas formadas de roca fundida que se enfrió? | ígneas / magmáticas
¿Cómo son las rocas formadas de capas de arena y barro? | sedimentarias
¿Cómo son las rocas que el calor y la presión han cambiado? | metamórficas
¿Qué ocurre cuando la lluvia, el hielo y el viento deshacen la roca? | meteorización
¿Qué ocurre cuando el viento o el agua se llevan la tierra? | erosión
¿Dónde tienen las plantas sus raíces? | suelo / tierra / en la tierra
¿De qué están hechas las rocas? | minerales
¿Qué ola enorme sigue a un terremoto bajo el mar? | tsunami / maremoto
¿Cómo se llama un grano de sal con sus caras planas? | cristal`,
    10: `
¿Qué roca con manchas se enfrió despacio a gran profundidad? | granito
¿Qué roca oscura forma casi todo el fondo del océano? | basalto
¿Qué roca tiene tantos agujeros que flota? | piedra pómez / pómez
¿Qué roca es vidrio volcánico? | obsidiana
¿Qué roca se forma de conchas y esqueletos en el mar? | caliza / piedra caliza
¿Qué roca está hecha de granos de arena pegados? | arenisca
¿En qué se convierte la caliza con calor y presión? | mármol
¿Qué roca se parte en láminas finas para los tejados? | pizarra
¿Qué combustible se formó de plantas de pantanos antiguos? | carbón / hulla
¿Qué mineral es el más duro? | diamante
¿Qué mineral es el más blando en la escala de Mohs? | talco
¿De qué mineral está hecha casi toda la arena? | cuarzo
¿Cómo se llaman los enormes trozos móviles de la corteza terrestre? | placas tectónicas / placas
¿Cómo se llama una grieta por la que se mueven las rocas? | falla
¿Qué punto de la superficie está encima de un terremoto? | epicentro
¿Qué registra los temblores del suelo? | sismógrafo / sismómetro
¿Qué cuelga del techo de una cueva caliza? | estalactita
¿Qué crece desde el suelo de una cueva caliza? | estalagmita
¿Qué ocurre cuando una placa se mete debajo de otra? | subducción`,
  },
  rivers: {
    8: `
¿Qué río pasa por París? | Sena
¿Qué río pasa por Londres? | Támesis
¿Qué río pasa por El Cairo? | Nilo
¿Qué río pasa por Viena y Budapest? | Danubio
¿Qué río pasa por Colonia, en Alemania? | Rin
¿Qué río pasa por Roma? | Tíber
¿Qué río pasa por el oeste de Manhattan? | Hudson
¿Qué río pasa junto a Washington D. C.? | Potomac
¿Qué río pasa por Nueva Orleans? | Misisipi / Mississippi
¿Qué río excavó el Gran Cañón? | Colorado
¿Qué río es el más caudaloso del mundo? | Amazonas
¿Qué río es el más largo de Asia? | Yangtsé / río Azul
¿Qué río pasa por Hamburgo y Dresde? | Elba
¿Qué río pasa junto a la catedral de Berlín? | Spree
¿Qué río pasa junto al Kremlin? | Moscova
¿Qué río es sagrado para los hindúes? | Ganges
¿Qué río es el más largo de Europa? | Volga`,
    10: `
¿Qué río pasa por Kinshasa? | Congo
¿Qué río pasa por Bagdad? | Tigris
¿A orillas de qué río estaba la antigua Babilonia? | Éufrates
¿Qué río pasa por San Petersburgo? | Neva
¿Qué río llega al mar en Lisboa? | Tajo
¿Qué río pasa por Oporto? | Duero
¿Qué río pasa por Sevilla? | Guadalquivir
¿Qué río pasa por Florencia? | Arno
¿Qué río pasa por Turín? | Po
¿Qué río sale del lago de Ginebra hacia el Mediterráneo? | Ródano
¿Qué río pasa por Burdeos? | Garona
¿Qué río pasa por Praga? | Moldava
¿Qué río pasa por Varsovia? | Vístula
¿Qué río cae por las cataratas Victoria? | Zambeze
¿Qué río pasa por Dublín? | Liffey
¿Qué río es el más largo de Pakistán? | Indo
¿Qué río tiene su delta en el sur de Vietnam? | Mekong
¿Qué río largo va desde Montana hasta el Misisipi? | Misuri / Missouri
¿Qué río es la frontera entre Texas y México? | río Bravo / río Grande / Bravo
¿Qué río pasa junto a Montreal? | San Lorenzo
¿Qué río es el más largo de Alaska? | Yukón
¿Qué río pasa cerca de Tombuctú? | Níger
¿Qué río pasa por Zaragoza? | Ebro
¿Qué río es el más largo de Francia? | Loira`,
  },
  mountains: {
    8: `
¿Qué montaña es la más alta del mundo? | Everest / monte Everest
¿Qué montaña es la segunda más alta del mundo? | K2
¿Qué montaña es la más alta de África? | Kilimanjaro
¿Qué montaña es la más alta de América del Norte? | Denali / McKinley
¿Qué montaña es la más alta de América del Sur? | Aconcagua
¿Qué montaña es la más alta de los Alpes? | Mont Blanc
¿Qué montaña es la más alta de Alemania? | Zugspitze
¿Qué montaña es la más alta de Japón? | monte Fuji / Fuji
¿Qué montaña es la más alta de España? | Teide | Es un volcán de Tenerife.
¿Qué montaña es la más alta del Reino Unido? | Ben Nevis
¿Qué volcán sepultó Pompeya? | Vesubio
¿Qué volcán está en Sicilia? | Etna
¿Qué montaña con forma de pirámide está sobre Zermatt? | Cervino / Matterhorn
¿Qué montaña muestra las caras de cuatro presidentes de Estados Unidos? | monte Rushmore / Rushmore
¿En qué montaña vivían los dioses griegos? | Olimpo / monte Olimpo
¿Qué montaña plana se alza sobre Ciudad del Cabo? | montaña de la Mesa
¿Qué montaña está junto al puerto de Río de Janeiro? | Pan de Azúcar
¿Qué roca roja está en medio de Australia? | Uluru / Ayers Rock`,
    10: `
¿Qué montaña es la más alta de la Antártida? | monte Vinson / macizo Vinson
¿Qué montaña es la más alta del Cáucaso? | Elbrús / monte Elbrús
¿Qué montaña es la más alta de Austria? | Grossglockner
¿Qué montaña es la más alta de Gales? | Snowdon / Yr Wyddfa
¿Qué montaña es la más alta de Nueva Zelanda? | Aoraki / monte Cook
¿Qué montaña es la más alta del continente australiano? | monte Kosciuszko / Kosciuszko
¿Qué montaña es la más alta de Hawái? | Mauna Kea
¿Qué montaña es la más alta de Turquía? | monte Ararat / Ararat
¿Qué montaña es la más alta de México? | pico de Orizaba / Citlaltépetl
¿Qué montaña es la más alta de Canadá? | monte Logan / Logan
¿Qué montaña es la más alta de Estados Unidos sin contar Alaska? | monte Whitney / Whitney
¿Qué montaña es la más alta de Ecuador? | Chimborazo
¿Qué montaña es la más alta de Marruecos? | Toubkal
¿Qué montaña es la más alta de Eslovenia? | Triglav
¿Qué montaña es la más alta de Noruega? | Galdhøpiggen
¿Qué montaña es la más alta de Irlanda? | Carrauntoohil
¿Qué volcán del estado de Washington explotó en 1980? | Santa Helena / monte Santa Helena
¿Qué volcán de Indonesia explotó en 1883? | Krakatoa
¿Qué volcán de Filipinas entró en erupción en 1991? | Pinatubo
¿Qué volcán de Islandia detuvo los aviones en 2010? | Eyjafjallajökull`,
  },
  landmarks: {
    8: `
¿En qué país está la torre Eiffel? | Francia
¿En qué país está el Coliseo? | Italia
¿En qué país están las pirámides de Guiza? | Egipto
¿En qué país está el Taj Mahal? | India
¿En qué país está la Estatua de la Libertad? | Estados Unidos / EE. UU.
¿En qué país está Stonehenge? | Reino Unido / Inglaterra / Gran Bretaña
¿En qué país está la Gran Barrera de Coral? | Australia
¿En qué país está Machu Picchu? | Perú
¿En qué país está el castillo de Neuschwanstein? | Alemania
¿En qué país está la Acrópolis? | Grecia
¿En qué país está la catedral de San Basilio? | Rusia
¿En qué país está el Cristo Redentor? | Brasil
¿En qué país está la Sagrada Familia? | España
¿En qué país está Petra, la ciudad tallada en la roca? | Jordania
¿En qué país está Angkor Wat? | Camboya
¿En qué país está la pirámide de Chichén Itzá? | México
¿En qué país está el Burj Khalifa? | Emiratos Árabes Unidos
¿En qué país está la Sirenita? | Dinamarca
¿En qué país están los molinos de Kinderdijk? | Países Bajos / Holanda
¿En qué país está el Atomium? | Bélgica
¿En qué país está la Torre CN? | Canadá
¿En qué país están los guerreros de terracota? | China`,
    10: `
¿En qué país está el templo de Borobudur? | Indonesia
¿En qué país está la Alhambra? | España
¿En qué país está el monte Saint-Michel? | Francia
¿En qué país están las cabezas gigantes de la isla de Pascua? | Chile
¿En qué país están las iglesias de roca de Lalibela? | Etiopía
¿En qué país está la Gran Mezquita de Djenné? | Mali / Malí
¿En qué país están las torres Petronas? | Malasia
¿En qué país está la pagoda de Shwedagon? | Birmania / Myanmar
¿En qué país está el puente de Carlos? | Chequia / República Checa
¿En qué país está el palacio de Schönbrunn? | Austria
¿En qué país está el castillo de Wawel? | Polonia
¿En qué país está el castillo de Bran? | Rumanía / Rumania
¿En qué país están los templos de Abu Simbel? | Egipto
¿En qué país está Persépolis? | Irán
¿En qué país están las líneas de Nazca? | Perú
¿En qué país está la ciudad maya de Tikal? | Guatemala
¿En qué país está la mezquita de Hasán II? | Marruecos
¿En qué país está la fortaleza de Sigiriya? | Sri Lanka
¿En qué país están los acantilados de Moher? | Irlanda
¿En qué país está el fiordo de Geiranger? | Noruega
¿En qué país está el fiordo Milford Sound? | Nueva Zelanda
¿En qué país está la bahía de Ha Long? | Vietnam
¿En qué país está el templo Wat Arun? | Tailandia
¿En qué país está el palacio Gyeongbokgung? | Corea del Sur
¿En qué país está el palacio de Cnosos? | Grecia
¿En qué país está la torre de Belém? | Portugal`,
  },
  'city-landmarks': {
    8: `
¿En qué ciudad está la torre Eiffel? | París
¿En qué ciudad está el Big Ben? | Londres
¿En qué ciudad está el Coliseo? | Roma
¿En qué ciudad está la Puerta de Brandeburgo? | Berlín
¿En qué ciudad está la Estatua de la Libertad? | Nueva York
¿En qué ciudad está el puente Golden Gate? | San Francisco
¿En qué ciudad está la Casa Blanca? | Washington D. C. / Washington
¿En qué ciudad está la Plaza Roja? | Moscú
¿En qué ciudad está la Sagrada Familia? | Barcelona
¿En qué ciudad está la Acrópolis? | Atenas
¿En qué ciudad está la Mezquita Azul? | Estambul
¿En qué ciudad está el Cristo Redentor? | Río de Janeiro
¿En qué ciudad está la Sirenita? | Copenhague
¿En qué ciudad está el Atomium? | Bruselas
¿En qué ciudad está la casa de Ana Frank? | Ámsterdam
¿En qué ciudad está el puente de Carlos? | Praga
¿En qué ciudad está el palacio de Schönbrunn? | Viena
¿En qué ciudad está el Burj Khalifa? | Dubái
¿En qué ciudad está la Ciudad Prohibida? | Pekín / Beijing
¿En qué ciudad está la Torre CN? | Toronto`,
    10: `
¿En qué ciudad está el Museo del Prado? | Madrid
¿En qué ciudad está la torre Skytree? | Tokio
¿En qué ciudad está el puente de Rialto? | Venecia
¿En qué ciudad está el Ponte Vecchio? | Florencia
¿En qué ciudad está el teatro de ópera La Scala? | Milán
¿En qué ciudad está el hotel Marina Bay Sands? | Singapur
¿En qué ciudad está la torre de Belém? | Lisboa
¿En qué ciudad está el Museo del Hermitage? | San Petersburgo
¿En qué ciudad está el Templo Dorado de los sijs? | Amritsar
¿En qué ciudad está la Space Needle? | Seattle
¿En qué ciudad está el letrero de Hollywood? | Los Ángeles
¿En qué ciudad está el Gateway Arch? | San Luis / Saint Louis
¿En qué ciudad está la Torre Willis? | Chicago
¿En qué ciudad está el palacio Zwinger? | Dresde
¿En qué ciudad está el Museo Guggenheim con olas de titanio? | Bilbao
¿En qué ciudad están las torres Petronas? | Kuala Lumpur
¿En qué ciudad está el museo del barco Vasa? | Estocolmo
¿En qué ciudad está el Bastión de los Pescadores? | Budapest`,
  },
};
