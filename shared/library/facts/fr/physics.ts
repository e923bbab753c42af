import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
De quelle matière sont les vitres ? | verre
De quelle matière sont les crayons à l’extérieur ? | bois
Que nous donne le mouton ? | de la laine / laine
De quelle matière sont les pneus de vélo ? | caoutchouc
De quelle matière sont la plupart des bouteilles de shampooing ? | plastique
De quelle matière sont les briques rouges ? | argile / terre cuite
De quelle matière sont les jeans ? | coton
De quelle matière sont les bougies ? | cire
De quelle matière sont les pages d’un livre ? | papier
Que prends-tu pour faire un château à la plage ? | du sable
De quelle matière sont les clous et les vis ? | acier / fer / métal
Quel métal jaune et brillant y a-t-il dans les bagues ? | or
Quel fil fin une chenille nous fabrique-t-elle ? | soie
De quelle matière sont les bottes de cow-boy ? | cuir
Quelle poudre grise durcit avec de l’eau comme la pierre ? | ciment
Quelle écorce légère bouche les bouteilles et flotte ? | liège`,
    8: `
Comment est la matière qui garde sa forme ? | solide
Comment est la matière qui coule et remplit un verre par le bas ? | liquide
Comment est la matière qui remplit tout l’espace ? | gazeuse / gaz
Comment s’appelle le passage de solide à liquide ? | fusion / fonte
Comment s’appelle le passage de liquide à solide ? | solidification / congélation
Comment s’appelle ce qui se passe quand un liquide fait des bulles et devient du gaz ? | ébullition
Comment s’appelle le passage de gaz à liquide ? | condensation / liquéfaction
À combien de degrés Celsius l’eau gèle-t-elle ? | 0
À combien de degrés Celsius l’eau bout-elle ? | 100 | Au niveau de la mer. En haute montagne, elle bout plus tôt.
À combien de degrés Fahrenheit l’eau gèle-t-elle ? | 32
À combien de degrés Fahrenheit l’eau bout-elle ? | 212 | Au niveau de la mer.
Comment s’appelle un mélange où une chose se dissout dans l’autre ? | solution
Qu’est-ce qui retient le sable et laisse passer l’eau ? | filtre
Comment appelle-t-on du sable et des cailloux réunis ? | mélange
Comment s’appelle la place qu’une chose occupe ? | volume
Quel métal liquide y avait-il dans les anciens thermomètres ? | mercure
Comment s’appelle ce qui se passe quand une chemise mouillée sèche ? | évaporation`,
    10: `
Quel est le plus petit morceau d’un élément ? | atome
Quel est le plus petit morceau d’un composé comme l’eau ? | molécule
Comment s’appelle une substance faite d’une seule sorte d’atomes ? | élément / corps simple
Comment s’appelle une substance faite de plusieurs éléments liés ? | composé / corps composé
Quelle particule du noyau a une charge positive ? | proton
Quelle particule du noyau n’a pas de charge ? | neutron
Quelle particule autour du noyau a une charge négative ? | électron
Quel est le centre d’un atome ? | noyau
Comment s’appelle un atome qui porte une charge électrique ? | ion
Qu’est-ce qui range tous les éléments ? | tableau périodique
Comment s’appelle une substance qui rougit le papier tournesol ? | acide
Comment s’appelle une substance qui bleuit le papier tournesol ? | base
Qu’est-ce qui accélère une réaction sans être consommé ? | catalyseur
Comment s’appelle le passage direct de solide à gaz ? | sublimation
Comment s’appelle la masse divisée par le volume ? | masse volumique
Comment s’appelle un mélange de métaux, comme le bronze ? | alliage
Que se forme-t-il sur le fer à l’air humide ? | de la rouille / rouille
Quelle échelle dit si une chose est très acide ? | pH
Comment s’appelle la réaction avec l’oxygène ? | oxydation`,
  },
  'forces-machines': {
    8: `
Qu’est-ce qui attire tout vers la Terre ? | pesanteur / gravité / gravitation
Qu’est-ce qui freine les choses qui glissent l’une sur l’autre ? | frottement / friction
Qu’est-ce qui attire un trombone vers un aimant ? | magnétisme / force magnétique
Quelle force de l’air freine un parachute ? | résistance de l’air
Qu’est-ce qui pousse un bateau vers le haut dans l’eau ? | poussée d’Archimède
Quelle machine simple est une balançoire à bascule ? | levier
Quelle roue avec une corde fait monter un drapeau ? | poulie
Quelle machine simple est une rampe ? | plan incliné
Quelle machine simple est la lame d’une hache ? | coin
Quelle machine simple tourne dans le bois ? | vis
Quelle machine simple à manivelle remonte le seau du puits ? | treuil
Que montre le compteur d’une voiture quand elle roule ? | vitesse
Qu’est-ce qui diminue sur la Lune, alors que la masse reste la même ? | poids
Qu’est-ce qui s’étire et reprend sa forme ? | ressort
Quelles roues à dents se font tourner l’une l’autre ? | engrenages / pignons
Autour de quel point un levier tourne-t-il ? | point d’appui / pivot`,
    10: `
Comment s’appelle la résistance d’un corps à tout changement de mouvement ? | inertie
Comment s’appelle un changement de vitesse ou de direction ? | accélération
Avec quel appareil à ressort mesure-t-on une force ? | dynamomètre
Que donne la masse multipliée par la vitesse ? | quantité de mouvement
Que donne la force multipliée par la distance parcourue ? | travail
Que donne le travail divisé par le temps ? | puissance
Comment s’appelle l’énergie des corps en mouvement ? | énergie cinétique
Comment s’appelle l’énergie d’une pierre qu’on a soulevée ? | énergie potentielle
Quelle est l’unité de l’énergie ? | joule
Quelle est l’unité de la puissance ? | watt
Quelle est l’unité de la force ? | newton
Quelle est l’unité de la pression ? | pascal
Que donne la force divisée par la surface ? | pression
Comment s’appelle la quantité de matière d’un corps ? | masse
Comment s’appelle l’action d’une force qui fait tourner ? | moment / couple
Quelle force tire un corps vers le centre de son cercle ? | force centripète
Quelle vitesse constante atteint un corps qui tombe dans l’air ? | vitesse limite / vitesse terminale`,
  },
  'light-sound': {
    8: `
Quelle forme sombre y a-t-il derrière une chose éclairée ? | ombre
Comment s’appelle le renvoi de la lumière par un miroir ? | réflexion
Comment s’appelle le changement de direction de la lumière qui entre dans l’eau ? | réfraction
Comment est une chose à travers laquelle on voit bien ? | transparente / transparent
Comment est une chose qui ne laisse passer aucune lumière ? | opaque
Comment est le papier calque, qui laisse passer un peu de lumière ? | translucide
Quel bloc de verre sépare la lumière en couleurs ? | prisme
Qu’entends-tu quand un son te revient ? | écho
Quel tremblement rapide fait les sons ? | vibration
En musique, comment s’appelle ce qui rend une note grave ou aiguë ? | hauteur
Où le son ne peut-il pas passer ? | dans le vide / vide
Comment s’appellent toutes les couleurs de la lumière ensemble ? | spectre
Quelle unité dit si un son est fort ? | décibel
Qu’est-ce qui grossit les lettres quand tu le tiens dessus ? | loupe
Qu’est-ce qui fait paraître proches les choses lointaines ? | télescope / longue-vue / lunette / jumelles
Qu’est-ce qui permet de voir les microbes ? | microscope
Quelle partie de toi fait le son quand tu parles ? | cordes vocales`,
    10: `
Comment s’appelle le nombre d’ondes par seconde ? | fréquence
Comment s’appelle la hauteur d’une onde au-dessus de son milieu ? | amplitude
Comment s’appelle la distance entre deux crêtes d’une onde ? | longueur d’onde
Quelle est l’unité de la fréquence ? | hertz
Comment s’appellent les sons trop aigus pour notre oreille ? | ultrasons
Comment s’appellent les sons trop graves pour notre oreille ? | infrasons
Quelle lumière invisible sentons-nous comme de la chaleur ? | infrarouge
Quelle lumière invisible donne des coups de soleil ? | ultraviolet / UV
Qu’est-ce qui montre les os à travers la peau ? | rayons X
Comment est une lentille plus épaisse au milieu ? | convexe / convergente
Comment est une lentille plus mince au milieu ? | concave / divergente
Quel rayon étroit de lumière n’a qu’une couleur ? | laser
Comment s’appelle une particule de lumière ? | photon
Pourquoi une sirène qui approche semble-t-elle plus aiguë ? | effet Doppler
Comment s’appelle le fait qu’une chemise noire garde la lumière ? | absorption
Que se passe-t-il quand une chose en fait vibrer une autre ? | résonance
Quels fils de verre portent les données d’internet en lumière ? | fibres optiques / fibre optique`,
  },
  'electricity-magnets': {
    8: `
Qu’est-ce qui donne l’électricité à une lampe de poche ? | pile / batterie
Comment s’appelle un chemin fermé pour l’électricité ? | circuit
Sur quoi appuies-tu pour allumer une lampe ? | interrupteur / bouton
Qu’est-ce qui brille dans une lampe ? | ampoule
Comment appelle-t-on une matière qui laisse passer l’électricité ? | conducteur
Comment appelle-t-on une matière qui arrête l’électricité ? | isolant
Qu’est-ce qui colle tout seul au réfrigérateur ? | aimant
Comment s’appellent les deux bouts d’un aimant ? | pôles
Que font les bouts pareils de deux aimants ? | ils se repoussent / se repousser
Que font les bouts différents de deux aimants ? | ils s’attirent / s’attirer
Qu’est-ce qui dresse tes cheveux près d’un ballon frotté ? | électricité statique
Qu’est-ce qui montre le nord avec une aiguille ? | boussole
Qu’est-ce qui devient un aimant quand le courant passe ? | électroaimant
Qu’est-ce qui fond quand le courant est trop fort ? | fusible
Qu’est-ce qui change la lumière du soleil en électricité ? | panneau solaire / cellule solaire
Quelle haute machine à pales fait de l’électricité ? | éolienne
Comment s’appelle l’électricité qui passe dans un fil ? | courant / courant électrique
De quel métal sont la plupart des fils ? | cuivre`,
    10: `
Quelle est l’unité de la tension ? | volt
Quelle est l’unité de l’intensité du courant ? | ampère
Quelle est l’unité de la résistance ? | ohm
Comment s’appelle un circuit avec une seule boucle ? | circuit en série / en série
Comment s’appelle un circuit avec plusieurs branches ? | circuit en dérivation / en parallèle
Quel composant limite le courant ? | résistance
Quel composant ne laisse passer le courant que dans un sens ? | diode
Qu’est-ce qui change une haute tension en basse tension ? | transformateur
Comment s’appelle un courant qui change sans cesse de sens ? | courant alternatif
Comment s’appelle un courant qui va toujours dans le même sens ? | courant continu
Qu’est-ce qui garde une charge électrique entre deux plaques ? | condensateur
Quel composant minuscule commute ou amplifie dans les puces ? | transistor
Qu’est-ce qui change le mouvement en électricité ? | générateur / alternateur / dynamo
Qu’est-ce qui change l’électricité en mouvement ? | moteur / moteur électrique
Comment s’appelle un chemin du courant qui évite l’appareil ? | court-circuit
Quelle sorte de matériau est le silicium ? | semi-conducteur
Comment s’appelle la zone où un aimant agit ? | champ magnétique`,
  },
  space: {
    6: `
Quelle étoile nous donne lumière et chaleur ? | Soleil
Qu’est-ce qui tourne autour de la Terre en un mois ? | Lune
Sur quelle planète vivons-nous ? | Terre
Quels points brillent dans le ciel la nuit ? | étoiles
Qu’est-ce qui emmène des gens dans l’espace ? | fusée
Qui voyage dans l’espace ? | astronaute / cosmonaute / spationaute
Comment s’appelle un creux rond sur la Lune ? | cratère
Quelle boule de glace a une longue queue brillante ? | comète
Où vivent les gens qui travaillent dans l’espace ? | station spatiale
Comment s’appelle notre galaxie ? | Voie lactée
Comment s’appelle un dessin d’étoiles, comme un ours ? | constellation
Que porte-t-on pour sortir dans l’espace ? | combinaison spatiale / scaphandre
Quelle planète a les anneaux les plus brillants ? | Saturne
Quelle planète est rouge ? | Mars
Quelle planète est la plus grosse ? | Jupiter
Quelle voiture roule sur Mars sans personne à bord ? | rover / astromobile`,
    8: `
Comment s’appelle le chemin d’une planète autour du Soleil ? | orbite
Autour de quelle ligne, d’un pôle à l’autre, la Terre tourne-t-elle ? | axe
Comment s’appellent le Soleil et tout ce qui l’entoure ? | système solaire
Comment s’appelle un groupe de milliards d’étoiles ? | galaxie
Que forment des milliers de rochers entre Mars et Jupiter ? | ceinture d’astéroïdes
Comment s’appelle le trait de lumière d’un caillou qui brûle dans le ciel ? | étoile filante / météore
Comment s’appelle une pierre de l’espace tombée sur Terre ? | météorite
À quelle phase ne voit-on pas la Lune ? | nouvelle lune
À quelle phase la Lune est-elle un rond entier ? | pleine lune
Qu’y a-t-il quand la Lune cache le Soleil ? | éclipse de Soleil / éclipse solaire
Qu’y a-t-il quand l’ombre de la Terre couvre la Lune ? | éclipse de Lune / éclipse lunaire
Qui a marché le premier sur la Lune ? | (Neil) Armstrong
Qui a été le premier homme dans l’espace ? | (Youri) Gagarine
Qui a été la première femme dans l’espace ? | (Valentina) Terechkova
Qui a marché le deuxième sur la Lune ? | (Buzz) Aldrin
Quel Américain a été le premier à tourner autour de la Terre ? | (John) Glenn
Quelle planète est la plus proche du Soleil ? | Mercure
Quelle planète est la plus éloignée du Soleil ? | Neptune
Quelle planète est la plus chaude ? | Vénus
Quelle planète tourne couchée sur le côté ? | Uranus
Quelle étoile guidait les marins la nuit ? | étoile polaire / étoile du Nord`,
    10: `
Quelle unité dit à quelle distance sont les étoiles ? | année-lumière
Qu’est-ce qui ne laisse même pas sortir la lumière ? | trou noir
Comment s’appelle l’explosion d’une étoile géante ? | supernova
Comment s’appelle un nuage de gaz et de poussière dans l’espace ? | nébuleuse
Comment l’Univers a-t-il commencé, pour la plupart des savants ? | par le Big Bang / Big Bang
Que deviendra le Soleil en grossissant ? | géante rouge
Quelle petite étoile chaude le Soleil deviendra-t-il à la fin ? | naine blanche
Quelle étoile très dense peut rester après une supernova ? | étoile à neutrons
Comment s’appelle une planète d’une autre étoile ? | exoplanète
Qu’est-ce que Pluton aujourd’hui ? | planète naine
Comment s’appelle l’anneau de corps glacés après Neptune ? | ceinture de Kuiper
Quelle est la plus grosse lune de Saturne ? | Titan
Quelle est la plus grosse lune de Jupiter ? | Ganymède
Quel est le plus haut volcan de Mars ? | Olympus Mons / mont Olympe
Quelle réaction fait briller le Soleil ? | fusion nucléaire
Quelle étoile est la plus proche du Soleil ? | Proxima du Centaure / Proxima Centauri
Quelle grande galaxie est la plus proche de la nôtre ? | Andromède / galaxie d’Andromède
Quelle planète naine est dans la ceinture d’astéroïdes ? | Cérès`,
  },
};
