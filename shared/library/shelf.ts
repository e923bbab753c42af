import type { LibraryDeck, LibraryOption } from './library-deck.ts';

export type Origin = Pick<LibraryDeck, 'source' | 'licence'>;

export const own: Origin = { source: 'Made for Flashspark', licence: 'MIT' };

/** Decks made by the same file. `decks` has a line for each: id, name, description, ages, and number of cards with the default choices. */
export interface Shelf extends Pick<LibraryDeck, 'room' | 'subject' | 'options'>, Origin {
  readonly decks: string;
}

/** @param values such as `ten=Up to 10|over=Over ten`; the first is the default unless `initial` is given */
export function oneOf(key: string, label: string, values: string, kind: 'one' | 'many' = 'one', initial?: string) {
  const read = values.split('|').map((one) => one.split('='));
  const named = read.map(([value = '', name = '']) => ({ value, label: name }));
  return { key, label, kind, values: named, initial: initial ?? named[0]?.value ?? '' } as LibraryOption;
}

/** The levels of a deck that once had none, so that a family's deck from then is whole. */
export function laterLevels(label: string, values: string): LibraryOption {
  const option = oneOf('levels', label, values, 'many');
  return 'values' in option ? { ...option, before: option.values.map(({ value }) => value).join(',') } : option;
}

/** Numbers as the values of an option. */
export const same = (...values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/** The choice of the cards' language, at first the family's own. */
export function cardsIn(languages: readonly string[]): LibraryOption {
  return { key: 'language', label: 'Language of the cards', kind: 'language', languages, initial: 'own' };
}
