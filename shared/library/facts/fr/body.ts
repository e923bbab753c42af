import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
Qu’est-ce qui te sert à croquer une pomme ? | dents
Qu’est-ce qu’on met dans un gant ? | main
Qu’est-ce qu’on met dans une chaussette ? | pied
Qu’est-ce qui relie ta tête à ton corps ? | cou
Quelle partie du bras se plie au milieu ? | coude
Quelle partie de la jambe se plie au milieu ? | genou
Qu’est-ce qui pousse sur ta tête ? | cheveux
Qu’est-ce qui est juste sous ta bouche ? | menton
Qu’est-ce qui relie ton bras à ton corps ? | épaule
Quel est le petit trou sur ton ventre ? | nombril
Qu’est-ce qui se ferme sur ton œil quand tu dors ? | paupière
Sur quoi es-tu couché quand tu regardes le ciel ? | dos
Qu’est-ce qui est entre tes yeux et ta bouche ? | nez
Qu’est-ce qui te sert à faire un bisou ? | lèvres
Qu’est-ce que tu tends pour montrer quelque chose ? | doigt / index
Quel doigt est court et gros ? | pouce
Qu’est-ce qui est au bout de ton pied ? | orteils / doigts de pied
Qu’est-ce qui te sert à serrer quelqu’un contre toi ? | bras`,
    6: `
Qu’est-ce qui pompe le sang dans ton corps ? | cœur
Qu’est-ce qui te sert à penser ? | cerveau
Qu’est-ce qui se remplit d’air quand tu inspires ? | poumons
Où les aliments avalés rencontrent-ils un acide ? | estomac
Comment s’appelle l’ensemble de tes os ? | squelette
Qu’est-ce qui tire sur tes os pour les bouger ? | muscles
Qu’est-ce qui recouvre tout ton corps ? | peau
Quel liquide rouge coule dans ton corps ? | sang
Quelle ligne de poils est au-dessus de ton œil ? | sourcil
Qu’est-ce qui est dur et protège ton cerveau ? | crâne
Quels os courbés protègent tes poumons ? | côtes
Où ta jambe rejoint-elle ton corps ? | hanche
Quelle articulation est entre ta jambe et ton pied ? | cheville
Quelle articulation est entre ton bras et ta main ? | poignet
Comment s’appellent les premières dents, celles qui tombent ? | dents de lait
Quelle partie dure pousse au bout du doigt ? | ongle
Quelle rangée d’os descend le long de ton dos ? | colonne vertébrale`,
    8: `
Quel tube mène les aliments à l’estomac ? | œsophage
Quel tube mène l’air aux poumons ? | trachée
Quels organes nettoient le sang et font l’urine ? | reins
Où le corps garde-t-il l’urine ? | vessie
Quel muscle sous les poumons aide à respirer ? | diaphragme
Quels vaisseaux emmènent le sang loin du cœur ? | artères
Quels vaisseaux ramènent le sang au cœur ? | veines
Où la plupart des aliments digérés passent-ils dans le sang ? | intestin grêle
Quel gros organe fabrique la bile ? | foie | Il fait des centaines de choses et il peut repousser.
Comment s’appelle l’endroit où deux os se rencontrent ? | articulation
Qu’est-ce qui attache un muscle à un os ? | tendon
Quel os est le plus long ? | fémur
Qu’est-ce qui porte les messages de tes doigts à ton dos ? | nerfs
Quelles cellules du sang transportent l’oxygène ? | globules rouges
Quelles cellules du sang combattent les microbes ? | globules blancs
Quelle couche dure recouvre la dent ? | émail | C’est la partie la plus dure du corps.
Quelles dents de devant coupent les aliments ? | incisives
Quelles dents du fond broient les aliments ? | molaires
Quelles dents pointues déchirent les aliments ? | canines`,
    10: `
Quels vaisseaux minuscules relient les artères et les veines ? | capillaires
Quels petits sacs des poumons font passer l’oxygène dans le sang ? | alvéoles
Quelle partie de l’encéphale assure l’équilibre ? | cervelet
Quelle partie de l’encéphale est la plus grande ? | cerveau
Quelle bande solide tient un os à un autre ? | ligament
Quel organe produit l’insuline ? | pancréas
Quels petits morceaux de cellules aident le sang à coaguler ? | plaquettes
Quel liquide jaune pâle porte les cellules du sang ? | plasma
Comment s’appellent les deux cavités du haut du cœur ? | oreillettes
Comment s’appellent les deux cavités du bas du cœur ? | ventricules
Quelle glande du cou règle la dépense d’énergie du corps ? | thyroïde
Quel faisceau de nerfs passe dans la colonne vertébrale ? | moelle épinière
Quel petit organe garde la bile ? | vésicule biliaire
Où le corps récupère-t-il l’eau des aliments digérés ? | gros intestin / côlon
Quel os rond est à l’avant du genou ? | rotule / patella
Quel os va de l’épaule au haut de la poitrine ? | clavicule
Quel tissu lisse recouvre le bout des os ? | cartilage
Quel pigment colore la peau et les cheveux ? | mélanine
Quelle est la plus petite partie vivante du corps ? | cellule`,
  },
  'five-senses': {
    4: `
Tu vois un arc-en-ciel avec tes … | yeux
Tu entends une cloche avec tes … | oreilles
Tu sens une fleur avec ton … | nez
Tu goûtes une glace avec ta … | langue
Tu touches une couverture douce avec ta … | peau
Tu entends chanter un oiseau avec tes … | oreilles
Tu regardes un livre avec tes … | yeux
Tu sens le pain frais avec ton … | nez
Tu goûtes un citron acide avec ta … | langue
Tu sens la chaleur du soleil sur ta … | peau
Tu vois une étoile avec tes … | yeux
Tu entends un murmure avec tes … | oreilles
Tu sens la fumée avec ton … | nez
Tu goûtes des chips salées avec ta … | langue
Tu sens la neige froide sur ta … | peau`,
    8: `
Quel petit trou noir laisse entrer la lumière dans l’œil ? | pupille | Il rétrécit quand la lumière est forte.
Quelle partie donne leur couleur à tes yeux ? | iris
Quelle couche au fond de l’œil capte la lumière ? | rétine
Quel disque clair derrière la pupille dévie la lumière ? | cristallin
Quelle fenêtre claire couvre l’avant de l’œil ? | cornée
Quel nerf porte les images au cerveau ? | nerf optique
Qu’est-ce qui lave la poussière de tes yeux ? | larmes
Quels poils protègent tes yeux de la poussière ? | cils
Quelle peau fine tremble dans l’oreille quand un son la touche ? | tympan
Quelle partie de l’oreille interne ressemble à un escargot ? | cochlée / limaçon
Qu’est-ce qui, sur la langue, distingue le sucré de l’acide ? | papilles / papilles gustatives
Par quels deux trous entrent les odeurs ? | narines
Quelle matière collante garde l’oreille propre ? | cérumen / cire
Quelle écriture en points les aveugles lisent-ils avec les doigts ? | braille
Quelle langue beaucoup de sourds parlent-ils avec les mains ? | langue des signes
Qu’est-ce qui aide les gens qui voient flou ? | lunettes
Quel sens t’empêche de tomber ? | équilibre`,
  },
  'healthy-living': {
    4: `
Qu’est-ce que tu te laves avant de manger ? | mains
Qu’est-ce que tu te brosses le matin et le soir ? | dents
Qu’est-ce que tu mets sur la tête pour faire du vélo ? | casque
Que faut-il boire quand on a soif ? | de l’eau / eau
Que mets-tu sur ta peau quand il y a du soleil ? | de la crème solaire / crème solaire
Dans quoi peux-tu éternuer sans mouchoir ? | dans le coude / coude / pli du coude
Dans quoi te mouches-tu ? | mouchoir
Qu’est-ce qui mousse quand tu te laves les mains ? | savon
Qui soigne tes dents ? | dentiste
Qui te soigne quand tu es malade ? | médecin / docteur
Que faut-il faire la nuit pour se reposer ? | dormir
Qu’est-ce que tu attaches en voiture ? | ceinture / ceinture de sécurité
Que mets-tu sur ta brosse à dents ? | dentifrice
Qu’est-ce qui te fait de l’ombre sur la tête ? | chapeau / chapeau de soleil
Que prends-tu pour t’essuyer après le bain ? | serviette
Que colles-tu sur une petite coupure ? | pansement`,
    8: `
Quel minéral du lait rend les os solides ? | calcium
En quelle vitamine les oranges sont-elles riches ? | vitamine C
Quelle vitamine ta peau fabrique-t-elle au soleil ? | vitamine D
Quelle vitamine des carottes aide tes yeux ? | vitamine A
Quel minéral aide le sang à porter l’oxygène ? | fer
Quels nutriments construisent et réparent les muscles ? | protéines
Quels nutriments du pain et des pâtes sont le carburant du corps ? | glucides
Quels nutriments contiennent le plus d’énergie ? | lipides / graisses
Qu’est-ce qui, dans les plantes, aide les aliments à avancer dans l’intestin ? | fibres
Comment appelle-t-on les êtres minuscules qui peuvent rendre malade ? | microbes
Qu’est-ce qui apprend au corps à combattre une maladie avant de l’attraper ? | vaccin
Quel médicament tue les bactéries ? | antibiotique | Il n’agit pas contre les virus, comme ceux du rhume.
Qu’est-ce qui, dans les bonbons, nourrit les bactéries des dents ? | sucre
Comment s’appelle un trou dans une dent ? | carie
Qu’as-tu quand ton corps est trop chaud à cause d’une maladie ? | de la fièvre / fièvre
Qu’a-t-on quand le pollen ou les noix rendent malade ? | allergie
Quelle maladie serre les bronches et gêne la respiration ? | asthme
Que se passe-t-il quand le corps perd trop d’eau ? | déshydratation`,
  },
  'food-groups': {
    6: `
Dans quelle famille d’aliments est la pomme ? | fruits
Dans quelle famille d’aliments est la carotte ? | légumes
Dans quelle famille d’aliments est le riz ? | féculents / céréales
Dans quelle famille d’aliments est le yaourt ? | produits laitiers
Dans quelle famille d’aliments est le poulet ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments sont les épinards ? | légumes
Dans quelle famille d’aliments est le pain ? | féculents / céréales
Dans quelle famille d’aliments est la banane ? | fruits
Dans quelle famille d’aliments est le thon ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments est le fromage ? | produits laitiers
Dans quelle famille d’aliments sont les pâtes ? | féculents / céréales
Dans quelle famille d’aliments est la poire ? | fruits
Dans quelle famille d’aliments est le brocoli ? | légumes
Dans quelle famille d’aliments est le lait ? | produits laitiers
Dans quelle famille d’aliments est l’omelette ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments sont les flocons d’avoine ? | féculents / céréales
Dans quelle famille d’aliments est la fraise ? | fruits
Dans quelle famille d’aliments est la salade ? | légumes`,
    8: `
Dans quelle famille d’aliments est la courgette ? | légumes
Dans quelle famille d’aliments est le couscous ? | féculents / céréales
Dans quelle famille d’aliments est le kiwi ? | fruits
Dans quelle famille d’aliments est la dinde ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments est la mozzarella ? | produits laitiers
Dans quelle famille d’aliments est le chou-fleur ? | légumes
Dans quelle famille d’aliments sont les raisins secs ? | fruits
Dans quelle famille d’aliments sont les crevettes ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments est le lait fermenté ? | produits laitiers
Dans quelle famille d’aliments est l’orge ? | féculents / céréales
Dans quelle famille d’aliments est l’aubergine ? | légumes
Dans quelle famille d’aliments est le thon ? | protéines / viande, poisson, œufs
Dans quelle famille d’aliments est le pamplemousse ? | fruits
Dans quelle famille d’aliments est le fromage blanc ? | produits laitiers
Dans quelle famille d’aliments est le millet ? | féculents / céréales
Dans quelle famille d’aliments sont les asperges ? | légumes
Quelle famille d’aliments donne le plus de calcium à tes os ? | produits laitiers
Quelle famille d’aliments construit surtout tes muscles ? | protéines / viande, poisson, œufs
Quelle famille d’aliments te donne le plus d’amidon ? | féculents / céréales`,
  },
  'first-aid': {
    6: `
Que mets-tu sous l’eau fraîche du robinet ? | une petite brûlure | Laisse couler l’eau plusieurs minutes et appelle un adulte.
Que colles-tu sur une écorchure propre ? | un pansement
Que prends-tu au congélateur pour une bosse ? | une poche de froid / des glaçons | Enveloppe-la d’abord dans un linge.
Qu’enlèves-tu d’une écorchure avec de l’eau propre ? | la saleté
Avec quoi enlève-t-on une écharde ? | une pince à épiler
Quelle voiture à sirène emmène les blessés à l’hôpital ? | une ambulance
Qui éteint les incendies ? | les pompiers
Qu’est-ce qui sonne quand il y a de la fumée à la maison ? | un détecteur de fumée
Quelle coque dure tient un bras cassé immobile ? | un plâtre
Quelle image montre tes os ? | une radio / une radiographie
Qu’est-ce qui mesure la fièvre ? | un thermomètre
Quelle boîte contient de quoi soigner les petites blessures ? | une trousse de secours
Que ne prends-tu que d’un adulte de confiance ? | un médicament
Que composes-tu quand quelqu’un est gravement blessé ? | le numéro d’urgence
Que demandent d’abord les secours au téléphone ? | où tu es | Reste en ligne jusqu’à ce qu’on te dise de raccrocher.
Que vérifies-tu avant d’aider quelqu’un ? | que tu es en sécurité / qu’il n’y a pas de danger`,
    8: `
Quel est le principal numéro d’urgence aux États-Unis ? | 911
Quel est le numéro d’urgence dans toute l’Union européenne ? | 112
Quel est le numéro d’urgence britannique, à part le 112 ? | 999
Quel est le principal numéro d’urgence en Australie ? | 000
Quel est le principal numéro d’urgence en Nouvelle-Zélande ? | 111
Quel numéro appelle une ambulance au Japon ? | 119
Quel numéro appelle une ambulance au Brésil ? | 192
Quel numéro appelle une ambulance en Chine ? | 120
De quel côté penches-tu la tête quand tu saignes du nez ? | en avant / vers l’avant | Pince les narines et respire par la bouche.
Comment avancer sous la fumée d’un incendie ? | en rampant / à quatre pattes / ramper | L’air est plus propre près du sol.
Que faut-il faire si tes vêtements prennent feu ? | se rouler par terre
Que faut-il faire quand l’alarme incendie sonne ? | sortir / sortir du bâtiment
Que faut-il faire avec un chien inconnu ? | le laisser tranquille
Que faut-il faire quand l’orage est proche ? | rentrer à l’intérieur / se mettre à l’abri
Comment appelle-t-on un os cassé ? | fracture
Comment appelle-t-on un ligament étiré ou déchiré ? | entorse
Quel tissu pend au cou pour tenir un bras ? | écharpe`,
    10: `
Quelle position permet de respirer à quelqu’un qui ne se réveille pas ? | position latérale de sécurité / PLS
Comment s’appelle le geste d’appuyer en rythme sur la poitrine ? | massage cardiaque
Quelle machine peut relancer un cœur par un choc électrique ? | défibrillateur / DAE
Quelles lettres désignent le fait d’appuyer sur la poitrine et de souffler ? | RCP | C’est la réanimation cardiopulmonaire.
Comment s’appelle une réaction allergique très dangereuse ? | choc anaphylactique / anaphylaxie
Quel produit contient le stylo d’urgence contre les allergies graves ? | adrénaline / épinéphrine
Avec quoi respire-t-on son médicament contre l’asthme ? | inhalateur
Comment s’appelle une blessure du cerveau due à un coup sur la tête ? | commotion cérébrale / commotion
Qu’a-t-on quand le corps devient dangereusement froid ? | hypothermie
Qu’a-t-on quand le corps devient dangereusement chaud ? | coup de chaleur / insolation
Qu’a-t-on quand la peau gèle ? | gelure
Que se passe-t-il quand un aliment bouche les voies respiratoires ? | étouffement
Qui donne des conseils par téléphone si quelqu’un avale un produit ménager ? | centre antipoison
Quelle bande très serrée arrête un fort saignement du bras ? | garrot / tourniquet | C’est le dernier recours, pour ceux qui l’ont appris.
Que faut-il faire avec la main sur une plaie qui saigne beaucoup ? | appuyer fort / appuyer / comprimer
Comment appelle-t-on une petite blessure qui saigne sous la peau ? | bleu / hématome / ecchymose`,
  },
};
