import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
Qu’est-ce qui tombe des nuages en grosses gouttes ? | pluie
Qu’est-ce qui tombe en flocons blancs et doux ? | neige
Quelles boules de glace tombent pendant un orage ? | grêle / grêlons
Qu’est-ce qui brille d’un coup pendant l’orage ? | éclair / foudre
Qu’est-ce qui gronde après l’éclair ? | tonnerre
Comment s’appelle l’air qui bouge ? | vent
Comment s’appelle un nuage au ras du sol ? | brouillard / brume
Qu’est-ce qui montre plein de couleurs quand il pleut et fait soleil ? | arc-en-ciel
Sur quoi patines-tu en hiver ? | glace
Qu’est-ce qui pend du toit quand il gèle ? | stalactite de glace / glaçon / stalactite
Quelle saison est la plus chaude ? | été
Quand beaucoup d’arbres perdent-ils leurs feuilles ? | en automne / automne
Quelle saison est la plus froide ? | hiver
Quand les fleurs commencent-elles à s’ouvrir ? | au printemps / printemps
Quelle tempête tourne comme un entonnoir ? | tornade
Que reste-t-il par terre après la pluie ? | flaque
Quelles gouttes minuscules sont sur l’herbe le matin ? | rosée
Qu’est-ce qui flotte au ciel et est fait de fines gouttes ? | nuage`,
    8: `
Que se passe-t-il quand l’eau devient de la vapeur ? | évaporation
Que se passe-t-il quand la vapeur redevient des gouttes ? | condensation / liquéfaction
Comment s’appellent la pluie, la neige et la grêle ensemble ? | précipitations
Comment s’appelle l’eau à l’état de gaz ? | vapeur d’eau / vapeur
Comment s’appelle la réserve d’eau sous la terre ? | nappe phréatique / eau souterraine
Comment s’appelle l’écoulement de la pluie sur le sol ? | ruissellement
Comment s’appelle un lent fleuve de glace ? | glacier
Comment s’appelle une pluie très fine ? | bruine / crachin
Comment s’appelle un long temps sans pluie ? | sécheresse
Que se passe-t-il quand l’eau recouvre la terre ? | inondation
Quelle énorme tempête tourne au-dessus de l’océan ? | ouragan / typhon / cyclone | Son nom dépend de l’océan.
Comment s’appelle une tempête de neige avec un vent fort ? | blizzard
Comment s’appellent les cristaux de glace sur l’herbe froide ? | gelée blanche / givre
Qu’est-ce qui annonce le temps des prochains jours ? | prévisions / météo / bulletin météo
Qui étudie le temps qu’il fait ? | météorologue
Comment s’appelle un vent léger ? | brise
Qu’est-ce qui fait tourner le cycle de l’eau par sa chaleur ? | le Soleil`,
    10: `
Quels nuages ressemblent à du coton blanc ? | cumulus
Quels nuages sont fins comme des plumes ? | cirrus
Quels nuages font une couche basse et grise ? | stratus
Quels nuages sont très hauts et apportent les orages ? | cumulonimbus
Qu’est-ce qui mesure la pression de l’air ? | baromètre
Qu’est-ce qui mesure la vitesse du vent ? | anémomètre
Qu’est-ce qui mesure l’humidité ? | hygromètre
Que mets-tu dehors pour mesurer une averse ? | pluviomètre
Comment s’appelle tout l’air autour de la Terre ? | atmosphère
Dans quelle couche d’air, la plus basse, se forment presque tous les nuages ? | troposphère
Quelle couche de gaz nous protège des ultraviolets ? | couche d’ozone / ozone
Comment s’appelle le fait que des gaz de l’air retiennent la chaleur ? | effet de serre
Comment s’appelle le temps habituel d’un lieu sur de longues années ? | climat
Quel vent apporte de fortes pluies en Asie du Sud ? | mousson
Quel vent rapide, en altitude, pousse le temps vers l’est ? | jet-stream / courant-jet
Comment s’appelle le bord par où arrive l’air froid ? | front froid
Quelles lignes relient les lieux de même pression sur une carte ? | isobares
Comment s’appelle une roche qui contient de l’eau souterraine ? | aquifère`,
  },
  'safe-internet': {
    6: `
Quel mot secret ouvre ton compte ? | mot de passe
Comment s’appelle ton nom inventé dans un jeu ? | pseudo / pseudonyme / nom d’utilisateur
Quelle petite image te représente dans un jeu ? | avatar
Comment appelle-t-on quelqu’un en ligne que tu n’as jamais vu ? | un inconnu / une inconnue
Comment appelle-t-on le fait d’être méchant en ligne, encore et encore ? | cyberharcèlement / harcèlement
Quelle image ou vidéo veut te faire acheter quelque chose ? | publicité / pub
Que gardes-tu pour toi, car cela dit où tu habites ? | adresse
À qui peux-tu toujours montrer un message méchant ? | à un adulte de confiance
Quel bouton empêche quelqu’un de t’écrire ? | bloquer
Quel bouton prévient l’application d’une chose grave ? | signaler
Que faut-il faire d’une fenêtre qui dit que tu as gagné ? | la fermer
De quoi tes yeux ont-ils besoin après un long moment d’écran ? | une pause
Comment s’appellent les heures devant la télé, la tablette ou le téléphone ? | temps d’écran
Comment es-tu quand tu n’as pas internet ? | hors ligne / déconnecté
Où tapes-tu une question pour trouver des pages ? | moteur de recherche
Que demandes-tu avant de publier la photo d’un ami ? | permission / autorisation / son accord`,
    8: `
Que touches-tu dans un texte pour aller sur une autre page ? | lien
Comment s’appelle le courrier indésirable envoyé à des milliers de gens ? | spam / pourriel
Comment s’appelle un programme nuisible qui se copie tout seul ? | virus
Comment s’appelle une histoire fausse qui imite une vraie nouvelle ? | fausse information / infox / fake news
Comment s’appelle l’endroit d’où vient une information ? | source
Que sont ton nom, ton anniversaire et ton école ensemble ? | données personnelles
Comment s’appelle une page sur toi dans une application ? | profil
Comment est ton compte si seuls tes amis voient tes publications ? | privé
Que prends-tu pour qu’une application soit meilleure et plus sûre ? | mise à jour
Comment s’appelle ce que tu paies dans un jeu ? | achat intégré
Qu’est-ce qui protège images et chansons contre la copie ? | droit d’auteur
Comment s’appelle une image de ton propre écran ? | capture d’écran
Que ne doit pas donner une application, car cela dit où tu es ? | position / localisation
Comment s’appelle l’âge qu’il faut avoir pour une application ? | âge minimum / âge minimal
Que faut-il faire en quittant un ordinateur partagé ? | se déconnecter
Comment s’appelle une conversation où l’on tape ? | chat / tchat`,
    10: `
Comment s’appelle un faux message qui veut ton mot de passe ? | hameçonnage / phishing
Comment s’appellent tous les programmes nuisibles ensemble ? | logiciels malveillants / malwares
Comment s’appelle la connexion avec un mot de passe et un code ? | double authentification
Quels petits fichiers permettent à un site de te reconnaître ? | cookies / témoins de connexion
Qu’est-ce qui rend un message illisible pour les autres ? | chiffrement / cryptage
Comment s’appellent les traces que tu laisses en ligne ? | empreinte numérique / traces numériques
Quelles règles décident de ce qu’une application te montre ? | algorithme
Comment s’appelle une fausse vidéo d’une vraie personne faite par ordinateur ? | hypertrucage / deepfake
Comment s’appelle le fait d’acheter en se faisant passer pour toi ? | usurpation d’identité / vol d’identité
Qu’est-ce qui bloque le trafic indésirable vers un réseau ? | pare-feu
Comment s’appelle le fait de gagner la confiance en ligne sous un faux nom ? | catfishing
Comment s’appelle un titre choquant qui ne veut que ton clic ? | piège à clics / putaclic / clickbait
Comment s’appelle une deuxième copie de tes fichiers ? | sauvegarde
Qu’est-ce qui trouve et enlève les programmes nuisibles ? | antivirus
Qui s’introduit dans les ordinateurs ? | pirate / pirate informatique / hacker
Qu’est-ce qui retient une longue clé secrète pour chaque compte ? | gestionnaire de mots de passe
Quel logiciel bloque tes fichiers jusqu’à ce que tu paies ? | rançongiciel / ransomware`,
  },
  'calendar-facts': {
    4: `
Quel jour vient après lundi ? | mardi
Quel jour vient après mardi ? | mercredi
Quel jour vient après mercredi ? | jeudi
Quel jour vient après jeudi ? | vendredi
Quel jour vient après vendredi ? | samedi
Quel jour vient après samedi ? | dimanche
Quel jour vient après dimanche ? | lundi
Quand le soleil se lève-t-il ? | le matin / matin
Quand fait-il noir et dors-tu ? | la nuit / nuit
Qu’y a-t-il entre l’après-midi et la nuit ? | soir / soirée
Quand le soleil est-il le plus haut ? | à midi / midi
Comment s’appelle le jour après aujourd’hui ? | demain
Comment s’appelle le jour avant aujourd’hui ? | hier
Que font samedi et dimanche ensemble ? | week-end / fin de semaine
Comment s’appelle le jour où tu as un an de plus ? | anniversaire
Qu’est-ce qui est au mur et montre les jours ? | calendrier`,
    6: `
Quel mois vient après janvier ? | février
Quel mois vient après février ? | mars
Quel mois vient après mars ? | avril
Quel mois vient après avril ? | mai
Quel mois vient après mai ? | juin
Quel mois vient après juin ? | juillet
Quel mois vient après juillet ? | août
Quel mois vient après août ? | septembre
Quel mois vient après septembre ? | octobre
Quel mois vient après octobre ? | novembre
Quel mois vient après novembre ? | décembre
Quel mois vient après décembre ? | janvier
Quel mois est le plus court ? | février
En quel mois est Halloween ? | octobre
En quel mois la plupart des gens fêtent-ils Noël ? | décembre | Beaucoup de chrétiens orthodoxes le fêtent en janvier.
Par quel mois commence l’année ? | janvier`,
    8: `
Combien de jours y a-t-il en janvier ? | 31
Combien de jours y a-t-il en avril ? | 30
Combien de jours y a-t-il en juin ? | 30
Combien de jours y a-t-il en août ? | 31
Combien de jours y a-t-il en septembre ? | 30
Combien de jours y a-t-il en décembre ? | 31
Combien de jours février a-t-il dans une année bissextile ? | 29
Combien de jours février a-t-il dans une année normale ? | 28
Combien de jours y a-t-il dans une année normale ? | 365
Combien de jours y a-t-il dans une année bissextile ? | 366
Combien de semaines entières y a-t-il dans une année ? | 52
Combien de mois y a-t-il dans un trimestre ? | 3
Combien de mois ont 31 jours ? | 7
Combien de mois y a-t-il dans un semestre ? | 6
Combien d’années y a-t-il dans une décennie ? | 10
Combien d’années y a-t-il dans un siècle ? | 100
Combien d’années y a-t-il dans un millénaire ? | 1 000
Il y a d’habitude une année bissextile tous les … ans. | 4`,
    10: `
Quel jour est le plus long en Europe et en Amérique du Nord ? | solstice d’été / solstice de juin
Quel jour est le plus court en Europe et en Amérique du Nord ? | solstice d’hiver / solstice de décembre
Quand le jour et la nuit durent-ils presque autant ? | équinoxe / à l’équinoxe
Quelles années ont un 29 février ? | années bissextiles
Quel calendrier presque tout le monde suit-il aujourd’hui ? | calendrier grégorien
Quel calendrier l’Europe suivait-elle avant 1582 ? | calendrier julien
D’où viennent les saisons ? | de l’inclinaison de l’axe de la Terre
Autour de quel astre la Terre tourne-t-elle en un an ? | le Soleil
De quel astre vient le mot lundi ? | la Lune
Que fait la Terre en 24 heures ? | un tour sur elle-même
Comment s’appellent les régions qui ont la même heure ? | fuseaux horaires
Quelle ligne sépare deux dates dans le Pacifique ? | ligne de changement de date
Par quel lieu passe le méridien d’origine ? | Greenwich
Comment s’appelle l’heure quand on a avancé les montres au printemps ? | heure d’été
Que veut dire av. J.-C. ? | avant Jésus-Christ
Que veut dire apr. J.-C. ? | après Jésus-Christ`,
  },
  money: {
    6: `
Comment appelle-t-on ensemble les pièces et les billets ? | argent
Avec quels petits ronds de métal peux-tu payer ? | pièces / pièces de monnaie
Comment s’appellent les papiers avec lesquels on paie ? | billets / billets de banque
Qu’est-ce qui te dit combien coûte une chose ? | prix
Que te rend-on quand tu donnes trop ? | monnaie
Que fais-tu quand tu mets de l’argent de côté ? | économiser / épargner
Où les enfants gardent-ils leurs pièces à la maison ? | tirelire
Dans quoi les grands portent-ils leurs billets et leurs pièces ? | portefeuille / portemonnaie / porte-monnaie
Où paies-tu dans un magasin ? | caisse
Quel endroit garde en sécurité l’argent de beaucoup de gens ? | banque
Une pomme coûte moins qu’un gâteau : la pomme est … | moins chère / meilleur marché
Un gâteau coûte plus qu’une pomme : le gâteau est … | plus cher
Comment appelle-t-on ce qu’il faut avoir pour vivre, comme la nourriture ? | besoins
Comment appelle-t-on ce qu’on aimerait juste avoir, comme des jouets ? | envies / désirs
Que fais-tu de ton argent quand tu achètes quelque chose ? | dépenser
Comment est une chose qui ne coûte rien ? | gratuite / gratuit`,
    8: `
Que reçoivent les gens chaque mois pour leur travail ? | salaire / paie
Que fais-tu quand tu travailles et qu’on te paie ? | gagner de l’argent / gagner
Comment s’appelle un plan pour ton argent ? | budget
Que te verse la banque parce que tu lui confies ton épargne ? | intérêts
Comment s’appelle l’argent qu’une banque te donne et que tu dois rendre ? | prêt / emprunt / crédit
Qu’as-tu tant que tu dois encore de l’argent à quelqu’un ? | dette / dettes
Comment dit-on quand un magasin baisse un peu le prix ? | réduction / remise / rabais
Quel papier montre ce que tu as acheté et payé ? | ticket de caisse / reçu
Quelle carte prend l’argent aussitôt sur ton compte ? | carte de débit
Que reçoivent beaucoup d’enfants de leurs parents chaque semaine ? | argent de poche
Comment s’appelle l’argent qu’on offre pour aider les autres ? | don
Que paie tout le monde pour qu’il y ait des écoles et des routes ? | impôts
Comment s’appelle l’échange de choses sans argent ? | troc
Que reste-t-il à un magasin quand il a payé tous ses frais ? | bénéfice / profit
Quelle machine te donne des billets ? | distributeur / distributeur automatique
Qui achète dans un magasin ? | client / cliente`,
    10: `
Comment dit-on quand les prix montent année après année ? | inflation
Que subit une entreprise qui dépense plus qu’elle ne gagne ? | perte / pertes
Avec quelle carte achètes-tu maintenant pour payer la banque plus tard ? | carte de crédit
Que paie-t-on pour qu’un accident ou un incendie ne nous ruine pas ? | assurance
Comment s’appelle une petite part d’une entreprise que l’on peut acheter ? | action
Où achète-t-on et vend-on des parts d’entreprises toute la journée ? | Bourse
Qu’ouvres-tu à la banque pour y laisser ton argent ? | compte
Comment s’appelle tout l’argent qui sort du porte-monnaie d’une famille ? | dépenses
Quelle taxe paies-tu chaque fois que tu achètes quelque chose ? | TVA / taxe sur la valeur ajoutée
Qu’est-ce qui dit combien d’euros on reçoit pour un dollar ? | taux de change
Comment appelle-t-on l’argent que des criminels ont imité ? | fausse monnaie / faux billets
Que verse la banque sur les intérêts que tu lui laisses ? | intérêts composés
Combien y a-t-il d’une chose à vendre ? C’est l’… | offre
Combien d’une chose les gens veulent-ils acheter ? C’est la … | demande
Que paies-tu chaque mois pour écouter de la musique ou voir des films ? | abonnement
Comment s’appelle la promesse de réparer ce qui casse trop tôt ? | garantie`,
  },
};
