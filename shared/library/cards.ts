import type { FieldMedia } from '../import/markup/read-markup.ts';
import type { AnswerWay, AskedSide, CardSides, SideLanguages } from '../schemas/deck.ts';

/** A family's choices for a deck by option key; several values are separated by commas. */
export type Choices = Readonly<Record<string, string>>;

export interface LibraryCard extends Pick<CardSides, 'front' | 'back' | 'extra' | 'tags'> {
  /** Drawings on the card's front, named as in `drawings.ts`. */
  readonly frontFiles?: readonly FieldMedia[];
}

/** The cards of a library deck, with properties that depend on the choices. */
interface MadeCards extends SideLanguages {
  /** Suffix of the deck's name, such as `in Spanish`. */
  readonly detail?: string;
  /** Replaces `detail` in a name that would be too long. */
  readonly shortDetail?: string;
  readonly answerWay?: AnswerWay;
  /** Which side is asked; `front` if absent. */
  readonly asks?: AskedSide;
  readonly cards: readonly LibraryCard[];
}

/** Creates the cards of one library deck. `choices` has a valid value for every option. */
export type DeckMaker = (choices: Choices, words: ShelfWords) => MadeCards | Promise<MadeCards>;

/** The words of the ready decks in a reader's language. */
export interface ShelfWords {
  /** The reader's language, without a region. */
  readonly language: string;
  /** @returns an English sentence in the reader's language, with `values` in its places, such as `in {language}` */
  readonly say: (sentence: string, values?: Readonly<Record<string, string>>) => string;
  readonly nameLanguage: (tag: string) => string;
}

export const inEnglish: ShelfWords = {
  language: 'en',
  say: (sentence, values = {}) => sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
  nameLanguage,
};

/** Part of a deck's name: `in Spanish`. */
export function sayIn(words: ShelfWords, language: string): string {
  return words.say('in {language}', { language: words.nameLanguage(language) });
}

/** Joins parts of a deck's name. */
export function joinDetails({ say }: ShelfWords, details: readonly string[]): string {
  return details.reduce((list, next) => say('{list}, {next}', { list, next }));
}

/** Languages in which the facts are written, each with all files of its folder in `facts`. */
const factTags = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ar', 'zh'] as const;
export const factLanguages: readonly string[] = factTags;

/** Words by language that must not miss one of those. */
export type InFactLanguages = Readonly<Record<(typeof factTags)[number], string>>;

/** Languages whose words are written out in the library. */
export const writtenLanguages = 'en es fr de it pt nl ar zh'.split(' ');

/** @returns the language tag of a deck's side. Words of `pt` are Brazilian; without a region a device would choose its own voice. */
export function tagLanguage(language: string): string {
  return language === 'pt' ? 'pt-BR' : language;
}

/** Languages in which browsers have names for days, months, countries and currencies. */
export const namedLanguages = [
  ...writtenLanguages,
  ...'da sv nb fi pl cs sk hu ro hr el tr uk ru he hi bn th vi id ja ko'.split(' '),
];

/** Languages with words in `picture-nouns.json` or in `emojibase-data`. */
export const pictureLanguages = 'en es fr de it pt nl da sv nb fi et lt hu pl ru uk ar hi bn th vi ms ja ko zh'.split(
  ' ',
);

/** @returns the cards in a text such as `hot=cold|days in a year=365=366 in a leap year`: front, back and, where there is something to add, extra */
export function readCards(text: string): CardSides[] {
  return text.split('|').map((pair) => {
    const [front = '', back = '', extra] = pair.split('=').map((part) => part.trim());
    return { front, back, ...(extra !== undefined && { extra }) };
  });
}

/** @returns the whole numbers between the two, inclusive */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const languageNames = new Map<string, string>();

function nameLanguage(tag: string): string {
  const known = languageNames.get(tag) ?? new Intl.DisplayNames('en-US', { type: 'language' }).of(tag) ?? tag;
  languageNames.set(tag, known);
  return known;
}
