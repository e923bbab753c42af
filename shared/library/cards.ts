import type { FieldMedia } from '../import/markup/read-markup.ts';
import type { AnswerWay, CardSides, SideLanguages } from '../schemas/deck.ts';

/** A family's choices for a deck by option key; several values are separated by commas. */
export type Choices = Readonly<Record<string, string>>;

export interface LibraryCard extends Pick<CardSides, 'front' | 'back' | 'tags'> {
  /** Drawings on the card's front, named as in `drawings.ts`. */
  readonly frontFiles?: readonly FieldMedia[];
}

/** The cards of a library deck, with properties that depend on the choices. */
interface MadeCards extends SideLanguages {
  /** Suffix of the deck's name, such as `in Spanish`. */
  readonly detail?: string;
  readonly answerWay?: AnswerWay;
  readonly cards: readonly LibraryCard[];
}

/** Creates the cards of one library deck. `choices` has a valid value for every option. */
export type DeckMaker = (choices: Choices) => MadeCards | Promise<MadeCards>;

/** Languages whose words are written out in the library. */
export const writtenLanguages = 'en es fr de it pt nl'.split(' ');

/** Languages in which browsers have names for days, months, countries and currencies. */
export const namedLanguages = [
  ...writtenLanguages,
  ...'da sv nb fi pl cs sk hu ro hr el tr uk ru ar he hi bn th vi id ja ko zh'.split(' '),
];

/** Languages with words in `emojibase-data`. */
export const pictureLanguages = 'en es fr de it pt nl da sv nb fi et lt hu pl ru uk hi bn th vi ms ja ko zh'.split(' ');

/** @returns the cards in a text such as `hot=cold|big=small` */
export function readCards(text: string): CardSides[] {
  return text.split('|').map((pair) => {
    const [front = '', back = ''] = pair.split('=');
    return { front: front.trim(), back: back.trim() };
  });
}

/** @returns the whole numbers between the two, inclusive */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const languageNames = new Map<string, string>();

export function nameLanguage(tag: string): string {
  const known = languageNames.get(tag) ?? new Intl.DisplayNames('en-US', { type: 'language' }).of(tag) ?? tag;
  languageNames.set(tag, known);
  return known;
}
