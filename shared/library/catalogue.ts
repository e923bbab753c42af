import type { Choices } from './cards.ts';
import { libraryDecks } from './decks.ts';
import type { LibraryDeck, LibraryOption } from './library-deck.ts';
import { pickValue } from './reader.ts';

/** @returns the library deck with this id; undefined if only a newer release has it */
export function findLibraryDeck(id: string): LibraryDeck | undefined {
  return libraryDecks.find((deck) => deck.id === id);
}

/** Languages of the files whose decks are written in one only. */
const roomLanguages: Readonly<Partial<Record<LibraryDeck['room'], string>>> = {
  ...Object.fromEntries(['words', 'english', 'reading-english'].map((room) => [room, 'en'])),
  german: 'de',
  'reading-german': 'de',
  french: 'fr',
  'reading-french': 'fr',
  spanish: 'es',
  'reading-spanish': 'es',
};

/** @returns the only language that a deck is written in; undefined if the family chooses it, or if it has no words */
export function languageOf({ id, room, options }: Pick<LibraryDeck, 'id' | 'room' | 'options'>): string | undefined {
  const isFree = id === 'note-names' || options.some(({ kind }) => kind === 'language');
  return isFree ? undefined : roomLanguages[room];
}

/** @returns a valid value for every option of the deck: the chosen one, otherwise a default for the family's languages (`readers`, preferred first) */
export function settleChoices({ options }: LibraryDeck, chosen: Choices, readers: readonly string[]): Choices {
  return Object.fromEntries(
    options.map((option) => {
      const value = chosen[option.key];
      return [option.key, value !== undefined && isOffered(option, value) ? value : pickFirst(option, readers)];
    }),
  );
}

export const missingChoice = 'Please choose two different languages.';

/** @returns why a deck can't be made with these choices; undefined if it can */
export function describeMissing({ isTranslation }: LibraryDeck, { from, to }: Choices): string | undefined {
  return isTranslation && from === to ? missingChoice : undefined;
}

/** @returns the choices of a family's deck, from its stored text. A deck that was made before it could be had in other languages is in English, and before it had levels is whole. */
export function settleKept(deck: LibraryDeck, kept: string | undefined, readers: readonly string[]): Choices {
  const before: readonly (readonly [string, string])[] = deck.options.flatMap((option) =>
    'before' in option && option.before !== undefined ? [[option.key, option.before] as const] : [],
  );
  return settleChoices(deck, { language: 'en', ...Object.fromEntries<string>(before), ...readChoices(kept) }, readers);
}

function isOffered(option: LibraryOption, value: string): boolean {
  if (option.kind === 'language')
    return option.languages.includes(value) || (option.none !== undefined && value === 'none');
  const offered = new Set(option.values.map((one) => one.value));
  const wanted = option.kind === 'many' ? value.split(',') : [value];
  return wanted.every((one) => offered.has(one)) && new Set(wanted).size === wanted.length;
}

function pickFirst(option: LibraryOption, readers: readonly string[]): string {
  if (option.kind !== 'language') return pickValue(option, readers);
  if (option.initial === 'none') return option.initial;
  const speech = readers.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const spoken = speech.find((one) => option.languages.includes(one)) ?? 'en';
  if (option.initial === 'own') return spoken;
  return option.languages.find((one) => one !== 'en' && one !== spoken) ?? spoken;
}

/** @returns the choices in a canonical text form for storage; undefined if there are none */
export function writeChoices(choices: Choices): string | undefined {
  return (
    new URLSearchParams(Object.entries(choices).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString() ||
    undefined
  );
}

/** @returns the choices parsed from their stored text form */
export function readChoices(text: string | undefined): Choices {
  return Object.fromEntries(new URLSearchParams(text));
}
