import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
Les premiers Jeux olympiques connus, en Grèce | 776 av. J.-C. / 776 avant notre ère | Seuls les hommes grecs libres y participaient.
Rome est fondée, selon la légende | 753 av. J.-C. / 753 avant notre ère | Dans la légende, une louve a nourri les jumeaux Romulus et Remus.
Les Grecs battent les Perses à Marathon | 490 av. J.-C. / 490 avant notre ère | La course de 42 kilomètres en porte le nom.
Socrate est mis à mort à Athènes | 399 av. J.-C. / 399 avant notre ère | Il enseignait en posant des questions.
Alexandre le Grand meurt | 323 av. J.-C. / 323 avant notre ère | Son empire allait de la Grèce à l’Inde.
Le premier empereur unifie la Chine | 221 av. J.-C. / 221 avant notre ère | Son armée de terre cuite garde encore sa tombe.
Hannibal traverse les Alpes | 218 av. J.-C. / 218 avant notre ère | Il avait emmené des éléphants.
Jules César est assassiné | 44 av. J.-C. / 44 avant notre ère | C’était le 15 mars, aux ides de mars.
Auguste devient le premier empereur romain | 27 av. J.-C. / 27 avant notre ère | Le mois d’août lui doit son nom.
Le Vésuve ensevelit Pompéi | 79 | Les cendres ont gardé la ville comme elle était.
L’empereur Constantin autorise le christianisme à Rome | 313 | Jusque-là, on punissait les chrétiens pour leur foi.
Le dernier empereur romain d’Occident est renversé | 476 | L’empire d’Orient a duré encore mille ans.
Mahomet quitte La Mecque pour Médine | 622 | Le calendrier musulman commence là.
Charlemagne est couronné empereur | 800 | Le pape l’a couronné à Rome le jour de Noël.
Guillaume le Conquérant gagne à Hastings | 1066 | Ensuite, les rois d’Angleterre ont longtemps parlé français.
Le pape appelle à la première croisade | 1095 | Des chevaliers partent prendre Jérusalem.
Le roi Jean scelle la Magna Carta, la Grande Charte | 1215 | Dès lors, même le roi devait obéir à la loi.
Marco Polo part pour la Chine | 1271 | Il avait environ 17 ans et est revenu 24 ans plus tard.
La guerre de Cent Ans commence | 1337 | La France et l’Angleterre se battent, avec des pauses, jusqu’en 1453.
La peste noire arrive en Europe | 1347 | Elle a tué environ un tiers des Européens.
Jeanne d’Arc est brûlée | 1431 | Elle avait mené l’armée française à 17 ans.
Les Ottomans prennent Constantinople | 1453 | La ville s’appelle aujourd’hui Istanbul.
La guerre des Deux-Roses commence en Angleterre | 1455 | Deux familles, à la rose rouge et à la rose blanche, voulaient le trône.
Christophe Colomb atteint l’Amérique | 1492 | Il croyait être en Asie.
Vasco de Gama atteint l’Inde par la mer | 1498 | Il a été le premier à aller d’Europe en Inde en contournant l’Afrique.`,
    early: `
Cabral atteint le Brésil | 1500 | C’est pourquoi les Brésiliens parlent portugais.
Luther écrit ses 95 thèses | 1517 | Elles lancent la Réforme.
Magellan part pour faire le tour du monde | 1519 | Il est mort en route. Un seul de ses cinq navires est revenu.
Cortés prend la capitale des Aztèques | 1521 | Elle était là où se trouve Mexico.
Soliman assiège Vienne pour la première fois | 1529 | La ville a résisté.
Henri VIII devient chef de l’Église d’Angleterre | 1534 | Le pape avait refusé d’annuler son mariage.
Copernic publie que la Terre tourne autour du Soleil | 1543 | Avant, on pensait que le Soleil tournait autour de nous.
Élisabeth Ire devient reine d’Angleterre | 1558 | Elle a régné 44 ans.
L’Invincible Armada est vaincue | 1588 | Des tempêtes ont coulé beaucoup de ses navires.
Les Anglais fondent Jamestown en Virginie | 1607 | C’est la première ville anglaise d’Amérique qui ait duré.
Galilée publie ce qu’il a vu dans sa lunette | 1610 | Il a vu des montagnes sur la Lune et des lunes de Jupiter.
La guerre de Trente Ans commence | 1618 | À Prague, on a jeté des envoyés de l’empereur par la fenêtre.
Le Mayflower part pour l’Amérique | 1620 | À bord se trouvaient les Pères pèlerins.
La guerre de Trente Ans finit | 1648 | Les accords s’appellent les traités de Westphalie.
Charles Ier d’Angleterre est décapité | 1649 | Pendant onze ans, l’Angleterre n’a pas eu de roi.
Le Grand Incendie ravage Londres | 1666 | Il est parti d’une boulangerie.
Newton publie ses lois du mouvement | 1687 | Elles valent pour les pommes et pour les planètes.
L’Angleterre reçoit sa Déclaration des droits | 1689 | Elle donne au Parlement plus de pouvoir qu’au roi.
Pierre le Grand fonde Saint-Pétersbourg | 1703 | Il voulait un port vers l’Europe.
L’Angleterre et l’Écosse forment la Grande-Bretagne | 1707 | Elles ont eu un seul parlement.
Un tremblement de terre détruit Lisbonne | 1755 | Un tsunami et des incendies ont suivi.
Watt brevette sa machine à vapeur améliorée | 1769 | La vapeur a bientôt fait marcher usines et trains.
La Boston Tea Party | 1773 | Des colons ont jeté du thé dans le port à cause d’une taxe.
La Déclaration d’indépendance des États-Unis | 1776 | Elle a été adoptée le 4 juillet.
Le premier vol humain en ballon | 1783 | Le ballon était celui des frères Montgolfier.`,
    modern: `
La prise de la Bastille | 1789 | Le 14 juillet est la fête nationale de la France.
Louis XVI est guillotiné | 1793 | La France était une république depuis un an.
Jenner fait la première vaccination contre la variole | 1796 | Aujourd’hui, la variole n’existe plus.
Haïti devient indépendant | 1804 | Des esclaves ont gagné leur liberté.
Napoléon gagne à Austerlitz | 1805 | Il a battu les empereurs d’Autriche et de Russie.
Napoléon perd à Waterloo | 1815 | On l’a envoyé sur l’île de Sainte-Hélène.
La Grande Colombie de Bolívar est fondée | 1819 | Elle réunissait la Colombie, le Venezuela, l’Équateur et le Panama.
Le Brésil devient indépendant | 1822 | Pierre Ier en est devenu l’empereur.
Le premier train public à vapeur roule en Angleterre | 1825 | Il allait de Stockton à Darlington.
La loi britannique contre l’esclavage dans les colonies | 1833 | Plus de 800 000 personnes sont devenues libres les années suivantes.
Victoria devient reine | 1837 | Elle avait 18 ans et a régné 63 ans.
La Grande Famine commence en Irlande | 1845 | Une maladie avait détruit les pommes de terre.
Des révolutions éclatent dans toute l’Europe | 1848 | Les gens demandaient des droits et des parlements.
Darwin publie « L’Origine des espèces » | 1859 | Le livre explique comment les espèces changent.
L’Italie devient un seul royaume | 1861 | Avant, elle était faite de plusieurs États.
La Croix-Rouge est fondée | 1863 | Elle aide les gens pendant les guerres et les catastrophes.
Lincoln est assassiné | 1865 | La guerre de Sécession venait de finir.
Le canal de Suez ouvre | 1869 | Les navires n’avaient plus à contourner l’Afrique.
L’Empire allemand est fondé | 1871 | Le roi de Prusse est devenu empereur.
Bell brevette le téléphone | 1876 | Les premiers mots étaient pour son aide, M. Watson.
Benz fait breveter son automobile | 1886 | Elle avait trois roues.
La tour Eiffel ouvre | 1889 | Elle est restée environ 40 ans la plus haute construction du monde.
Les femmes de Nouvelle-Zélande obtiennent le droit de vote | 1893 | C’est le premier pays où toutes les femmes ont pu voter.
Les premiers Jeux olympiques modernes | 1896 | Ils ont eu lieu à Athènes.
Les frères Wright volent | 1903 | Le premier vol a duré 12 secondes.`,
    recent: `
Amundsen atteint le pôle Sud | 1911 | Scott est arrivé cinq semaines plus tard.
Le Titanic coule | 1912 | Il a heurté un iceberg à son premier voyage.
La Première Guerre mondiale commence | 1914 | Un prince héritier avait été tué à Sarajevo.
La révolution russe | 1917 | Le tsar a perdu son trône.
La Première Guerre mondiale finit | 1918 | Les combats ont cessé le 11 novembre.
Fleming découvre la pénicilline | 1928 | Une moisissure avait tué les bactéries d’une boîte.
Hitler arrive au pouvoir | 1933 | L’Allemagne est devenue une dictature.
La Seconde Guerre mondiale commence en Europe | 1939 | L’Allemagne a attaqué la Pologne.
Le Japon attaque Pearl Harbor | 1941 | Le lendemain, les États-Unis sont entrés en guerre.
Les Alliés débarquent en Normandie | 1944 | On appelle ce 6 juin le jour J.
La Seconde Guerre mondiale finit | 1945 | En mai en Europe, en septembre en Asie.
L’Inde devient indépendante | 1947 | Gandhi s’était battu pour cela sans violence.
La Déclaration universelle des droits de l’homme | 1948 | Elle dit que tous naissent libres et égaux.
Mao fonde la République populaire de Chine | 1949 | C’est l’un des deux pays les plus peuplés aujourd’hui.
Hillary et Tenzing gravissent l’Everest | 1953 | Tenzing Norgay était un sherpa du Népal.
Spoutnik, le premier satellite, est lancé | 1957 | Il faisait bip en tournant autour de la Terre.
Le mur de Berlin est construit | 1961 | Il a coupé la ville en deux pendant 28 ans.
Martin Luther King dit « I have a dream » | 1963 | Environ 250 000 personnes l’écoutaient à Washington.
Les premiers hommes sur la Lune | 1969 | Neil Armstrong est sorti le premier.
L’accident de Tchernobyl | 1986 | Un réacteur d’une centrale nucléaire a explosé.
Le mur de Berlin tombe | 1989 | Cette nuit-là, des gens ont dansé dessus.
L’Allemagne est réunifiée | 1990 | Le 3 octobre y est un jour férié.
L’Union soviétique prend fin | 1991 | Elle est devenue quinze pays.
Mandela devient président de l’Afrique du Sud | 1994 | Il avait passé 27 ans en prison.
Les attentats du 11 septembre | 2001 | Des terroristes ont lancé des avions sur les tours jumelles de New York.`,
  },
};
