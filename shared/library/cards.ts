import type { FieldMedia } from '../import/markup/read-markup.ts';
import type { AnswerWay, CardSides, SideLanguages } from '../schemas/deck.ts';

/** What somebody chose for a deck: by the key of the option, several values with commas between them. */
export type Choices = Readonly<Record<string, string>>;

/** A card of a ready deck. */
export interface LibraryCard extends Pick<CardSides, 'front' | 'back' | 'tags'> {
  /** What is drawn on its front, by the names that `drawings.ts` knows. */
  readonly frontFiles?: readonly FieldMedia[];
}

/** The cards of a ready deck, and what follows from what was chosen. */
interface MadeCards extends SideLanguages {
  /** Behind the deck's name, such as `in Spanish`. */
  readonly detail?: string;
  readonly answerWay?: AnswerWay;
  readonly cards: readonly LibraryCard[];
}

/** Makes the cards of one ready deck. Its choices are settled: every option has one of its values. */
export type DeckMaker = (choices: Choices) => MadeCards | Promise<MadeCards>;

/** Whose words are written in the library itself. */
export const writtenLanguages = 'en es fr de it pt nl'.split(' ');

/** Languages in which browsers name days, months, countries and currencies. */
export const namedLanguages = [
  ...writtenLanguages,
  ...'da sv nb fi pl cs sk hu ro hr el tr uk ru ar he hi bn th vi id ja ko zh'.split(' '),
];

/** Languages that `emojibase-data` has words in. */
export const pictureLanguages = 'en es fr de it pt nl da sv nb fi et lt hu pl ru uk hi bn th vi ms ja ko zh'.split(' ');

/** @returns cards of a text such as `hot=cold|big=small`. */
export function readCards(text: string): CardSides[] {
  return text.split('|').map((pair) => {
    const [front = '', back = ''] = pair.split('=');
    return { front: front.trim(), back: back.trim() };
  });
}

/** @returns the whole numbers from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const languageNames = new Map<string, string>();

/** @returns what a language is called in the product's own words. */
export function nameLanguage(tag: string): string {
  const known = languageNames.get(tag) ?? new Intl.DisplayNames('en-US', { type: 'language' }).of(tag) ?? tag;
  languageNames.set(tag, known);
  return known;
}
