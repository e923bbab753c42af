import { makeLevels } from '../levels.ts';
import { makeConjugation } from './conjugate.ts';
import { conjugateFrench, frenchLevels } from './french-verbs.ts';
import { frenchNouns } from './french-nouns.ts';
import { makeMixUps, toLevels } from './gaps.ts';

const verbs = makeConjugation({
  language: 'fr',
  levels: frenchLevels,
  tenses: { present: 'présent', past: 'passé composé', imperfect: 'imparfait', future: 'futur' },
  conjugate: conjugateFrench,
  persons: (form) => [/^[aeéèêiouh]/.test(form) ? 'j’' : 'je', 'tu', 'il', 'nous', 'vous', 'ils'],
});

const plurals = makeLevels({
  hasColon: true,
  frontLanguage: 'fr',
  backLanguage: 'fr',
  levels: toLevels(
    {
      s: ['livres et bals', frenchNouns.s],
      x: ['gâteaux et bijoux', frenchNouns.x],
      aux: ['chevaux et yeux', frenchNouns.aux],
    },
    ([one = '', many = '']) => ({ front: `${one} → pluriel`, back: many }),
  ),
});

const mixUps = makeMixUps('fr', {
  first: [
    'the first ones',
    `
a / à: Il *a* un chat. | Je vais *à* l’école. | Elle *a* sept ans. | Nous jouons *à* la balle. | Mon frère *a* faim. | Je pense *à* toi.
et / est: Le ciel *est* bleu. | J’ai un frère *et* une sœur. | Elle *est* contente. | Il mange du pain *et* du fromage.
on / ont: Ils *ont* un chien. | Le soir, *on* lit une histoire. | Les enfants *ont* soif. | Demain, *on* part en vacances.
son / sont: Les fleurs *sont* rouges. | Il promène *son* chien. | Mes amis *sont* gentils. | Elle a perdu *son* stylo.
ou / où: Tu veux du thé *ou* du lait ? | Je ne sais pas *où* il habite. | C’est la ville *où* je suis né. | Rouge *ou* bleu, choisis !
ces / ses: *Ces* deux-là sont mes amis. | Léa joue avec *ses* propres jouets. | *Ces* animaux-ci vivent en Afrique. | Paul embrasse sa mère et *ses* sœurs.
ce / se: Regarde *ce* gros chien ! | Il *se* lave les mains. | Les enfants *se* lèvent tôt. | J’aime *ce* livre.
mes / mais: J’ai rangé *mes* livres. | Il est petit, *mais* il est fort. | Où sont *mes* clés ? | Je voudrais jouer, *mais* il pleut.
peu / peut: Il mange *peu*. | Elle *peut* venir demain. | J’ai un *peu* froid. | On *peut* jouer ici.
la / là: Mets *la* table, s’il te plaît. | Mon chat n’est pas *là*. | Je vois *la* lune. | Reste *là*, je reviens.`,
  ],
  second: [
    'more of them',
    `
c’est / s’est: *C’est* mon anniversaire. | Il *s’est* levé tôt. | Elle *s’est* cachée derrière l’arbre. | Je crois que *c’est* vrai.
leur / leurs: Ils jouent avec *leur* chien. | Les oiseaux nourrissent *leurs* petits. | Je *leur* donne à manger. | Ils ont mis *leurs* bottes.
sa / ça: Elle aime *sa* poupée. | Donne-moi *ça* ! | Il a perdu *sa* trousse. | Comment *ça* va ?
tous / tout: J’ai *tout* mangé. | *Tous* les enfants jouent. | Il pleut *tous* les jours. | *Tout* le monde rit.
quand / qu’en / quant: *Quand* il neige, je mets un bonnet. | *Quant* à moi, je reste ici. | Je ne viens *qu’en* été. | Dis-moi *quand* tu pars.
sans / sang: Je sors *sans* manteau. | Il a du *sang* au genou. | Une soupe *sans* sel. | Le *sang* est rouge.
vers / vert / verre: Je bois un *verre* d’eau. | L’arbre est *vert*. | Il marche *vers* la maison. | Ce vase est en *verre*.
mer / mère / maire: Ma *mère* lit. | Nous nageons dans la *mer*. | Le *maire* dirige la ville. | Le bateau est en *mer*.
près / prêt: L’école est *près* du parc. | Je suis *prêt* à partir. | Viens *près* de moi. | Le repas est *prêt*.
quel / qu’elle: *Quel* âge as-tu ? | Je crois *qu’elle* dort. | *Quel* beau dessin ! | Je veux *qu’elle* vienne.`,
  ],
});

export const makers = { 'french-verbs': verbs, 'french-plurals': plurals, 'mix-ups-french': mixUps };
