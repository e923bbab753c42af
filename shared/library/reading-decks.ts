import type { LibraryDeck } from './library-deck.ts';
import { oneOf, own, type Shelf } from './shelf.ts';

const levels = (values: string) => oneOf('levels', 'Which level?', values, 'many');
const how = oneOf('how', 'What to do', 'read=Read: see a word and say it|spell=Spell: hear a word and type it');

/** Options of the decks on these shelves. */
export const readingOptions: Readonly<Record<string, Partial<LibraryDeck>>> = {
  'letters-sounds': {
    options: [
      levels('first=s, a, t, p, i, n|second=m, d, g, o, c, k|third=e, u, r, h, b, f, l|fourth=j, v, w, x, y, z, q'),
    ],
  },
  'sounding-out': {
    options: [
      levels(
        'short=Short words: c · a · t|digraphs=Two letters, one sound: sh · i · p|blends=Blends: st · o · p|teams=Vowel teams: r · ai · n',
      ),
    ],
  },
  'syllables-english': { options: [levels('two=Two syllables|three=Three syllables|four=Four syllables')] },
  'sight-words': {
    options: [
      levels(
        'pre=Preschool|kinder=Kindergarten|one=Grade 1|two=Grade 2|three=Grade 3|four=Grade 2, more words|five=Grade 3, more words|six=Grade 4, more words|seven=Grade 5, more words',
      ),
      how,
    ],
    version: 2,
  },
  'school-words-german': {
    options: [levels('first=1. Klasse|second=2. Klasse|third=3. Klasse|fourth=4. Klasse'), how],
    version: 3,
  },
  'syllables-german': {
    options: [
      levels(
        'first=Two syllables: Ma · ma|second=Two syllables: Lam · pe|third=Three syllables: Ba · na · ne|fourth=Four syllables and more',
      ),
    ],
  },
  'school-words-french': { options: [levels('cp=CP|ce1=CE1|ce2=CE2|cm1=CM1|cm2=CM2'), how], version: 3 },
  'syllables-french': {
    options: [
      levels(
        'first=Two syllables: vé · lo|second=With a silent e: lu · ne|third=Three syllables: do · mi · no|fourth=Four syllables and more',
      ),
    ],
  },
  'first-words-spanish': {
    options: [
      levels(
        'first=With m, p, s, l, t|second=With more letters|third=Closed syllables: campo|fourth=Two consonants: blanco|frequent=Frequent words',
      ),
      how,
    ],
    version: 2,
  },
  'syllables-spanish': {
    options: [
      levels(
        'first=Two syllables: ma · no|second=Two syllables: cam · po|third=Three syllables: pe · lo · ta|fourth=Four syllables and more',
      ),
    ],
  },
};

const reading = { subject: 'words', ...own, options: [] } as const;

/** Reading and spelling by language, each made by a file of its own, so that a family loads only what it takes. */
export const readingShelves: readonly Shelf[] = [
  {
    room: 'reading-english',
    ...reading,
    decks: `
letters-sounds | Letters and sounds | Find the word that begins with each letter. In English. | 4-6 | 6
sounding-out | Sounding out words | Put sounds together and read the word. In English. | 4-7 | 26
syllables-english | Reading long words | Read words like el · e · phant, syllable by syllable. In English. | 6-9 | 26
sight-words | Sight words | Read or spell 520 common English words without stopping. | 4-11 | 40`,
  },
  {
    room: 'reading-german',
    ...reading,
    decks: `
syllables-german | German syllables (Silben) | Join Ba · na · ne and read the word. | 5-8 | 25
school-words-german | German school words (Lernwörter) | Read or spell the words of the first four school years. | 6-10 | 36`,
  },
  {
    room: 'reading-french',
    ...reading,
    decks: `
syllables-french | French syllables (syllabes) | Join ca · na · pé and read the word. | 5-8 | 25
school-words-french | French school words (mots-outils) | Read or spell the little words of CP to CM2. | 6-11 | 31`,
  },
  {
    room: 'reading-spanish',
    ...reading,
    decks: `
syllables-spanish | Spanish syllables (sílabas) | Join pe · lo · ta and read the word. | 5-8 | 24
first-words-spanish | Spanish first words (primeras lecturas) | Read or spell first words, from mamá to bicicleta. | 5-9 | 29`,
  },
];
