import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
Quelle partie d’une plante boit l’eau du sol ? | racines
Qu’est-ce qui porte la fleur bien droite ? | tige
Quelles parties vertes et plates captent la lumière ? | feuilles
Quelle partie de la plante les abeilles visitent-elles ? | fleur
Qu’est-ce que la petite chose brune dans une pomme ? | pépin / graine
Comment s’appelle la grosse tige d’un arbre ? | tronc
Comment s’appelle la peau d’un arbre ? | écorce
Qu’est-ce qui sort du tronc et porte des rameaux ? | branche
Sur quel arbre poussent les glands ? | chêne
Quelle grande fleur jaune a des graines qu’on mange ? | tournesol
Quelle plante du désert a des piquants ? | cactus
Comment s’appellent les feuilles colorées d’une fleur ? | pétales
Quel jus sucré les abeilles trouvent-elles dans les fleurs ? | nectar
Quel arbre a de longues aiguilles et des cônes ? | pin
Comment appelle-t-on beaucoup d’arbres ensemble ? | forêt / bois
Avec quelle céréale fait-on le pain blanc ? | blé
Quelle petite plante verte couvre les pierres humides ? | mousse`,
    8: `
Comment les plantes se nourrissent-elles avec la lumière, l’air et l’eau ? | photosynthèse
Quel pigment vert y a-t-il dans les feuilles ? | chlorophylle
Quelle poudre jaune les abeilles portent-elles de fleur en fleur ? | pollen
Que se passe-t-il quand le pollen arrive sur une autre fleur ? | pollinisation
Que se passe-t-il quand une graine commence à pousser ? | germination
De quelle partie ronde, sous la terre, sort la tulipe ? | bulbe / oignon
Quel gaz les plantes prennent-elles dans l’air pour se nourrir ? | dioxyde de carbone / gaz carbonique
Quel gaz les plantes rejettent-elles, que nous respirons ? | oxygène / dioxygène
Comment appelle-t-on les arbres verts toute l’année ? | persistants / à feuilles persistantes
Comment appelle-t-on les arbres qui perdent leurs feuilles en automne ? | caducs / à feuilles caduques
Qu’ont les fougères et les mousses à la place des graines ? | spores
Comment s’appelle le fil qui porte le pollen dans une fleur ? | étamine
Quelle partie de la fleur devient le fruit ? | ovaire
Que deviennent les feuilles et les épluchures qui pourrissent ? | du compost
Comment s’appelle une très jeune plante ? | plantule / jeune pousse
Que comptes-tu sur un tronc coupé pour connaître son âge ? | cernes / anneaux
Quelle partie souterraine de la pomme de terre mange-t-on ? | tubercule`,
    10: `
Quels tubes font monter l’eau dans une plante ? | xylème
Quels tubes transportent le sucre dans une plante ? | phloème
Quelles ouvertures minuscules laissent passer les gaz dans une feuille ? | stomates
Quelle partie de la cellule végétale fait du sucre avec la lumière ? | chloroplaste
De quoi sont faites les parois des cellules végétales ? | cellulose
Comment s’appelle la perte d’eau par les feuilles ? | transpiration
Quelle partie de l’étamine contient le pollen ? | anthère
Quel bout collant du pistil capte le pollen ? | stigmate
Comment s’appellent les petites feuilles vertes sous la fleur ? | sépales
Comment appelle-t-on une plante qui vit un an ? | annuelle
Comment appelle-t-on une plante qui vit de longues années ? | vivace / pérenne
Comment s’appelle la première feuille dans la graine ? | cotylédon
Comment s’appelle le fait de pousser vers la lumière ? | phototropisme
Quelle réserve blanche y a-t-il dans les pommes de terre ? | amidon / fécule
Quel sucre la photosynthèse fabrique-t-elle ? | glucose
Comment s’appelle l’union du pollen et de l’ovule ? | fécondation
Quel gaz de l’air les bactéries du sol transforment-elles pour les plantes ? | azote / diazote`,
  },
  'animal-facts': {
    4: `
Quel animal fait meuh ? | vache
Quel animal fait ouaf ? | chien
Quel animal fait miaou ? | chat
Quel animal fait groin groin ? | cochon
Quel animal fait bêê ? | mouton
Quel animal hennit ? | cheval
Quel animal fait coin-coin ? | canard
Quel animal fait cocorico ? | coq
Quel animal fait coa coa ? | grenouille
Quel oiseau fait hou hou la nuit ? | hibou / chouette
Quel animal fait du miel ? | abeille
Quel animal a une longue trompe ? | éléphant
Quel animal a un très long cou ? | girafe
Quel animal a des rayures noires et blanches ? | zèbre
Quel animal saute et a une poche ? | kangourou
Quel animal porte une coquille et laisse une trace de bave ? | escargot
Quel animal tisse une toile ? | araignée
Quel animal sans pattes a la langue fourchue ? | serpent`,
    6: `
Quel animal court le plus vite ? | guépard
Quel animal est le plus gros de tous ? | baleine bleue / rorqual bleu
Quel oiseau est le plus grand ? | autruche
Quel oiseau minuscule peut voler en arrière ? | colibri / oiseau-mouche
Quel animal dort la tête en bas ? | chauve-souris
Quel animal construit des barrages ? | castor
Quel lézard change de couleur ? | caméléon
Quel ours mange du bambou ? | panda
Quel oiseau noir et blanc de l’Antarctique nage mais ne vole pas ? | manchot
Quel animal de la mer a huit bras ? | pieuvre / poulpe
Quel animal du désert a des bosses ? | chameau
Quel animal à la queue touffue cache des noisettes ? | écureuil
Quel petit animal se roule en boule piquante ? | hérisson
Quel animal gris vit dans les eucalyptus ? | koala
Quel animal blanc chasse les phoques sur la banquise ? | ours blanc / ours polaire
Qu’est-ce qui devient un papillon ? | chenille
Quel insecte brille la nuit ? | luciole / ver luisant
Quel animal a une corne sur le nez ? | rhinocéros
Quel reptile des fleuves a une énorme mâchoire ? | crocodile`,
    8: `
Comment appelle-t-on un animal qui ne mange que des plantes ? | herbivore
Comment appelle-t-on un animal qui ne mange que de la viande ? | carnivore
Comment appelle-t-on un animal qui mange des plantes et de la viande ? | omnivore
Comment appelle-t-on un animal qui en chasse d’autres ? | prédateur
Comment appelle-t-on un animal qui est chassé ? | proie
Comment appelle-t-on un animal actif la nuit ? | nocturne
Comment s’appelle le long sommeil de l’hiver ? | hibernation
Comment s’appelle le long voyage vers les pays chauds ? | migration
Comment s’appellent les couleurs qui cachent un animal ? | camouflage
Qu’est-ce qui sert aux poissons à respirer ? | branchies
Comment s’appelle le passage du têtard à la grenouille ? | métamorphose
Qu’est-ce qui sert aux insectes à toucher et à sentir ? | antennes
Comment appelle-t-on une espèce qui n’existe plus ? | éteinte / disparue
Comment appelle-t-on une espèce qui va peut-être disparaître ? | menacée / en danger
Comment s’appelle l’endroit où un animal vit dans la nature ? | habitat / milieu de vie
Comment appelle-t-on les animaux qui prennent la chaleur de leur milieu ? | à sang froid
Comment appelle-t-on les animaux qui ont une colonne vertébrale ? | vertébrés
Comment appelle-t-on les animaux sans colonne vertébrale ? | invertébrés`,
  },
  'animal-groups': {
    6: `
Dans quel groupe d’animaux est le chien ? | mammifères
Dans quel groupe d’animaux est le moineau ? | oiseaux
Dans quel groupe d’animaux est le saumon ? | poissons
Dans quel groupe d’animaux est le serpent ? | reptiles
Dans quel groupe d’animaux est la grenouille ? | amphibiens
Dans quel groupe d’animaux est l’abeille ? | insectes
Dans quel groupe d’animaux est le cheval ? | mammifères
Dans quel groupe d’animaux est l’aigle ? | oiseaux
Dans quel groupe d’animaux est le requin ? | poissons
Dans quel groupe d’animaux est le lézard ? | reptiles
Dans quel groupe d’animaux est le crapaud ? | amphibiens
Dans quel groupe d’animaux est la fourmi ? | insectes
Dans quel groupe d’animaux est la souris ? | mammifères
Dans quel groupe d’animaux est le canard ? | oiseaux
Dans quel groupe d’animaux est la truite ? | poissons
Dans quel groupe d’animaux est la tortue ? | reptiles
Dans quel groupe d’animaux est la salamandre ? | amphibiens
Dans quel groupe d’animaux est le papillon ? | insectes
Dans quel groupe d’animaux est l’éléphant ? | mammifères
Dans quel groupe d’animaux est le hibou ? | oiseaux
Dans quel groupe d’animaux est la carpe ? | poissons
Dans quel groupe d’animaux est le crocodile ? | reptiles
Dans quel groupe d’animaux est le triton ? | amphibiens
Dans quel groupe d’animaux est la coccinelle ? | insectes`,
    8: `
Dans quel groupe d’animaux est la baleine ? | mammifères | Elle respire de l’air et allaite ses petits.
Dans quel groupe d’animaux est la chauve-souris ? | mammifères | Elle vole, mais elle a des poils et allaite ses petits.
Dans quel groupe d’animaux est le manchot ? | oiseaux | Il a des plumes et pond des œufs.
Dans quel groupe d’animaux est l’hippocampe ? | poissons | Il respire avec des branchies.
Dans quel groupe d’animaux est l’axolotl ? | amphibiens
Dans quel groupe d’animaux est l’araignée ? | arachnides | Elle a huit pattes. Les insectes en ont six.
Dans quel groupe d’animaux est le scorpion ? | arachnides
Dans quel groupe d’animaux est la tique ? | arachnides
Dans quel groupe d’animaux est le crabe ? | crustacés
Dans quel groupe d’animaux est le homard ? | crustacés
Dans quel groupe d’animaux est la crevette ? | crustacés
Dans quel groupe d’animaux est l’escargot ? | mollusques
Dans quel groupe d’animaux est la pieuvre ? | mollusques
Dans quel groupe d’animaux est la moule ? | mollusques
Dans quel groupe d’animaux est le calmar ? | mollusques
Dans quel groupe d’animaux est l’étoile de mer ? | échinodermes
Dans quel groupe d’animaux est l’oursin ? | échinodermes
Dans quel groupe d’animaux est la méduse ? | cnidaires
Dans quel groupe d’animaux est le corail ? | cnidaires
Dans quel groupe d’animaux est l’ornithorynque ? | mammifères | Il pond des œufs, mais il allaite ses petits.
Dans quel groupe d’animaux est la libellule ? | insectes
Dans quel groupe d’animaux est l’autruche ? | oiseaux`,
  },
  'food-chains': {
    8: `
D’où vient d’abord l’énergie de la plupart des chaînes alimentaires ? | du Soleil / le Soleil
Comment appelle-t-on une plante dans une chaîne alimentaire ? | producteur | Elle fabrique sa propre nourriture.
Comment appelle-t-on chaque animal dans une chaîne alimentaire ? | consommateur
Comment appelle-t-on les champignons et les bactéries qui décomposent les restes ? | décomposeurs
Comment s’appellent plusieurs chaînes alimentaires reliées ? | réseau alimentaire / réseau trophique
Comment appelle-t-on un animal qui mange les animaux morts qu’il trouve ? | charognard
Comment appelle-t-on l’animal au sommet de la chaîne alimentaire, que personne ne chasse ? | superprédateur / prédateur alpha
Comment s’appellent tous les êtres vivants d’un lieu avec leur milieu ? | écosystème
Quelles plantes minuscules sont au début des chaînes alimentaires de la mer ? | phytoplancton / plancton
Qu’est-ce qui passe d’un maillon de la chaîne alimentaire au suivant ? | énergie
Où vivent les chameaux et les cactus ? | dans le désert / désert
Où vivent les ours blancs et les morses ? | dans l’Arctique / Arctique
Où vivent les toucans et les paresseux ? | dans la forêt tropicale / forêt tropicale
Où vivent les lions et les zèbres ? | dans la savane / savane
Où vivent les poissons-clowns et les anémones de mer ? | dans le récif de corail / récif de corail
Où vivent les roseaux et les libellules ? | près d’un étang / étang / mare`,
    10: `
Dans une chaîne alimentaire, comment s’appelle l’animal qui mange des plantes ? | consommateur primaire
Dans une chaîne alimentaire, comment s’appelle l’animal qui mange des herbivores ? | consommateur secondaire
Comment s’appelle chaque étage d’une chaîne alimentaire ? | niveau trophique
Comment s’appelle la masse de tous les êtres vivants d’un lieu ? | biomasse
Comment s’appelle la variété de la vie dans un lieu ? | biodiversité
Qu’est-ce qui vit sur un autre être vivant et lui nuit ? | parasite
Sur quoi vit un parasite ? | hôte
Comment s’appelle l’aide que deux espèces se donnent ? | mutualisme / symbiose
Comment appelle-t-on une nouvelle venue qui nuit aux autres espèces ? | espèce invasive / espèce envahissante
Quelle sorte d’espèce fait tenir tout un écosystème ? | espèce clé de voûte / espèce clé
Comment s’appelle le rôle d’une espèce dans son écosystème ? | niche écologique / niche
Comment s’appellent tous les membres d’une espèce dans un lieu ? | population
Comment s’appellent toutes les espèces qui vivent dans un lieu ? | communauté / biocénose
Comment s’appelle un caractère qui aide une espèce à survivre ? | adaptation
Comment s’appelle la lutte pour la même nourriture ou la même place ? | compétition / concurrence
Comment s’appellent les choses non vivantes, comme la lumière et l’eau ? | facteurs abiotiques
Quel cycle fait passer le CO2 entre l’air, les plantes et les animaux ? | cycle du carbone`,
  },
};
