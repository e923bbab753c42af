/** What the ready decks are about, in the order in which they are shown. */
export const subjects = {
  numbers: 'Numbers',
  words: 'Words and reading',
  languages: 'Languages',
  world: 'The world',
  science: 'Science',
  music: 'Music',
} as const;
export type Subject = keyof typeof subjects;

/** What can be chosen for a deck. Of `many` at least one. */
export type LibraryOption = { readonly key: string; readonly label: string } & (
  | {
      readonly kind: 'one' | 'many';
      readonly values: readonly { readonly value: string; readonly label: string }[];
      readonly initial: string;
    }
  /** Begins with the family's own language, with another one, or with none, where that can be chosen: `none` says what it is. */
  | {
      readonly kind: 'language';
      readonly languages: readonly string[];
      readonly initial: 'own' | 'other' | 'none';
      readonly none?: string;
    }
);

/** A deck of the library, as it is shown before its cards are made. */
export interface LibraryDeck {
  /** For ever: the decks of families name it. */
  readonly id: string;
  /** Counts up when its cards change, so that families who have it are told. */
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly subject: Subject;
  /** The file that makes its cards. */
  readonly room: 'numbers' | 'places' | 'languages' | 'pictures' | 'words' | 'science';
  readonly ages: readonly [from: number, to: number];
  /** Cards with what is chosen at first, for somebody who reads English. */
  readonly size: number;
  readonly source: string;
  readonly licence: string;
  readonly options: readonly LibraryOption[];
  /** Its two languages must not be the same. */
  readonly isTranslation?: true;
}
