import type { AnswerWay, SideLanguages } from '../schemas/deck.ts';
import type { Choices, DeckMaker, LibraryCard } from './cards.ts';
import { writeChoices } from './catalogue.ts';
import { type LibraryDeck, subjects } from './library-deck.ts';

/** Modules that create cards, loaded on demand. */
const rooms: Readonly<
  Record<LibraryDeck['room'], () => Promise<{ readonly makers: Readonly<Record<string, DeckMaker>> }>>
> = {
  numbers: async () => await import('./numbers.ts'),
  places: async () => await import('./places.ts'),
  languages: async () => await import('./languages.ts'),
  pictures: async () => await import('./pictures.ts'),
  words: async () => await import('./words.ts'),
  science: async () => await import('./science.ts'),
  drawn: async () => await import('./drawn.ts'),
};

/** A library deck with its cards, as a family adds it. */
export interface MadeDeck extends SideLanguages {
  readonly name: string;
  readonly description: string;
  /** The library's subject; the family may change it. */
  readonly subject: string;
  readonly answerWay?: AnswerWay;
  readonly library: { readonly id: string; readonly version: number; readonly options?: string };
  readonly cards: readonly LibraryCard[];
}

/** @returns a library deck with its cards, ready to be stored; `choices` must have a valid value for every option */
export async function makeLibraryDeck(deck: LibraryDeck, choices: Choices): Promise<MadeDeck> {
  const { id, version, name, description, subject, room } = deck;
  const make = (await rooms[room]()).makers[id];
  if (!make) throw new Error(`Nothing makes the ready deck ${id}.`);
  const { detail, cards, ...made } = await make(choices);
  const options = writeChoices(choices);
  return {
    name: [name, ...(detail === undefined ? [] : [detail])].join(detail?.startsWith(':') ? '' : ' '),
    description,
    subject: subjects[subject],
    ...made,
    library: { id, version, ...(options !== undefined && { options }) },
    cards,
  };
}
