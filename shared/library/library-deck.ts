/** Subjects of the library decks, in display order. */
export const subjects = {
  numbers: 'Numbers',
  words: 'Words and reading',
  languages: 'Languages',
  grammar: 'Grammar',
  world: 'The world',
  science: 'Science',
  everyday: 'Everyday life',
  history: 'History and culture',
  music: 'Music',
} as const;
export type Subject = keyof typeof subjects;

interface Named {
  readonly key: string;
  readonly label: string;
}

/** An option with exactly one chosen value; for `many`, one or more. */
export interface ValueOption<Kind extends 'one' | 'many'> extends Named {
  readonly kind: Kind;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** The default value; for `many`, values separated by commas. */
  readonly initial: string;
  /** The value of decks that were made before there was this choice. Default: `initial`. */
  readonly before?: string;
}

/** A language option. `initial`: the default, which is the family's own language, another one, or none. `none`: the label for no language. */
export interface LanguageOption extends Named {
  readonly kind: 'language';
  readonly languages: readonly string[];
  readonly initial: 'own' | 'other' | 'none';
  readonly none?: string;
}

export type LibraryOption = ValueOption<'one'> | ValueOption<'many'> | LanguageOption;

/** A library deck as listed, before its cards are made. */
export interface LibraryDeck {
  /** Permanent id, because families' decks refer to it. */
  readonly id: string;
  /** Version of the cards. Increases when they change, so that families with the deck are notified. */
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly subject: Subject;
  /** The file that creates its cards. */
  readonly room:
    | 'numbers'
    | 'places'
    | 'languages'
    | 'meanings'
    | 'pictures'
    | 'words'
    | 'science'
    | 'drawn'
    | 'english'
    | 'german'
    | 'french'
    | 'spanish'
    | 'body'
    | 'nature'
    | 'physics'
    | 'everyday'
    | 'signs'
    | 'earth'
    | 'maps'
    | 'history'
    | 'nations'
    | 'culture'
    | 'reading-english'
    | 'reading-german'
    | 'reading-french'
    | 'reading-spanish';
  readonly ages: readonly [from: number, to: number];
  /** Number of cards with the default choices, for English readers. */
  readonly size: number;
  readonly source: string;
  readonly licence: string;
  readonly options: readonly LibraryOption[];
  /** Name of one of the deck's drawings, shown as a sample; absent if it has none. */
  readonly sample?: string;
  /** Whether its two languages must differ. */
  readonly isTranslation?: true;
}
