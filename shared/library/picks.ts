import { languageOf } from './catalogue.ts';
import { libraryDecks } from './decks.ts';
import type { LibraryDeck, Subject } from './library-deck.ts';
import { countries, findReader, type Reader } from './reader.ts';

/** Number of decks that the list shows at first, and adds with each further step. */
export const decksInSight = 12;

// One of each suits a reader; the others are left out.
const ownSounds = 'sounding-out syllables-german syllables-french syllables-spanish';
const ownWords = 'sight-words school-words-german school-words-french first-words-spanish';
const ownMixUps = 'mix-ups-english mix-ups-german mix-ups-french mix-ups-spanish';
const ownHistory = 'history-us history-uk history-germany history-france history-spain history-italy history-brazil';
const ownMap = 'map-us-states map-germany map-france map-spain map-italy map-brazil';

/** The editor's choice by age, the best to start with first. A reader sees the first twelve that suit. `all` is for a family that hasn't chosen an age. */
export const picks = {
  all: `counting pictures-animals ${ownWords} addition times-tables clock human-body first-words topic-words capitals-europe flags planets english-verbs world-dates`,
  '3-4':
    'counting pictures-animals letters-sounds colors pictures-food animal-facts human-body pictures-home pictures-clothes opposites calendar-facts pictures-outside five-senses pictures-vehicles',
  '5-6': `counting first-reading letters-sounds ${ownSounds} number-bonds addition ${ownWords} animal-facts subtraction clock human-body calendar-facts opposites pictures-animals first-fifty days young-animals five-senses plants`,
  '7-8': `times-tables ${ownWords} addition clock human-body first-words space subtraction animal-facts money flags planets map-continents notes doubles`,
  '9-10': `times-mixed division ${ownMixUps} ${ownHistory} plants capitals-europe topic-words human-body ${ownMap} world-dates english-verbs rounding flags space notes`,
  '11-12': `fractions times-mixed ${ownMixUps} world-dates ${ownHistory} capitals-world elements electricity-magnets topic-words english-verbs spanish-verbs units german-verbs french-verbs roman`,
  '13-14': `topic-words english-verbs world-dates ${ownHistory} elements electricity-magnets fractions french-verbs spanish-verbs german-verbs capitals-world ${ownMixUps} squares flags music-words`,
} as const;

/** Whether a deck teaches to read or spell a language that isn't the reader's. One that is learned in class, such as by its verbs, suits all. */
function isOthersReading(deck: LibraryDeck, { language }: Reader): boolean {
  const own = languageOf(deck);
  return own !== undefined && own !== language && (deck.subject === 'words' || deck.id.startsWith('mix-ups-'));
}

function isOthersCountry({ id }: LibraryDeck, { country }: Reader): boolean {
  const own = /^(?:history|map)-([a-z]+)/.exec(id)?.[1] ?? '';
  return own !== country && Object.values(countries).includes(own);
}

/** @returns the ids of the picks for an age that suit a reader, at most as many as are in sight */
export function listPicks(age: number | undefined, readers: readonly string[]): readonly string[] {
  const reader = findReader(readers);
  const bands = Object.entries(picks).filter(([band]) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return age === undefined ? band === 'all' : from <= age && age <= to;
  });
  return bands
    .flatMap(([, ids]) => ids.split(' '))
    .filter((id) => {
      const deck = libraryDecks.find((one) => one.id === id);
      return deck && suitsAge(deck, age) && !isOthersReading(deck, reader) && !isOthersCountry(deck, reader);
    })
    .slice(0, decksInSight);
}

const suitsAge = ({ ages: [from, to] }: LibraryDeck, age: number | undefined) =>
  age === undefined || (from <= age && age <= to);

/** @returns the decks for an age and a subject: the picks for a reader, then the others in the order of the library, those for other readers last */
export function listForAge(
  age: number | undefined,
  subject: Subject | undefined,
  readers: readonly string[],
): readonly LibraryDeck[] {
  const reader = findReader(readers);
  const fitting = libraryDecks.filter(
    (deck) => suitsAge(deck, age) && (subject === undefined || subject === deck.subject),
  );
  const picked = listPicks(age, readers).flatMap((id) => fitting.find((deck) => deck.id === id) ?? []);
  const others = fitting.toSorted(
    (one, other) => Number(isOthersReading(one, reader)) - Number(isOthersReading(other, reader)),
  );
  return [...new Set([...picked, ...others])];
}
