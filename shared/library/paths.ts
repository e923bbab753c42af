import type { LibraryOrigin } from '../schemas/deck.ts';
import type { Choices } from './cards.ts';
import { findLibraryDeck, settleChoices, settleKept } from './catalogue.ts';
import type { LibraryDeck, ValueOption } from './library-deck.ts';
import { isOthersValue, orderValues } from './reader.ts';

/** Keys of the options whose values follow each other from easy to hard, as one deck each. */
const levelKeys = ['levels', 'ages', 'how', 'totals', 'tables', 'times', 'topic', 'upTo', 'kinds', 'reach'];

/** Whether the values are equally hard, so that any one that is left may follow, whichever came first. */
function isInAnyOrder({ id }: LibraryDeck, key: string): boolean {
  return key === 'tables' || key === 'kinds' || id === 'world-dates';
}

/** Decks that come after the last level of another one. */
const followers: Readonly<Record<string, string>> = {
  counting: 'number-bonds',
  'number-bonds': 'addition',
  addition: 'subtraction',
  subtraction: 'missing-numbers',
  'missing-numbers': 'times-tables',
  'times-tables': 'times-mixed',
  'times-mixed': 'division',
  division: 'division-remainder',
  'division-remainder': 'rounding',
  rounding: 'fractions',
  measures: 'units',
  'numbers-in-words': 'days',
  days: 'months',
  'first-words': 'first-fifty',
  'first-fifty': 'topic-words',
  'pictures-animals': 'pictures-food',
  'pictures-food': 'pictures-home',
  'pictures-home': 'pictures-clothes',
  'pictures-clothes': 'pictures-outside',
  'pictures-outside': 'pictures-vehicles',
  'letters-sounds': 'sounding-out',
  'sounding-out': 'first-reading',
  'first-reading': 'sight-words',
  'sight-words': 'mix-ups-english',
  'syllables-german': 'school-words-german',
  'school-words-german': 'mix-ups-german',
  'syllables-french': 'school-words-french',
  'school-words-french': 'mix-ups-french',
  'syllables-spanish': 'first-words-spanish',
  'first-words-spanish': 'mix-ups-spanish',
  'english-plurals': 'english-verbs',
  'english-verbs': 'mix-ups-english',
  'german-plurals': 'german-prepositions',
  'german-prepositions': 'german-verbs',
  'french-plurals': 'french-verbs',
  'spanish-plurals': 'spanish-verbs',
  'capitals-south-america': 'capitals-europe',
  'capitals-europe': 'capitals-world',
  'capitals-africa': 'capitals-world',
  'capitals-asia': 'capitals-world',
  'capitals-north-america': 'capitals-world',
  'capitals-oceania': 'capitals-world',
  'map-continents': 'continents',
  continents: 'flags',
  'map-us-states': 'us-capitals',
  'us-capitals': 'us-codes',
  rivers: 'mountains',
  mountains: 'landmarks',
  landmarks: 'city-landmarks',
  planets: 'space',
  'human-body': 'five-senses',
  'five-senses': 'healthy-living',
  'animal-facts': 'animal-groups',
  'animal-groups': 'food-chains',
  'materials-matter': 'forces-machines',
  'forces-machines': 'light-sound',
  'light-sound': 'electricity-magnets',
};

/** What comes after a mastered deck. */
export interface NextDeck {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
  /** Number of the level, from 2 on; undefined if it is another deck or a topic. */
  readonly level?: number;
}

type Origin = Pick<LibraryOrigin, 'id' | 'options'>;

/** A ready deck of the family. */
interface TakenDeck extends Origin {
  /** Whether the child has mastered it. */
  readonly isMastered?: true | undefined;
}

/**
 * Tables and the like follow each other over all decks that the child has mastered, because each further one is a deck of its own.
 * @param mastered the library origin of a deck that a child has mastered
 * @param taken all ready decks that the family has
 * @returns the next level of the deck or, after the last one, the deck that follows; undefined if there is none or the family has it already
 */
export function findNextDeck(
  mastered: Origin,
  taken: readonly TakenDeck[],
  readers: readonly string[],
): NextDeck | undefined {
  const deck = findLibraryDeck(mastered.id);
  if (!deck) return undefined;
  const own = settleKept(deck, mastered.options, readers);
  const option = findLevels(deck);
  if (!option) return findFollower(deck.id, own, taken, readers);
  const alike = findAlike(deck, own, taken, readers);
  const valuesOf = (decks: readonly Alike[]) => decks.flatMap(({ choices }) => listChosen(choices[option.key]));
  const isAny = isInAnyOrder(deck, option.key);
  const reached = isAny ? valuesOf(alike.filter(({ isMastered }) => isMastered)) : [];
  const offered = orderValues(option.values, readers).filter(({ value }) => !isOthersValue(value, readers));
  const level = nextValue(offered, [...listChosen(own[option.key]), ...reached], isAny);
  if (level === undefined) return findFollower(deck.id, own, taken, readers);
  if (valuesOf(alike).includes(level)) return undefined;
  const at = option.values.findIndex(({ value }) => value === level) + 1;
  return {
    deck,
    choices: { ...own, [option.key]: level },
    ...(option.key !== 'topic' && !isAny && { level: at }),
  };
}

function findLevels({ options }: LibraryDeck): ValueOption<'one' | 'many'> | undefined {
  return options.find((one): one is ValueOption<'one' | 'many'> => levelKeys.includes(one.key));
}

interface Alike extends Pick<TakenDeck, 'isMastered'> {
  readonly choices: Choices;
}

/** @returns the family's decks made from `deck` with the same choices, except for the level. The choice of all shares its cards with any other. */
function findAlike(
  deck: LibraryDeck,
  own: Choices,
  taken: readonly TakenDeck[],
  readers: readonly string[],
): readonly Alike[] {
  const others = deck.options.filter((option) => option !== findLevels(deck));
  return taken
    .filter(({ id }) => id === deck.id)
    .map(({ options, isMastered }) => ({ choices: settleKept(deck, options, readers), isMastered }))
    .filter(({ choices }) => others.every(({ key }) => isAlike(choices[key], own[key])));
}

const isAlike = (one?: string, other?: string) => one === other || one === 'all' || other === 'all';

const listChosen = (value = '') => value.split(',');

/** @returns the first value after the last chosen one; in any order, the first one that isn't chosen */
function nextValue(
  values: ValueOption<'one' | 'many'>['values'],
  own: readonly string[],
  isInAny: boolean,
): string | undefined {
  const isLeft = ({ value }: { readonly value: string }) => !own.includes(value);
  if (isInAny) return values.find(isLeft)?.value;
  return values.slice(values.findLastIndex((one) => !isLeft(one)) + 1).at(0)?.value;
}

function findFollower(
  id: string,
  own: Choices,
  taken: readonly TakenDeck[],
  readers: readonly string[],
): NextDeck | undefined {
  const deck = findLibraryDeck(followers[id] ?? '');
  if (!deck) return undefined;
  // The languages stay; a level doesn't, because another deck's levels have other names.
  const languages = Object.entries(own).filter(([key]) => ['from', 'to', 'language'].includes(key));
  const choices = settleChoices(deck, Object.fromEntries(languages), readers);
  return findAlike(deck, choices, taken, readers).length > 0 ? undefined : { deck, choices };
}
