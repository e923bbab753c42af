import { libraryDecks } from './decks.ts';
import type { LibraryDeck, Subject } from './library-deck.ts';

/** Number of decks that the list shows at first, and adds with each further step. */
export const decksInSight = 12;

/** The editor's choice by age: at most twelve deck ids each, the best to start with first. `all` is for a family that hasn't chosen an age. */
export const picks = {
  all: 'counting pictures-animals first-reading addition times-tables clock first-words topic-words english-verbs capitals-europe flags planets',
  '3-4':
    'counting pictures-animals pictures-food colors pictures-home pictures-clothes pictures-outside pictures-vehicles first-reading opposites',
  '5-6':
    'first-reading counting number-bonds addition subtraction clock pictures-animals young-animals opposites days first-fifty months',
  '7-8':
    'times-tables addition subtraction clock missing-numbers doubles first-words first-fifty flags map-continents planets notes',
  '9-10':
    'times-mixed division english-verbs mix-ups-english capitals-europe flags topic-words map-us-states rounding division-remainder planets notes',
  '11-12':
    'fractions times-mixed units topic-words english-verbs spanish-verbs german-verbs capitals-world elements roman division-remainder mix-ups-english',
  '13-14':
    'topic-words english-verbs french-verbs spanish-verbs german-verbs elements squares fractions capitals-world currencies music-words flags',
} as const;

function listPicks(age: number | undefined): readonly string[] {
  const bands = Object.entries(picks).filter(([band]) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return age === undefined ? band === 'all' : from <= age && age <= to;
  });
  return bands.flatMap(([, ids]) => ids.split(' '));
}

/** @returns the decks for an age and a subject, the editor's picks first and the others in the order of the library */
export function listForAge(age: number | undefined, subject: Subject | undefined): readonly LibraryDeck[] {
  const fitting = libraryDecks.filter(
    ({ ages: [from, to], subject: own }) =>
      (age === undefined || (from <= age && age <= to)) && (subject === undefined || subject === own),
  );
  const picked = listPicks(age).flatMap((id) => fitting.find((deck) => deck.id === id) ?? []);
  return [...new Set([...picked, ...fitting])];
}
