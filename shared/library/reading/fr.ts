import type { LevelTable } from '../levels.ts';
import { makeParts, makeWords } from './word-levels.ts';

/** Mots-outils. Single words first, then words that sound like another one, with a sentence. */
const words: LevelTable = {
  cp: [
    'CP',
    `
le un une avec pour je nous vous ne que oui
la: Je vois la lune.
tu: Que fais-tu ?
mon: Voici mon sac.
pas: Je ne sais pas.
non: Il dit toujours non.
et: Papa et maman lisent.
est: Le ciel est bleu.
dans: Le chat dort dans le panier.
les: Je range les livres.
des: Il y a des fleurs.
il: Il est petit.
elle: Elle lit seule.
ils: Ils ont deux chats.
ma: Voici ma maison.
mes: Je mets mes bottes.
ton: Où est ton sac ?
son: Paul met son manteau.
sa: Léa cherche sa poupée.
qui: Qui vient avec moi ?
sur: L’oiseau est sur le toit.`,
  ],
  ce1: [
    'CE1',
    `
chez très aussi moins bien comme ici alors après avant trois quatre cinq six huit neuf dix
à: Je vais à la plage.
mais: Il est petit, mais fort.
où: Où habites-tu ?
ce: J’aime ce livre.
ces: Regarde ces oiseaux-là !
sous: Le chat dort sous le lit.
puis: Je mange, puis je sors.
cette: Cette fille est ma sœur.
sept: Une semaine a sept jours.
plus: Je n’ai plus faim.
quand: Quand pars-tu ?
deux: J’ai deux mains.
tout: J’ai tout mangé.`,
  ],
  ce2: [
    'CE2',
    `
toujours jamais encore maintenant souvent demain hier aujourd’hui beaucoup assez devant derrière parce_que pourquoi comment combien presque ensuite enfin voici voilà depuis pendant rien personne
peu: Il mange très peu.
trop: Tu parles trop.
entre: Je suis assis entre papa et maman.
vers: Il marche vers la maison.
sans: Je sors sans manteau.`,
  ],
  cm1: [
    'CM1',
    `
autour loin longtemps déjà ailleurs dehors dedans dessus dessous surtout partout parfois tard mieux chaque plusieurs aucun malgré selon envers lorsque puisque ainsi
bientôt: À bientôt, mon ami !
plutôt: Il est plutôt grand.
tôt: Je me lève tôt.
autant: J’ai autant de billes que toi.
près: L’école est près du parc.
quelque: J’ai quelque chose pour toi.
certain: Il a un certain âge.`,
  ],
  cm2: [
    'CM2',
    `
cependant néanmoins toutefois désormais autrefois auparavant quiconque quelqu’un parmi afin tandis_que dorénavant naguère volontiers exprès constamment évidemment rapidement lentement vraiment simplement également notamment d’abord
davantage: Je voudrais davantage de pain.
aussitôt: Aussitôt rentré, il mange.
quelquefois: Quelquefois, je lis au lit.
quoique: Je sors, quoique le ciel soit gris.
quant: Quant à moi, je reste ici.
hors: Le jouet est hors de prix.
environ: Il a environ dix ans.`,
  ],
};

const syllables: LevelTable = {
  first: [
    'deux syllabes',
    `
vé·lo mo·to bé·bé ca·fé pa·pa ma·man la·pin ra·dis mou·ton ba·teau ca·deau gâ·teau sa·lon ma·tin cou·sin jar·din bal·lon bon·bon pan·da ca·nard sa·pin dra·gon châ·teau co·chon che·val`,
  ],
  second: [
    'avec un e muet',
    `
lu·ne ro·be ta·ble li·vre su·cre ar·bre po·che rou·ge pom·me bot·te ti·gre fe·nê·tre to·ma·te ca·ra·fe ba·na·ne sa·la·de mu·si·que pi·ra·te ma·da·me na·tu·re co·mè·te ca·ba·ne`,
  ],
  third: [
    'trois syllabes',
    `
ca·na·pé do·mi·no la·va·bo pa·ra·sol a·ni·mal é·lé·phant pan·ta·lon cho·co·lat mé·de·cin é·cu·reuil kan·gou·rou ka·ra·té nu·mé·ro py·ja·ma ma·ga·sin cha·pi·teau pé·li·can a·bri·cot ha·ri·cot es·car·got per·ro·quet ca·ri·bou`,
  ],
  fourth: [
    'quatre syllabes et plus',
    `
hé·li·cop·tè·re hip·po·po·ta·me té·lé·pho·ne bi·blio·thè·que lo·co·mo·ti·ve or·di·na·teur ca·ra·mé·li·sé di·no·sau·re li·mo·na·de i·ma·gi·ner dé·mé·na·ger ré·cré·a·tion a·ni·ma·teur cro·co·di·le vo·ca·bu·lai·re`,
  ],
};

export const makers = {
  'school-words-french': makeWords('fr', words),
  'syllables-french': makeParts('fr', syllables),
};
