import { namedLanguages, pictureLanguages, writtenLanguages } from './cards.ts';
import type { LibraryDeck, LibraryOption } from './library-deck.ts';

type Origin = Pick<LibraryDeck, 'source' | 'licence'>;

const own: Origin = { source: 'Made for Flashspark', licence: 'MIT' };
const countryData: Origin = { source: 'countries-list (npm)', licence: 'MIT' };
const withNames: Origin = {
  source: 'countries-list (npm); names by your browser (Unicode CLDR)',
  licence: 'MIT, Unicode',
};
const byBrowser: Origin = { source: 'Your browser (Unicode CLDR)', licence: 'Unicode' };

const same = (...values: readonly number[]) => values.map((value) => ({ value: String(value), label: String(value) }));

const upTo = { key: 'upTo', label: 'Up to', kind: 'one' } as const;

/** @param values such as `ten=Up to 10|over=Over ten`; the first is the default unless `initial` is given */
function oneOf(key: string, label: string, values: string, kind: 'one' | 'many' = 'one', initial?: string) {
  const read = values.split('|').map((one) => one.split('='));
  const named = read.map(([value = '', name = '']) => ({ value, label: name }));
  return { key, label, kind, values: named, initial: initial ?? named[0]?.value ?? '' } as LibraryOption;
}

const tables: LibraryOption = {
  key: 'tables',
  label: 'Which tables?',
  kind: 'many',
  values: same(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  initial: '2,5,10',
};
const sums = oneOf('how', 'How far?', 'ten=Up to 10|over=Over ten, up to 18');
const times = 'full=Full hours|half=Half hours|quarter=Quarters|five=Every five minutes';
const timeAnswers =
  'digits=In figures, such as 3:30|24=In figures, after noon: 15:30|en=In English words|de=In German words|fr=In French words|es=In Spanish words';
const clock = [oneOf('times', 'Which times?', times, 'many', 'full,half'), oneOf('answer', 'The answer', timeAnswers)];
const reaches = 'staff=On the five lines|one=And one line above and below|two=And two lines above and below';
const noteNames =
  'letters=C D E F G A B|german=C D E F G A H, as in German|si=do re mi fa sol la si|ti=do re mi fa sol la ti';
const notes = [
  oneOf('clef', 'Which clef?', 'treble=Treble clef|bass=Bass clef'),
  oneOf('reach', 'Which notes?', reaches, 'one', 'one'),
  oneOf('names', 'What the notes are called', noteNames),
];
const parts = 'all=All of it|AF=Africa|AS=Asia|EU=Europe|NA=North America|OC=Oceania|SA=South America';
const part = oneOf('part', 'Which part of the world?', parts);

function languageOf(key: string, label: string, languages: readonly string[], initial: 'own' | 'other'): LibraryOption {
  return { key, label, kind: 'language', languages, initial };
}

function fromTo(languages: readonly string[]): LibraryOption[] {
  return [
    languageOf('from', 'Language you know', languages, 'own'),
    languageOf('to', 'Language to learn', languages, 'other'),
  ];
}

function pictured(languages: readonly string[]): LibraryOption[] {
  const none = 'Only the picture';
  return [
    { key: 'from', label: 'On the front', kind: 'language', languages, initial: 'none', none },
    languageOf('to', 'Words to learn', languages, 'own'),
  ];
}

const cardLanguage = languageOf('language', 'Language of the cards', namedLanguages, 'own');

/** Options and other properties by deck id, for decks that differ from the rest of their shelf. */
const more: Readonly<Record<string, Partial<LibraryDeck>>> = {
  counting: { options: [{ ...upTo, values: same(10, 20), initial: '10' }] },
  'number-bonds': {
    options: [{ key: 'totals', label: 'Which totals?', kind: 'many', values: same(5, 10, 20, 100), initial: '10' }],
  },
  addition: { options: [sums] },
  subtraction: { options: [sums] },
  'times-tables': { options: [tables] },
  division: { options: [tables] },
  clock: { subject: 'numbers', options: clock, sample: 'clock-10-10', version: 2 },
  notes: { options: notes, sample: 'note-treble-g4' },
  'note-names': { subject: 'music' },
  'music-words': { subject: 'music' },
  'first-words': { options: fromTo(writtenLanguages), isTranslation: true },
  'numbers-in-words': { options: [languageOf('to', 'Language to learn', writtenLanguages, 'other')] },
  colors: { options: pictured(writtenLanguages) },
  days: { options: fromTo(namedLanguages), ...byBrowser },
  months: { options: fromTo(namedLanguages), ...byBrowser },
  'capitals-europe': { version: 2 },
  'capitals-africa': { version: 2 },
  'capitals-asia': { version: 2 },
  'capitals-south-america': { version: 2 },
  'capitals-world': { version: 2 },
  flags: { options: [part, cardLanguage], ...withNames },
  continents: { options: [cardLanguage], ...withNames },
  currencies: { options: [part, cardLanguage], ...withNames },
  'us-capitals': own,
  'us-codes': own,
  elements: { options: [{ ...upTo, values: same(20, 36, 54, 118), initial: '20' }] },
};

/** Decks made by the same file. `decks` has a line for each: id, name, description, ages, and number of cards with the default choices. */
interface Shelf extends Pick<LibraryDeck, 'room' | 'subject' | 'options'>, Origin {
  readonly decks: string;
}

const shelves: readonly Shelf[] = [
  {
    room: 'numbers',
    subject: 'numbers',
    ...own,
    options: [],
    decks: `
counting | Counting | How many dots? For the youngest. | 3-6 | 10
number-bonds | Number bonds | What is missing? 3 + ? = 10. | 5-8 | 11
addition | Adding | Sums of two numbers up to nine. | 5-8 | 45
subtraction | Taking away | Adding, the other way round. | 5-8 | 45
doubles | Doubles and halves | Of numbers up to 20, and of even ones up to 40. | 6-9 | 40
times-tables | Times tables | The tables that you choose, from 1 × 2 on. | 7-11 | 30
division | Division | The tables backwards: 35 ÷ 5. | 8-12 | 30
squares | Square numbers | From 1² to 20². | 10-15 | 20
fractions | Fractions, decimals and percentages | The ones that everybody needs. | 10-14 | 28
roman | Roman numerals | I to XX, and the large ones. | 8-13 | 32
measures | Time and measures | How many of these are in one of those? | 7-12 | 18`,
  },
  {
    room: 'pictures',
    subject: 'words',
    source: 'emojibase-data (npm), from Unicode CLDR',
    licence: 'MIT, Unicode',
    options: pictured(pictureLanguages),
    decks: `
pictures-animals | Picture words: animals | A picture, and what it is called. | 3-8 | 64
pictures-food | Picture words: food | Fruit, vegetables and treats. | 3-8 | 54
pictures-home | Picture words: at home | Things that stand and lie around. | 3-8 | 55
pictures-clothes | Picture words: clothes and body | What we wear, and what we are made of. | 3-8 | 28
pictures-outside | Picture words: outside | Weather, plants and buildings. | 3-8 | 38
pictures-vehicles | Picture words: on the move | What drives, floats and flies. | 3-8 | 30`,
  },
  {
    room: 'words',
    subject: 'words',
    ...own,
    options: [],
    decks: `
first-reading | First reading words | Short words of every page, each with a sentence. In English. | 4-7 | 80
opposites | Opposites | Hot and cold, in and out. In English. | 4-9 | 30
young-animals | Animals and their young | A kitten is a young cat. In English. | 5-10 | 20
note-names | Names of the notes | C is do, D is re. | 7-14 | 7
music-words | Words in music | Italian words in scores, and what they ask for. | 8-16 | 24`,
  },
  {
    room: 'drawn',
    subject: 'music',
    ...own,
    options: [],
    decks: `
clock | Telling the time | A clock with two hands: what time does it show? | 5-10 | 24
notes | Reading notes | A note on a staff: what is it called? | 6-14 | 13`,
  },
  {
    room: 'languages',
    subject: 'languages',
    ...own,
    options: [],
    decks: `
first-words | First words | Twenty words for a first talk. | 7-99 | 20
numbers-in-words | Numbers in words | Zero to twenty, and by tens to a hundred. | 6-99 | 29
colors | Colors | A colored dot, and what its color is called. | 3-10 | 9
days | Days of the week | In another language, or in order: choose the same language twice. | 5-99 | 7
months | Months of the year | In another language, or in order: choose the same language twice. | 5-99 | 12`,
  },
  {
    room: 'places',
    subject: 'world',
    ...countryData,
    options: [],
    decks: `
capitals-europe | Capitals of Europe | With the countries that lie partly in Asia. | 8-99 | 50
capitals-africa | Capitals of Africa | From Algeria to Zimbabwe. | 9-99 | 54
capitals-asia | Capitals of Asia | With the countries that lie partly in Europe or Africa. | 9-99 | 50
capitals-north-america | Capitals of North America | With Central America and the Caribbean. | 9-99 | 23
capitals-south-america | Capitals of South America | Twelve countries. | 8-99 | 12
capitals-oceania | Capitals of Oceania | Australia, New Zealand and the islands. | 10-99 | 14
capitals-world | Capitals of the world | The members of the United Nations, its two observers, Kosovo and Taiwan. | 10-99 | 197
flags | Flags | Computers with Windows show letters instead: better on a phone or tablet. | 6-99 | 197
continents | Which continent? | A country, and the part of the world that it is in. | 8-99 | 197
currencies | Currencies | What people pay with. | 10-99 | 197
us-capitals | Capitals of the US states | Fifty states and their capitals. | 9-99 | 50
us-codes | Short names of the US states | AK is Alaska. | 9-99 | 50`,
  },
  {
    room: 'science',
    subject: 'science',
    ...own,
    options: [],
    decks: `
planets | The planets | Their order, and what is special about each. | 6-12 | 16
elements | Chemical elements | What the symbols stand for. In English. | 11-99 | 20`,
  },
];

function readDeck(row: string, { room, subject, source, licence, options }: Shelf): LibraryDeck {
  const [id = '', name = '', description = '', ages = '', size = ''] = row.split(' | ');
  const [youngest = 0, oldest = 0] = ages.split('-').map(Number);
  const shelf = { room, subject, source, licence, options };
  return { id, version: 1, name, description, ages: [youngest, oldest], size: Number(size), ...shelf, ...more[id] };
}

/** The whole library. When a deck's cards change, increase its `version` in `more`. */
export const libraryDecks: readonly LibraryDeck[] = shelves.flatMap((shelf) =>
  shelf.decks
    .trim()
    .split('\n')
    .map((row) => readDeck(row, shelf)),
);
