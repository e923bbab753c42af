import type { LibraryDeck } from './library-deck.ts';
import { oneOf, own, type Shelf } from './shelf.ts';

const levels = (values: string) => oneOf('levels', 'Which level?', values, 'many');
const many = (key: string, label: string, values: string) => oneOf(key, label, values, 'many');
const mixUps = [levels('first=The first ten sets|second=More of them')];
const tenVerbs = levels('first=The first ten verbs|second=Ten more|third=Another ten|fourth=The last ten');

/** Options of the decks on these shelves. */
export const grammarOptions: Readonly<Record<string, Partial<LibraryDeck>>> = {
  'english-verbs': {
    options: [
      levels('first=The 40 most useful verbs|second=40 more|third=The last 40'),
      many('forms', 'Which forms?', 'past=Simple past: went|participle=Past participle: gone'),
    ],
  },
  'english-plurals': {
    options: [
      levels('first=Children and mice|spelling=Spelling: babies, boxes|latin=From Latin and Greek, and in two words'),
    ],
    version: 2,
  },
  'mix-ups-english': { options: mixUps, version: 2 },
  'german-verbs': {
    options: [
      levels('first=The 34 most useful verbs|second=34 more|third=The last 32'),
      many(
        'forms',
        'Which forms?',
        'present=Präsens: er fährt|past=Präteritum: er fuhr|perfect=Perfekt: er ist gefahren',
      ),
    ],
    version: 2,
  },
  'german-plurals': {
    options: [levels('first=The first ones|second=School, town and clothes|third=Nature, animals and the table')],
  },
  'german-prepositions': {
    options: [
      oneOf(
        'levels',
        'Which level?',
        'dative=Dative: mit, aus, bei, nach, von, zu, seit|accusative=Accusative: für, durch, ohne, gegen, um|both=Both: in, an, auf, unter …|genitive=Genitive: wegen, während, trotz …',
        'many',
        'dative,accusative',
      ),
    ],
  },
  'mix-ups-german': { options: mixUps, version: 2 },
  'french-verbs': {
    options: [
      tenVerbs,
      many('tenses', 'Which tenses?', 'present=Présent|past=Passé composé|imperfect=Imparfait|future=Futur'),
    ],
  },
  'french-plurals': {
    options: [levels('s=Livres, bals, pneus|x=Gâteaux, feux, bijoux|aux=Chevaux, travaux, yeux')],
  },
  'mix-ups-french': { options: mixUps, version: 2 },
  'spanish-verbs': {
    options: [
      tenVerbs,
      many('tenses', 'Which tenses?', 'present=Presente|past=Indefinido|imperfect=Imperfecto|future=Futuro'),
      oneOf('who', 'Which persons?', 'six=With vosotros, as in Spain|five=Without vosotros, as in the Americas'),
    ],
  },
  'spanish-plurals': {
    options: [levels('s=Casas, flores, países|accent=Luces, canciones, autobuses|same=Lunes, exámenes, rubíes')],
  },
  'mix-ups-spanish': { options: mixUps, version: 2 },
};

const grammar = { subject: 'grammar', ...own, options: [] } as const;

/** Grammar by language, each made by a file of its own, so that a family loads only what it takes. */
export const grammarShelves: readonly Shelf[] = [
  {
    room: 'english',
    ...grammar,
    decks: `
english-verbs | English irregular verbs | Say go, went, gone without thinking: 120 verbs. | 8-99 | 40
english-plurals | English plurals | Say one mouse, two mice, and spell both. | 6-12 | 30
mix-ups-english | English words that get mixed up | Choose between there, their and they’re. | 7-14 | 44`,
  },
  {
    room: 'german',
    ...grammar,
    decks: `
german-verbs | German irregular verbs | Say er fährt, er fuhr, er ist gefahren: 100 verbs. | 8-99 | 34
german-plurals | German plurals | Say ein Haus, zwei Häuser, with no rule to help. | 6-99 | 34
german-prepositions | German prepositions | Put the right dem, den, der or des after mit, für and in. | 8-99 | 24
mix-ups-german | German words that get mixed up | Choose between das and dass. | 7-14 | 42`,
  },
  {
    room: 'french',
    ...grammar,
    decks: `
french-verbs | French verbs | Use 40 verbs in the four tenses of school. | 8-99 | 60
french-plurals | French plurals | Say le cheval, les chevaux, but le bal, les bals. | 7-99 | 25
mix-ups-french | French words that get mixed up | Choose between a and à, ou and où. | 7-14 | 42`,
  },
  {
    room: 'spanish',
    ...grammar,
    decks: `
spanish-verbs | Spanish verbs | Use 40 verbs in the four tenses of school. | 8-99 | 60
spanish-plurals | Spanish plurals | Say la luz, las luces, but el lunes, los lunes. | 7-99 | 26
mix-ups-spanish | Spanish words that get mixed up | Choose between por and para, hay and ahí. | 7-14 | 45`,
  },
];
