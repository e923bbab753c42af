import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
Qui a été couronné empereur à Rome en 800 ? | Charlemagne
Qui a imprimé la Bible avec des lettres mobiles ? | (Johannes) Gutenberg
Qui a lancé la Réforme ? | (Martin) Luther
Qui a écrit « Faust » ? | (Johann Wolfgang von) Goethe
Qui a écrit « Guillaume Tell » et l’« Ode à la joie » ? | (Friedrich) Schiller
Qui a recueilli des contes avec son frère Wilhelm ? | (Jacob) Grimm
Qui a été le premier chancelier de l’Empire allemand ? | (Otto von) Bismarck
Qui a été le dernier empereur allemand ? | Guillaume II
Quel roi de Prusse appelle-t-on le Grand ? | Frédéric II
Quel roi a bâti Neuschwanstein ? | Louis II / Louis II de Bavière
Qui a voulu tuer Hitler avec une bombe en 1944 ? | (Claus von) Stauffenberg
Quelle étudiante distribuait à Munich des tracts contre Hitler ? | (Sophie) Scholl
Qui a été le premier chancelier allemand après la Seconde Guerre mondiale ? | (Konrad) Adenauer
Quel chancelier s’est mis à genoux à Varsovie ? | (Willy) Brandt
Qui était chancelier lors de la réunification allemande ? | (Helmut) Kohl
Quelle femme a été la première chancelière d’Allemagne ? | (Angela) Merkel
Qui a écrit son journal, cachée des nazis à Amsterdam ? | (Anne) Frank
Qui a découvert les rayons X ? | (Wilhelm) Röntgen`,
    when: `
Les Germains battent les Romains de Varus | 9
Charlemagne est couronné empereur | 800
Les 95 thèses de Luther | 1517
La guerre des Paysans est écrasée | 1525
La guerre de Trente Ans commence | 1618
Les traités de Westphalie | 1648
Napoléon est battu à Leipzig | 1813
Un parlement se réunit à Francfort, dans l’église Saint-Paul | 1848
L’Empire allemand est fondé | 1871
La Première Guerre mondiale commence | 1914
L’Allemagne devient une république | 1918
Hitler devient chancelier | 1933
Les nazis brûlent les synagogues dans toute l’Allemagne | 1938
La Seconde Guerre mondiale finit en Europe | 1945
Deux États allemands sont fondés | 1949
L’Allemagne de l’Est se soulève le 17 juin | 1953
Le mur de Berlin est construit | 1961
Le mur de Berlin tombe | 1989
L’Allemagne est réunifiée | 1990
Les pièces et les billets en euros arrivent | 2002`,
  },
  'history-france': {
    who: `
Quel Gaulois a combattu César et perdu à Alésia ? | Vercingétorix
Quel roi des Francs a été baptisé à Reims ? | Clovis
Quel roi des Francs est devenu empereur en 800 ? | Charlemagne
Qui a mené l’armée pour libérer Orléans ? | Jeanne d’Arc
Quel roi a bâti le château de Chambord ? | François Ier / François 1er
Quel roi a mis fin aux guerres de Religion à Nantes ? | Henri IV
Quel cardinal a servi Louis XIII ? | Richelieu
Qui était le Roi-Soleil ? | Louis XIV
Quel roi a été guillotiné pendant la Révolution ? | Louis XVI
Quelle reine a été guillotinée en 1793 ? | Marie-Antoinette
Qui s’est fait empereur en 1804 ? | Napoléon (Bonaparte) / Napoléon Ier
Qui a écrit « Les Misérables » ? | (Victor) Hugo
Qui a trouvé le vaccin contre la rage ? | (Louis) Pasteur
Qui a reçu deux prix Nobel, en physique et en chimie ? | (Marie) Curie
Qui a appelé les Français à résister, de Londres, en 1940 ? | (Charles) de Gaulle
Quel chef de la Résistance est mort en 1943 ? | (Jean) Moulin
Quelle survivante d’Auschwitz a présidé le premier Parlement européen élu ? | (Simone) Veil
Qui a été président de la République de 1981 à 1995 ? | (François) Mitterrand`,
    when: `
Charlemagne est couronné empereur | 800
Le traité de Verdun partage l’empire | 843
Hugues Capet devient roi | 987
La bataille de Bouvines | 1214
Jeanne d’Arc meurt à Rouen | 1431
La bataille de Marignan | 1515
L’édit de Nantes | 1598
Louis XIV commence à régner seul | 1661
La prise de la Bastille | 1789
La France devient une république pour la première fois | 1792
Napoléon devient empereur | 1804
La bataille de Waterloo | 1815
La France abolit l’esclavage pour toujours | 1848
L’instruction devient obligatoire pour tous les enfants | 1882
La France sépare les Églises et l’État | 1905
La bataille de Verdun | 1916
Paris est libéré | 1944
Les Françaises votent pour la première fois | 1945
La Ve République commence | 1958
La France abolit la peine de mort | 1981`,
  },
  'history-spain': {
    who: `
Quelle reine a envoyé Christophe Colomb vers l’ouest ? | Isabelle Ire / Isabelle la Catholique
Quel roi a épousé Isabelle de Castille ? | Ferdinand II / Ferdinand le Catholique
Quel chevalier s’est battu à Valence et est surnommé le Cid ? | (Rodrigo) Díaz de Vivar
Qui a atteint l’Amérique en 1492 ? | (Christophe) Colomb
Qui a conquis l’empire des Aztèques ? | (Hernán) Cortés
Qui a conquis l’empire des Incas ? | (Francisco) Pizarro
Qui a terminé le premier tour du monde ? | (Juan Sebastián) Elcano
Quel roi d’Espagne a aussi été empereur ? | Charles Quint / Charles Ier
Quel roi a bâti l’Escurial ? | Philippe II
Qui a écrit « Don Quichotte » ? | (Miguel de) Cervantès
Qui a peint « Les Ménines » ? | (Diego) Vélasquez
Qui a peint « Tres de mayo », sur les fusillés de 1808 ? | (Francisco de) Goya
Qui a peint « Guernica » ? | (Pablo) Picasso
Qui a dessiné la Sagrada Família ? | (Antoni) Gaudí
Quel poète a écrit « Noces de sang » ? | (Federico) García Lorca / Lorca
Qui a été le dictateur de l’Espagne jusqu’en 1975 ? | (Francisco) Franco
Quel roi a mené l’Espagne à la démocratie ? | Juan Carlos Ier / Juan Carlos 1er
Qui a gagné les premières élections libres après Franco ? | (Adolfo) Suárez
Qui a reçu un prix Nobel pour ses travaux sur les neurones ? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Des armées musulmanes passent d’Afrique en Espagne | 711
La bataille de Las Navas de Tolosa | 1212
Isabelle de Castille et Ferdinand d’Aragon se marient | 1469
Grenade tombe et Colomb prend la mer | 1492
Elcano termine le tour du monde | 1522
La bataille de Lépante | 1571
L’Invincible Armada est vaincue | 1588
La première partie de « Don Quichotte » paraît | 1605
Le dernier roi Habsbourg d’Espagne meurt | 1700
Madrid se soulève contre Napoléon | 1808
La Constitution de Cadix | 1812
L’Espagne perd Cuba et les Philippines | 1898
La Seconde République espagnole commence | 1931
La guerre d’Espagne commence | 1936
La guerre d’Espagne finit | 1939
Franco meurt | 1975
La Constitution espagnole d’aujourd’hui | 1978
L’Espagne entre dans la Communauté européenne | 1986
Les Jeux olympiques de Barcelone | 1992
Les pièces et les billets en euros arrivent | 2002`,
  },
  'history-italy': {
    who: `
Quel jumeau a fondé Rome, selon la légende ? | Romulus
Qui a été assassiné aux ides de mars ? | (Jules) César
Qui a été le premier empereur romain ? | Auguste
Quel saint d’Assise aimait les animaux et les pauvres ? | François / saint François
Qui a écrit « La Divine Comédie » ? | Dante (Alighieri)
Quel Vénitien est allé en Chine ? | (Marco) Polo
Quel banquier de Florence appelait-on le Magnifique ? | Laurent de Médicis
Qui a peint « La Joconde » ? | Léonard (de Vinci) / de Vinci
Qui a peint le plafond de la chapelle Sixtine ? | Michel-Ange / Michelangelo
Qui a écrit « Le Prince » ? | (Nicolas) Machiavel
Qui a vu les lunes de Jupiter et a été jugé ? | Galilée
Qui a composé « Les Quatre Saisons » ? | (Antonio) Vivaldi
Qui a inventé la première pile électrique ? | (Alessandro) Volta
Qui a mené les Mille en Sicile ? | (Giuseppe) Garibaldi
Quel ministre du Piémont voulait une Italie unie ? | Cavour / comte de Cavour
Qui a été le premier roi de l’Italie unie ? | Victor-Emmanuel II
Qui a reçu un prix Nobel pour la radio ? | (Guglielmo) Marconi
Qui a fondé une nouvelle sorte d’école pour les enfants ? | (Maria) Montessori
Qui a été le dictateur de l’Italie pendant la Seconde Guerre mondiale ? | (Benito) Mussolini
Quelle savante, prix Nobel pour l’étude des nerfs, est devenue sénatrice à vie ? | (Rita) Levi-Montalcini`,
    when: `
Rome est fondée, selon la légende | 753 av. J.-C. / 753 avant notre ère
La République romaine commence | 509 av. J.-C. / 509 avant notre ère
Hannibal traverse les Alpes | 218 av. J.-C. / 218 avant notre ère
César est assassiné | 44 av. J.-C. / 44 avant notre ère
Le Vésuve ensevelit Pompéi | 79
Le dernier empereur romain d’Occident est renversé | 476
Les Lombards arrivent en Italie | 568
La Ligue lombarde bat Barberousse à Legnano | 1176
Dante meurt à Ravenne | 1321
Colomb, né à Gênes, atteint l’Amérique | 1492
L’armée de Charles Quint pille Rome | 1527
Napoléon met fin à la république de Venise | 1797
Les Cinq Journées de Milan | 1848
Garibaldi part avec les Mille | 1860
L’Italie devient un seul royaume | 1861
Rome rejoint l’Italie | 1870
L’Italie entre dans la Première Guerre mondiale | 1915
Mussolini marche sur Rome | 1922
L’Italie est libérée pendant la Seconde Guerre mondiale | 1945
Les Italiens choisissent la République | 1946
Les traités pour l’Europe sont signés à Rome | 1957`,
  },
  'history-us': {
    who: `
Qui a été le premier président des États-Unis ? | (George) Washington
Qui a écrit presque toute la Déclaration d’indépendance ? | (Thomas) Jefferson
Qui a étudié la foudre avec un cerf-volant ? | (Benjamin) Franklin
Quel président américain a dirigé le pays pendant la guerre de Sécession ? | (Abraham) Lincoln
Qui a mené beaucoup d’esclaves vers le nord et la liberté ? | (Harriet) Tubman
Qui a gardé sa place dans un bus à Montgomery ? | (Rosa) Parks
Qui a dit « I have a dream » ? | (Martin Luther) King
Quelle femme shoshone a voyagé avec Lewis et Clark ? | Sacagawea
Qui a été le premier secrétaire au Trésor des États-Unis ? | (Alexander) Hamilton | Il est sur le billet de dix dollars.
Quelle Américaine s’est battue pour le droit de vote des femmes ? | (Susan B.) Anthony | Elle a été sur une pièce d’un dollar.
Quel esclave évadé est devenu un écrivain et orateur célèbre ? | (Frederick) Douglass
Quelle femme a traversé la première l’Atlantique seule en avion ? | (Amelia) Earhart
Qui a mené l’armée du Nord à la victoire ? | (Ulysses S.) Grant
Qui était le principal général du Sud pendant la guerre de Sécession ? | (Robert E.) Lee
Qui était président américain pendant presque toute la Seconde Guerre mondiale ? | (Franklin D.) Roosevelt
Quel président a été tué à Dallas en 1963 ? | (John F.) Kennedy
Qui a été le premier président noir des États-Unis ? | (Barack) Obama`,
    when: `
Jamestown est fondée | 1607
Les Pères pèlerins débarquent à Plymouth | 1620
La Boston Tea Party | 1773
La Déclaration d’indépendance | 1776
La Constitution des États-Unis est écrite | 1787
Washington devient président | 1789
Les États-Unis achètent la Louisiane | 1803
La Piste des Larmes commence pour la plupart des Cherokees | 1838
On trouve de l’or en Californie | 1848
La guerre de Sécession commence | 1861
Le 13e amendement abolit l’esclavage | 1865
Un chemin de fer relie l’est et l’ouest du pays | 1869
La statue de la Liberté est inaugurée | 1886
Les Américaines votent dans tous les États | 1920
La Grande Dépression commence par un krach | 1929
L’attaque de Pearl Harbor | 1941
La loi sur les droits civiques | 1964
Des Américains marchent sur la Lune | 1969
Les attentats du 11 septembre | 2001`,
  },
  'history-uk': {
    who: `
Qui a gagné la bataille de Hastings ? | Guillaume le Conquérant
Quel roi d’Angleterre a eu six femmes ? | Henri VIII
Quelle reine régnait quand Shakespeare a commencé à écrire ? | Élisabeth Ire / Élisabeth 1re
Quelle reine a mené une révolte contre les Romains ? | Boadicée / Boudicca
Quel roi du Wessex, appelé le Grand, a combattu les Vikings ? | Alfred
Qui a gagné pour l’Écosse la bataille de Bannockburn ? | Robert Bruce / Robert the Bruce
Qui a dirigé l’Angleterre après la décapitation de Charles Ier ? | (Oliver) Cromwell
Qui a voulu faire sauter le Parlement en 1605 ? | (Guy) Fawkes
Qui a gagné la bataille de Trafalgar ? | (Horatio) Nelson
Qui a gagné la bataille de Waterloo pour les Britanniques ? | (duc de) Wellington
Quelle reine britannique a régné de 1837 à 1901 ? | Victoria
Qui soignait les soldats, une lampe à la main, en Crimée ? | (Florence) Nightingale
Qui a écrit « L’Origine des espèces » ? | (Charles) Darwin
Qui a mené les suffragettes britanniques ? | (Emmeline) Pankhurst
Qui a été Premier ministre britannique pendant presque toute la Seconde Guerre mondiale ? | (Winston) Churchill
Quelle femme a été la première à diriger le gouvernement britannique ? | (Margaret) Thatcher
Quelle reine britannique a régné 70 ans ? | Élisabeth II / Elizabeth II
Qui a aidé à percer le code Enigma pendant la Seconde Guerre mondiale ? | (Alan) Turing`,
    when: `
Les Romains de Claude envahissent l’île de Bretagne | 43
Les Vikings pillent Lindisfarne | 793
La bataille de Hastings | 1066
La Magna Carta | 1215
La bataille de Bannockburn | 1314
Henri VIII devient roi | 1509
L’Invincible Armada est vaincue | 1588
La conspiration des Poudres | 1605
Charles Ier est décapité | 1649
Le Grand Incendie de Londres | 1666
L’Angleterre et l’Écosse s’unissent | 1707
La bataille de Trafalgar | 1805
La bataille de Waterloo | 1815
Victoria devient reine | 1837
La Grande-Bretagne entre dans la Première Guerre mondiale | 1914
La bataille d’Angleterre dans les airs | 1940
Le service public de santé, le NHS, commence | 1948
Élisabeth II est couronnée | 1953
Le Royaume-Uni quitte l’Union européenne | 2020`,
  },
  'history-brazil': {
    who: `
Quel capitaine a atteint le Brésil en 1500 ? | (Pedro Álvares) Cabral
Qui a mené le peuple libre de Palmares ? | Zumbi
Quel dentiste brésilien a été pendu parce qu’il voulait la liberté ? | Tiradentes
Quel souverain portugais a installé sa cour à Rio ? | Jean VI / João VI
Qui a déclaré l’indépendance du Brésil ? | Pierre Ier / Pedro Ier / Pierre 1er
Qui a été le dernier empereur du Brésil ? | Pierre II / Pedro II
Qui a signé la loi qui a aboli l’esclavage au Brésil ? | princesse Isabelle / princesse Isabel / Isabelle
Qui a été le premier président du Brésil ? | (Deodoro da) Fonseca
Quelle femme déguisée en homme s’est battue pour l’indépendance du Brésil ? | Maria Quitéria
Quelle femme de Laguna s’est battue au Brésil et en Italie ? | Anita Garibaldi
Qui a écrit « Dom Casmurro » ? | Machado de Assis
Qui a fait voler le 14-bis à Paris ? | Santos-Dumont
Quel médecin a combattu la fièvre jaune à Rio ? | (Oswaldo) Cruz
Quel général brésilien a protégé les peuples indigènes ? | (Cândido) Rondon
Quel président a lancé l’État nouveau en 1937 ? | (Getúlio) Vargas
Quel président a fait bâtir Brasilia ? | (Juscelino) Kubitschek
Qui a dessiné les palais de Brasilia ? | (Oscar) Niemeyer
Qui a tracé le plan des rues de Brasilia ? | (Lúcio) Costa
Qui a peint « Abaporu » ? | (Tarsila do) Amaral / Tarsila
Qui a composé les « Bachianas brasileiras » ? | (Heitor) Villa-Lobos
Quel joueur a gagné trois Coupes du monde de football ? | Pelé
Quelle femme a été la première présidente du Brésil ? | (Dilma) Rousseff`,
    when: `
Cabral atteint le Brésil | 1500
Salvador devient la capitale du Brésil | 1549
Rio de Janeiro est fondée | 1565
Les Hollandais prennent Recife et Olinda | 1630
Les Hollandais quittent le Brésil pour toujours | 1654
Palmares tombe | 1694
Rio devient la capitale du Brésil | 1763
Tiradentes est pendu | 1792
La cour du Portugal arrive à Rio | 1808
Le Brésil devient indépendant | 1822
Pierre Ier du Brésil renonce au trône | 1831
Le Brésil applique sa loi contre la traite des esclaves | 1850
La guerre du Brésil contre le Paraguay finit | 1870
Le Brésil abolit l’esclavage | 1888
Le Brésil devient une république | 1889
La Semaine d’art moderne à São Paulo | 1922
Vargas arrive au pouvoir | 1930
Brasilia devient la capitale | 1960
L’armée prend le pouvoir au Brésil | 1964
L’armée rend le pouvoir au Brésil | 1985
La Constitution brésilienne d’aujourd’hui | 1988
Le réal devient la monnaie du Brésil | 1994`,
  },
};
