import { factLanguages, namedLanguages, pictureLanguages, writtenLanguages } from './cards.ts';
import { agesOf, factOptions, factShelves } from './fact-decks.ts';
import { grammarOptions, grammarShelves } from './grammar-decks.ts';
import type { LibraryDeck, LibraryOption } from './library-deck.ts';
import { levelLabels, mapOptions, mapShelf } from './map-decks.ts';
import { numberOptions, numberShelf } from './number-decks.ts';
import { readingOptions, readingShelves } from './reading-decks.ts';
import { cardsIn, laterLevels, oneOf, type Origin, own, same, type Shelf } from './shelf.ts';
import { taughtLanguages, wordTopics } from './word-topics.ts';

const countryData: Origin = { source: 'countries-list 3.4.1 (npm)', licence: 'MIT' };
const withNames: Origin = {
  source: 'countries-list 3.4.1 (npm); names by your browser (Unicode CLDR)',
  licence: 'MIT, Unicode',
};
const byBrowser: Origin = { source: 'Your browser (Unicode CLDR)', licence: 'Unicode' };

const upTo = { key: 'upTo', label: 'Up to', kind: 'one' } as const;

const times = 'full=Full hours|half=Half hours|quarter=Quarters|five=Every five minutes';
const timeAnswers =
  'digits=In figures, such as 3:30|24=In figures, after noon: 15:30|en=In English words|de=In German words|fr=In French words|es=In Spanish words|it=In Italian words|pt=In Portuguese words|ar=In Arabic words|zh=In Chinese words';
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

const topic: LibraryOption = {
  key: 'topic',
  label: 'Which words?',
  kind: 'one',
  values: Object.entries(wordTopics).map(([value, label]) => ({ value, label })),
  initial: 'family',
};
const level = oneOf('level', 'Which level?', 'all=Both, easier words first|A1=First words (A1)|A2=More words (A2)');

const cardLanguage = cardsIn(namedLanguages);
const factLanguage = cardsIn(factLanguages);
const known = laterLevels('Which countries?', 'known=Well-known countries|others=The other countries');
const countries = [known, factLanguage];
const states = [laterLevels('Which ones?', levelLabels.join('|')), factLanguage];
const halves = laterLevels('Which level?', 'first=Easier words|more=Harder words');

/** Options and other properties by deck id, for decks that differ from the rest of their shelf. */
const more: Readonly<Record<string, Partial<LibraryDeck>>> = {
  ...numberOptions,
  ...grammarOptions,
  ...factOptions,
  ...readingOptions,
  ...mapOptions,
  clock: { subject: 'numbers', options: clock, sample: 'clock-10-10', version: 3 },
  'first-reading': { options: [halves], version: 2 },
  notes: { options: notes, sample: 'note-treble-g4' },
  'note-names': { subject: 'music', version: 2 },
  'music-words': { subject: 'music', options: [halves, factLanguage], version: 2 },
  ...Object.fromEntries(
    'animals food home clothes outside vehicles'.split(' ').map((one) => [`pictures-${one}`, { version: 4 }]),
  ),
  'first-words': { options: fromTo(writtenLanguages), isTranslation: true, version: 4 },
  'topic-words': { options: [topic, level, ...fromTo(taughtLanguages)], isTranslation: true, version: 6 },
  'first-fifty': { isTranslation: true, version: 3 },
  'numbers-in-words': {
    options: [
      laterLevels('Which numbers?', 'ten=0 to 10|twenty=11 to 20|tens=30 to 100'),
      languageOf('to', 'Language to learn', writtenLanguages, 'other'),
    ],
    version: 2,
  },
  colors: { options: pictured(writtenLanguages), version: 2 },
  days: { options: fromTo(namedLanguages), ...byBrowser },
  months: { options: fromTo(namedLanguages), ...byBrowser },
  'capitals-europe': { options: countries, version: 4 },
  'capitals-africa': { options: countries, version: 4 },
  'capitals-asia': { options: countries, version: 5 },
  'capitals-oceania': { version: 2 },
  'capitals-north-america': { options: countries, version: 2 },
  'capitals-south-america': { version: 3 },
  'capitals-world': { options: countries, version: 6 },
  flags: {
    options: [known, part, cardLanguage],
    source: 'countries-list 3.4.1, country-flag-icons 1.6.20 (npm); names by your browser (Unicode CLDR)',
    licence: 'MIT, Unicode',
    version: 2,
  },
  continents: { options: [known, cardLanguage], ...withNames, version: 3 },
  currencies: { options: [known, part, cardLanguage], ...withNames, version: 3 },
  'us-capitals': { options: states, ...own, version: 2 },
  'us-codes': { options: states, ...own },
  elements: { options: [{ ...upTo, values: same(20, 36, 54, 118), initial: '20' }, factLanguage] },
  planets: agesOf(6, 8),
  opposites: { options: [halves, factLanguage], version: 3 },
  'young-animals': { options: [halves, factLanguage] },
};

const shelves: readonly Shelf[] = [
  numberShelf,
  {
    room: 'pictures',
    subject: 'words',
    source: 'Made for Flashspark; other languages: emojibase-data 17.0.0 (npm), from Unicode CLDR',
    licence: 'MIT, Unicode',
    options: pictured(pictureLanguages),
    decks: `
pictures-animals | Picture words: animals | Name animals from their pictures. | 3-8 | 64
pictures-food | Picture words: food | Name fruit, vegetables and treats. | 3-8 | 54
pictures-home | Picture words: at home | Name things you see every day. | 3-8 | 55
pictures-clothes | Picture words: clothes and body | Name what we wear, and parts of the body. | 3-8 | 28
pictures-outside | Picture words: outside | Name weather, plants and buildings. | 3-8 | 37
pictures-vehicles | Picture words: on the move | Name things that drive, float and fly. | 3-8 | 29`,
  },
  {
    room: 'words',
    subject: 'words',
    ...own,
    options: [],
    decks: `
first-reading | First reading words | Read 80 short everyday words, each with a sentence. In English. | 4-7 | 40
opposites | Opposites | Say the opposite of hot, big and more. | 4-9 | 15
young-animals | Animals and their babies | Name a cat’s baby, and those of other animals. | 5-10 | 10
note-names | Note names | Say C as do and D as re. | 7-14 | 7
music-words | Music words | Know what the Italian words in sheet music mean. | 8-16 | 12`,
  },
  ...readingShelves,
  {
    room: 'drawn',
    subject: 'music',
    ...own,
    options: [],
    decks: `
clock | Telling the time | Tell the time from a clock’s hands. | 5-10 | 24
notes | Reading notes | Name each note on the staff. | 6-14 | 13`,
  },
  {
    room: 'languages',
    subject: 'languages',
    ...own,
    options: [],
    decks: `
first-words | First words | Use twenty words in a first chat. | 7-99 | 20
numbers-in-words | Numbers in words | Say the numbers from zero to twenty, then tens to a hundred. | 6-99 | 11
colors | Colors | Name the color of each dot. | 3-10 | 9
days | Days of the week | Name the days in a new language. Pick the same language twice to learn their order. | 5-99 | 7
months | Months of the year | Name the months in a new language. Pick the same language twice to learn their order. | 5-99 | 12`,
  },
  ...grammarShelves,
  {
    room: 'meanings',
    subject: 'languages',
    ...own,
    options: fromTo(taughtLanguages),
    decks: `
first-fifty | The first 50 words | Use the 50 most useful words, each with a sentence. | 6-99 | 50
topic-words | Words by topic | Name what belongs to family, food, school and 21 more topics. Each word has a sentence. | 6-99 | 27`,
  },
  {
    room: 'places',
    subject: 'world',
    ...countryData,
    options: [factLanguage],
    decks: `
capitals-europe | Capitals of Europe | Name the capitals of Europe, with countries partly in Asia. | 8-99 | 22
capitals-africa | Capitals of Africa | Name the capitals of Africa’s 54 countries. | 9-99 | 15
capitals-asia | Capitals of Asia | Name the capitals of Asia, with countries partly in Europe or Africa. | 9-99 | 18
capitals-north-america | Capitals of North America | Name the capitals of North America, with Central America and the Caribbean. | 9-99 | 10
capitals-south-america | Capitals of South America | Name the capitals of twelve countries. | 8-99 | 12
capitals-oceania | Capitals of Oceania | Name the capitals of Australia, New Zealand and the islands. | 10-99 | 14
capitals-world | Capitals of the world | Name the capitals of all UN members and its two observers, plus Kosovo and Taiwan. | 10-99 | 72
flags | Flags | Recognize the flags of the world’s countries. | 6-99 | 72
continents | Which continent? | Say which continent a country is on. | 8-99 | 72
currencies | Currencies | Name the money each country uses. | 10-99 | 72
us-capitals | Capitals of the US states | Name the capitals of the fifty states. | 9-99 | 17
us-codes | Short names of the US states | Know that AK is Alaska, and the other 49. | 9-99 | 17`,
  },
  mapShelf,
  {
    room: 'science',
    subject: 'science',
    ...own,
    options: [factLanguage],
    decks: `
planets | The planets | Name the planets in order and what makes each special. | 6-12 | 16
elements | Chemical elements | Say what the chemical symbols stand for. | 11-99 | 20`,
  },
  ...factShelves,
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
