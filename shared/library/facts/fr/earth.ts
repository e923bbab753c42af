import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
    8: `
Comment s’appelle la roche fondue et chaude sous la terre ? | magma
Comment s’appelle la roche fondue quand elle sort ? | lave
Quelle montagne peut cracher des cendres et de la roche fondue ? | volcan
Comment appelle-t-on une forte secousse du sol ? | tremblement de terre / séisme
Comment s’appelle la couche dure à l’extérieur de la Terre ? | croûte / croûte terrestre / écorce terrestre
Comment s’appelle la couche épaisse sous la croûte ? | manteau
Comment s’appelle le centre chaud de la Terre ? | noyau
Comment s’appelle la trace d’un être très ancien dans la pierre ? | fossile
Comment sont les roches nées d’une roche fondue qui a refroidi ? | magmatiques / ignées
Comment sont les roches faites de couches de sable et de boue ? | sédimentaires
Comment sont les roches que la chaleur et la pression ont changées ? | métamorphiques
Que subit la roche qui se défait sous la pluie, le gel et le vent ? | altération
Que se passe-t-il quand le vent ou l’eau emporte la terre ? | érosion
Dans quoi s’enfoncent les racines des plantes ? | sol / terre
De quoi sont faites les roches ? | minéraux
Quelle grande vague suit un séisme sous la mer ? | tsunami / raz-de-marée
Comment appelle-t-on un grain de sel avec ses faces plates ? | cristal`,
    10: `
Quelle roche tachetée a refroidi lentement en profondeur ? | granite / granit
Quelle roche sombre forme la plus grande partie du fond des océans ? | basalte
Quelle roche a tant de trous qu’elle flotte ? | pierre ponce / ponce
Quelle roche est du verre de volcan ? | obsidienne
Quelle roche se forme avec des coquilles et des squelettes dans la mer ? | calcaire
Quelle roche est faite de grains de sable collés ? | grès
Que devient le calcaire sous la chaleur et la pression ? | marbre
Quelle roche se fend en plaques minces pour les toits ? | ardoise
Quel combustible s’est formé avec les plantes de très vieux marais ? | charbon / houille
Quel minéral est le plus dur ? | diamant
Quel minéral est le plus tendre sur l’échelle de Mohs ? | talc
De quel minéral est fait presque tout le sable ? | quartz
Comment s’appellent les énormes morceaux mobiles de la croûte terrestre ? | plaques tectoniques / plaques
Comment s’appelle une fente le long de laquelle les roches bougent ? | faille
Quel point de la surface est juste au-dessus d’un séisme ? | épicentre
Qu’est-ce qui enregistre les secousses du sol ? | sismographe / sismomètre
Qu’est-ce qui pend du plafond d’une grotte ? | stalactite
Qu’est-ce qui monte du sol d’une grotte ? | stalagmite
Que se passe-t-il quand une plaque glisse sous une autre ? | subduction`,
  },
  rivers: {
    8: `
Quel fleuve traverse Paris ? | Seine
Quel fleuve traverse Londres ? | Tamise
Quel fleuve traverse Le Caire ? | Nil
Quel fleuve traverse Vienne et Budapest ? | Danube
Quel fleuve traverse Cologne ? | Rhin
Quel fleuve traverse Rome ? | Tibre
Quel fleuve coule à l’ouest de Manhattan ? | Hudson
Quel fleuve passe à Washington, D.C. ? | Potomac
Quel fleuve traverse La Nouvelle-Orléans ? | Mississippi
Quel fleuve a creusé le Grand Canyon ? | Colorado
Quel fleuve a le plus grand débit du monde ? | Amazone
Quel est le plus long fleuve d’Asie ? | Yangzi Jiang / Yangtsé / Yang-tsé-kiang / Yangzi
Quel fleuve traverse Hambourg et Dresde ? | Elbe
Quelle rivière passe près de la cathédrale de Berlin ? | Spree
Quelle rivière passe devant le Kremlin ? | Moskova
Quel fleuve est sacré pour les hindous ? | Gange
Quel est le plus long fleuve d’Europe ? | Volga`,
    10: `
Quel fleuve passe à Kinshasa ? | Congo
Quel fleuve traverse Bagdad ? | Tigre
Sur quel fleuve était l’ancienne Babylone ? | Euphrate
Quel fleuve traverse Saint-Pétersbourg ? | Neva
Quel fleuve arrive à la mer à Lisbonne ? | Tage
Quel fleuve traverse Porto ? | Douro
Quel fleuve traverse Séville ? | Guadalquivir
Quel fleuve traverse Florence ? | Arno
Quel fleuve traverse Turin ? | Pô
Quel fleuve sort du lac Léman vers la Méditerranée ? | Rhône
Quel fleuve traverse Bordeaux ? | Garonne
Quelle rivière traverse Prague ? | Vltava / Moldau
Quel fleuve traverse Varsovie ? | Vistule
Quel fleuve forme les chutes Victoria ? | Zambèze
Quel fleuve traverse Dublin ? | Liffey
Quel est le plus long fleuve du Pakistan ? | Indus
Quel fleuve a son delta au sud du Viêt Nam ? | Mékong
Quelle longue rivière va du Montana au Mississippi ? | Missouri
Quel fleuve sépare le Texas du Mexique ? | Rio Grande / Río Bravo
Quel fleuve passe à Montréal ? | Saint-Laurent
Quel est le plus long fleuve d’Alaska ? | Yukon
Quel fleuve coule près de Tombouctou ? | Niger
Quel fleuve traverse Saragosse ? | Èbre
Quel est le plus long fleuve de France ? | Loire`,
  },
  mountains: {
    8: `
Quelle montagne est la plus haute du monde ? | Everest / mont Everest
Quelle montagne est la deuxième plus haute du monde ? | K2
Quelle montagne est la plus haute d’Afrique ? | Kilimandjaro
Quelle montagne est la plus haute d’Amérique du Nord ? | Denali / McKinley
Quelle montagne est la plus haute d’Amérique du Sud ? | Aconcagua
Quelle montagne est la plus haute des Alpes ? | mont Blanc
Quelle montagne est la plus haute d’Allemagne ? | Zugspitze
Quelle montagne est la plus haute du Japon ? | mont Fuji / Fuji
Quelle montagne est la plus haute d’Espagne ? | Teide | C’est un volcan de Tenerife.
Quelle montagne est la plus haute du Royaume-Uni ? | Ben Nevis
Quel volcan a enseveli Pompéi ? | Vésuve
Quel volcan est en Sicile ? | Etna
Quelle montagne en pyramide domine Zermatt ? | Cervin
Quelle montagne montre le visage de quatre présidents américains ? | mont Rushmore / Rushmore
Sur quelle montagne vivaient les dieux grecs ? | Olympe / mont Olympe
Quelle montagne plate domine Le Cap ? | montagne de la Table
Quelle montagne domine le port de Rio de Janeiro ? | Pain de Sucre
Quel rocher rouge est au milieu de l’Australie ? | Uluru / Ayers Rock`,
    10: `
Quelle montagne est la plus haute de l’Antarctique ? | mont Vinson / massif Vinson / Vinson
Quelle montagne est la plus haute du Caucase ? | Elbrouz / mont Elbrouz
Quelle montagne est la plus haute d’Autriche ? | Grossglockner
Quelle montagne est la plus haute du pays de Galles ? | Snowdon / Yr Wyddfa
Quelle montagne est la plus haute de Nouvelle-Zélande ? | Aoraki / mont Cook
Quelle montagne est la plus haute du continent australien ? | mont Kosciuszko / Kosciuszko
Quelle montagne est la plus haute d’Hawaï ? | Mauna Kea
Quelle montagne est la plus haute de Turquie ? | mont Ararat / Ararat
Quelle montagne est la plus haute du Mexique ? | pic d’Orizaba / Citlaltépetl
Quelle montagne est la plus haute du Canada ? | mont Logan / Logan
Quelle montagne est la plus haute des États-Unis sans l’Alaska ? | mont Whitney / Whitney
Quelle montagne est la plus haute d’Équateur ? | Chimborazo
Quelle montagne est la plus haute du Maroc ? | Toubkal
Quelle montagne est la plus haute de Slovénie ? | Triglav
Quelle montagne est la plus haute de Norvège ? | Galdhøpiggen
Quelle montagne est la plus haute d’Irlande ? | Carrauntoohil
Quel volcan de l’État de Washington a explosé en 1980 ? | mont Saint Helens / Saint Helens
Quel volcan d’Indonésie a explosé en 1883 ? | Krakatoa
Quel volcan des Philippines s’est réveillé en 1991 ? | Pinatubo
Quel volcan d’Islande a arrêté les avions en 2010 ? | Eyjafjallajökull`,
  },
  landmarks: {
    8: `
Dans quel pays est la tour Eiffel ? | France
Dans quel pays est le Colisée ? | Italie
Dans quel pays sont les pyramides de Gizeh ? | Égypte
Dans quel pays est le Taj Mahal ? | Inde
Dans quel pays est la statue de la Liberté ? | États-Unis / USA
Dans quel pays est Stonehenge ? | Royaume-Uni / Angleterre / Grande-Bretagne
Dans quel pays est la Grande Barrière de corail ? | Australie
Dans quel pays est le Machu Picchu ? | Pérou
Dans quel pays est le château de Neuschwanstein ? | Allemagne
Dans quel pays est l’Acropole ? | Grèce
Dans quel pays est la cathédrale Saint-Basile ? | Russie
Dans quel pays est la statue du Christ rédempteur ? | Brésil
Dans quel pays est la Sagrada Família ? | Espagne
Dans quel pays est Pétra, la ville taillée dans le roc ? | Jordanie
Dans quel pays est Angkor Vat ? | Cambodge
Dans quel pays est la pyramide de Chichén Itzá ? | Mexique
Dans quel pays est le Burj Khalifa ? | Émirats arabes unis / Émirats
Dans quel pays est la Petite Sirène ? | Danemark
Dans quel pays sont les moulins de Kinderdijk ? | Pays-Bas / Hollande
Dans quel pays est l’Atomium ? | Belgique
Dans quel pays est la tour CN ? | Canada
Dans quel pays est l’armée de terre cuite ? | Chine`,
    10: `
Dans quel pays est le temple de Borobudur ? | Indonésie
Dans quel pays est l’Alhambra ? | Espagne
Dans quel pays est le Mont-Saint-Michel ? | France
Dans quel pays sont les têtes géantes de l’île de Pâques ? | Chili
Dans quel pays sont les églises dans le roc de Lalibela ? | Éthiopie
Dans quel pays est la Grande Mosquée de Djenné ? | Mali
Dans quel pays sont les tours Petronas ? | Malaisie
Dans quel pays est la pagode Shwedagon ? | Myanmar / Birmanie
Dans quel pays est le pont Charles ? | Tchéquie / République tchèque
Dans quel pays est le château de Schönbrunn ? | Autriche
Dans quel pays est le château du Wawel ? | Pologne
Dans quel pays est le château de Bran ? | Roumanie
Dans quel pays sont les temples d’Abou Simbel ? | Égypte
Dans quel pays est Persépolis ? | Iran
Dans quel pays sont les lignes de Nazca ? | Pérou
Dans quel pays est la cité maya de Tikal ? | Guatemala
Dans quel pays est la mosquée Hassan-II ? | Maroc
Dans quel pays est la forteresse de Sigiriya ? | Sri Lanka
Dans quel pays sont les falaises de Moher ? | Irlande
Dans quel pays est le Geirangerfjord ? | Norvège
Dans quel pays est le Milford Sound ? | Nouvelle-Zélande
Dans quel pays est la baie d’Halong ? | Viêt Nam / Vietnam
Dans quel pays est le temple Wat Arun ? | Thaïlande
Dans quel pays est le palais Gyeongbokgung ? | Corée du Sud
Dans quel pays est le palais de Cnossos ? | Grèce
Dans quel pays est la tour de Belém ? | Portugal`,
  },
  'city-landmarks': {
    8: `
Dans quelle ville est la tour Eiffel ? | Paris
Dans quelle ville est Big Ben ? | Londres
Dans quelle ville est le Colisée ? | Rome
Dans quelle ville est la porte de Brandebourg ? | Berlin
Dans quelle ville est la statue de la Liberté ? | New York
Dans quelle ville est le pont du Golden Gate ? | San Francisco
Dans quelle ville est la Maison-Blanche ? | Washington
Dans quelle ville est la place Rouge ? | Moscou
Dans quelle ville est la Sagrada Família ? | Barcelone
Dans quelle ville est l’Acropole ? | Athènes
Dans quelle ville est la Mosquée bleue ? | Istanbul
Dans quelle ville est la statue du Christ rédempteur ? | Rio de Janeiro
Dans quelle ville est la Petite Sirène ? | Copenhague
Dans quelle ville est l’Atomium ? | Bruxelles
Dans quelle ville est la maison d’Anne Frank ? | Amsterdam
Dans quelle ville est le pont Charles ? | Prague
Dans quelle ville est le château de Schönbrunn ? | Vienne
Dans quelle ville est le Burj Khalifa ? | Dubaï
Dans quelle ville est la Cité interdite ? | Pékin / Beijing
Dans quelle ville est la tour CN ? | Toronto`,
    10: `
Dans quelle ville est le musée du Prado ? | Madrid
Dans quelle ville est la tour Skytree ? | Tokyo
Dans quelle ville est le pont du Rialto ? | Venise
Dans quelle ville est le Ponte Vecchio ? | Florence
Dans quelle ville est l’opéra de la Scala ? | Milan
Dans quelle ville est l’hôtel Marina Bay Sands ? | Singapour
Dans quelle ville est la tour de Belém ? | Lisbonne
Dans quelle ville est le musée de l’Ermitage ? | Saint-Pétersbourg
Dans quelle ville est le Temple d’or des sikhs ? | Amritsar
Dans quelle ville est la Space Needle ? | Seattle
Dans quelle ville sont les lettres géantes Hollywood ? | Los Angeles
Dans quelle ville est la Gateway Arch ? | Saint-Louis
Dans quelle ville est la tour Willis ? | Chicago
Dans quelle ville est le palais du Zwinger ? | Dresde
Dans quelle ville est le musée Guggenheim aux vagues de titane ? | Bilbao
Dans quelle ville sont les tours Petronas ? | Kuala Lumpur
Dans quelle ville est le musée du navire Vasa ? | Stockholm
Dans quelle ville est le Bastion des pêcheurs ? | Budapest`,
  },
};
