import { factLanguages } from './cards.ts';
import type { LibraryDeck } from './library-deck.ts';
import { cardsIn, laterLevels, oneOf, own, type Shelf } from './shelf.ts';

/** Ages that a deck of facts has a level for, by the value of the option. Values are permanent, because families' decks keep them. */
export const ageLevels = { 4: 'ages 4–6', 6: 'ages 6–8', 8: 'ages 8–10', 10: 'ages 10–14' } as const;
type AgeLevel = keyof typeof ageLevels;

/** The choice of levels by age, and of a language. */
export function agesOf(...levels: readonly AgeLevel[]): Partial<LibraryDeck> {
  const values = levels.map((age) => `${age}=${ageLevels[age].replace('a', 'A')}`).join('|');
  return { options: [oneOf('ages', 'For which ages?', values, 'many'), cardsIn(factLanguages)] };
}

const nation = { options: [oneOf('kinds', 'What about?', 'who=People|when=Dates', 'many'), cardsIn(factLanguages)] };

const whichSigns = 'walk=For walking and cycling|drive=For driving';
const signs = { options: [laterLevels('Which signs?', whichSigns), cardsIn(factLanguages)] };

/** Options and other properties of the decks on these shelves that differ from the rest. */
export const factOptions: Readonly<Record<string, Partial<LibraryDeck>>> = {
  'human-body': { ...agesOf(4, 6, 8, 10), version: 2 },
  'five-senses': agesOf(4, 8),
  'healthy-living': { ...agesOf(4, 8), subject: 'everyday', version: 3 },
  'food-groups': { ...agesOf(6, 8), subject: 'everyday' },
  'first-aid': { ...agesOf(6, 8, 10), subject: 'everyday', version: 2 },
  plants: { ...agesOf(6, 8, 10), version: 3 },
  'animal-facts': { ...agesOf(4, 6, 8), version: 2 },
  'animal-groups': agesOf(6, 8),
  'food-chains': { ...agesOf(8, 10), version: 2 },
  weather: { ...agesOf(6, 8, 10), subject: 'science', version: 2 },
  'materials-matter': { ...agesOf(6, 8, 10), version: 2 },
  'forces-machines': { ...agesOf(8, 10), version: 2 },
  'light-sound': { ...agesOf(8, 10), version: 2 },
  'electricity-magnets': { ...agesOf(8, 10), version: 2 },
  space: { ...agesOf(6, 8, 10), version: 3 },
  'rocks-volcanoes': { ...agesOf(8, 10), subject: 'science' },
  'safe-internet': { ...agesOf(6, 8, 10), version: 2 },
  'calendar-facts': { ...agesOf(4, 6, 8, 10), version: 2 },
  money: { ...agesOf(6, 8, 10), version: 3 },
  'road-signs-us': { ...signs, sample: 'sign-us-school' },
  'road-signs-europe': { ...signs, sample: 'sign-eu-children' },
  rivers: { ...agesOf(8, 10), version: 2 },
  mountains: { ...agesOf(8, 10), version: 2 },
  landmarks: agesOf(8, 10),
  'city-landmarks': { ...agesOf(8, 10), version: 2 },
  'world-dates': {
    version: 2,
    options: [
      oneOf(
        'times',
        'Which years?',
        'old=Up to 1500|early=1500 to 1788|modern=1789 to 1910|recent=Since 1911',
        'many',
        'recent',
      ),
      cardsIn(factLanguages),
    ],
  },
  'history-us': { ...nation, version: 3 },
  'history-uk': { ...nation, version: 3 },
  'history-germany': { ...nation, version: 2 },
  'history-france': { ...nation, version: 3 },
  'history-spain': { ...nation, version: 2 },
  'history-italy': { ...nation, version: 3 },
  'history-brazil': { ...nation, version: 4 },
  inventors: { ...agesOf(8, 10), version: 2 },
  composers: { ...agesOf(8, 10), version: 2 },
  painters: { ...agesOf(8, 10), version: 3 },
  'books-authors': { ...agesOf(8, 10), version: 2 },
};

const facts = { ...own, options: [cardsIn(factLanguages)] };

/** Facts by theme, a file for each room in each language. */
export const factShelves: readonly Shelf[] = [
  {
    room: 'body',
    subject: 'science',
    ...facts,
    decks: `
human-body | The human body | Name the parts of the body and say what they do. | 4-14 | 18
five-senses | The five senses | Say which part of you sees, hears, smells, tastes and feels. | 4-10 | 15
healthy-living | Staying healthy | Say what keeps your body well, from soap to vitamins. | 4-10 | 16
food-groups | Food groups | Sort what you eat into five groups. | 6-10 | 18
first-aid | First aid | Know what helps and how to call for help. It doesn’t replace a course. | 6-14 | 16`,
  },
  {
    room: 'nature',
    subject: 'science',
    ...facts,
    decks: `
plants | Plants | Name the parts of a plant and explain how it lives. | 6-14 | 17
animal-facts | Animals | Recognize animals by what they say, have and do. | 4-10 | 18
animal-groups | Animal groups | Sort animals into mammals, birds, fish and more. | 6-10 | 24
food-chains | Food chains and habitats | Explain who eats whom, and where animals live. | 8-14 | 16`,
  },
  {
    room: 'physics',
    subject: 'science',
    ...facts,
    decks: `
materials-matter | Materials and matter | Say what things are made of, down to the atom. | 6-14 | 16
forces-machines | Forces and machines | Name what pushes, pulls and slows things. | 8-14 | 16
light-sound | Light and sound | Explain shadows, echoes and colors in the right words. | 8-14 | 17
electricity-magnets | Electricity and magnets | Name the parts of a circuit and say what magnets do. | 8-14 | 18
space | Space | Know the Sun, the Moon, stars and space travelers. | 6-14 | 16`,
  },
  {
    room: 'everyday',
    subject: 'everyday',
    ...facts,
    decks: `
weather | Weather and the water cycle | Name the weather and explain where rain comes from. | 6-14 | 18
safe-internet | Safe on the internet | Know what to keep private and when to get help. | 6-14 | 16
calendar-facts | Days, months and the year | Say which day or month comes next, and how long they are. | 4-14 | 16
money | Money | Know what to pay, save and spend, and what a bank does. | 6-14 | 16`,
  },
  {
    room: 'signs',
    subject: 'everyday',
    ...facts,
    decks: `
road-signs-us | Road signs: United States | Say what 25 road signs tell you. | 6-99 | 13
road-signs-europe | Road signs: Europe | Say what 31 road signs tell you in most of Europe. | 6-99 | 15`,
  },
  {
    room: 'earth',
    subject: 'world',
    ...facts,
    decks: `
rivers | Rivers | Say which river flows through a city or a country. | 8-99 | 17
mountains | Mountains and volcanoes | Name the highest mountains and the most famous volcanoes. | 8-99 | 18
landmarks | Landmarks by country | Say which country a famous place is in. | 8-99 | 22
city-landmarks | Landmarks by city | Say which city a famous place is in. | 8-99 | 20
rocks-volcanoes | Rocks, volcanoes and earthquakes | Name rocks and explain what shakes the ground. | 8-14 | 17`,
  },
  {
    room: 'history',
    subject: 'history',
    ...facts,
    decks: `
world-dates | 100 dates of world history | Say when the world changed, from the first Olympic Games on. | 9-99 | 25`,
  },
  {
    room: 'nations',
    subject: 'history',
    ...facts,
    decks: `
history-us | History of the United States | Know the people and dates of American history. | 8-99 | 17
history-uk | History of the United Kingdom | Know the people and dates of British history. | 8-99 | 18
history-germany | History of Germany | Know the people and dates of German history. | 9-99 | 18
history-france | History of France | Know the people and dates of French history. | 9-99 | 18
history-spain | History of Spain | Know the people and dates of Spanish history. | 9-99 | 19
history-italy | History of Italy | Know the people and dates of Italian history. | 9-99 | 20
history-brazil | History of Brazil | Know the people and dates of Brazilian history. | 9-99 | 22`,
  },
  {
    room: 'culture',
    subject: 'history',
    ...facts,
    decks: `
inventors | Inventors and scientists | Say who invented or discovered it. | 8-99 | 18
composers | Composers and their music | Say who composed a famous piece. | 8-99 | 15
painters | Painters and their pictures | Say who painted a famous picture. | 8-99 | 16
books-authors | Books and their authors | Say who wrote a famous book. | 8-99 | 20`,
  },
];
