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

interface Named {
  readonly key: string;
  readonly label: string;
}

/** One of several values, or of `many` at least one. */
export interface ValueOption<Kind extends 'one' | 'many'> extends Named {
  readonly kind: Kind;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** Of many: with commas between them. */
  readonly initial: string;
}

/** A language: at first the family's own, another one, or none, where that can be chosen: `none` says what it is. */
export interface LanguageOption extends Named {
  readonly kind: 'language';
  readonly languages: readonly string[];
  readonly initial: 'own' | 'other' | 'none';
  readonly none?: string;
}

/** What can be chosen for a deck. */
export type LibraryOption = ValueOption<'one'> | ValueOption<'many'> | LanguageOption;

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
  readonly room: 'numbers' | 'places' | 'languages' | 'pictures' | 'words' | 'science' | 'drawn';
  readonly ages: readonly [from: number, to: number];
  /** Cards with what is chosen at first, for somebody who reads English. */
  readonly size: number;
  readonly source: string;
  readonly licence: string;
  readonly options: readonly LibraryOption[];
  /** One of its drawings, where its cards have some. */
  readonly sample?: string;
  /** Its two languages must not be the same. */
  readonly isTranslation?: true;
}
