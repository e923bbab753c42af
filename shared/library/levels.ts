import type { AnswerWay, CardSides } from '../schemas/deck.ts';
import { type DeckMaker, joinDetails, type LibraryCard } from './cards.ts';
import { mixCards } from './mix-cards.ts';

/** One level of a deck, with its cards in groups from easy to hard. */
export interface Level {
  /** Part of the deck's name, such as `to 10`. */
  readonly detail: string;
  readonly groups: () => readonly (readonly LibraryCard[])[];
}

/** Levels by id: a part of the deck's name, and the text of its cards. */
export type LevelTable = Readonly<Record<string, readonly [detail: string, text: string]>>;

/** @param readGroups reads a level's text as cards in groups from easy to hard */
export function readLevels(table: LevelTable, readGroups: (text: string) => ReturnType<Level['groups']>) {
  return Object.fromEntries(
    Object.entries(table).map(([id, [detail, text]]): [string, Level] => [
      id,
      { detail, groups: () => readGroups(text) },
    ]),
  );
}

interface Levelled {
  /** Key of the option whose values are level ids. */
  readonly key?: string;
  readonly levels: Readonly<Record<string, Level>>;
  /** Whether a single level follows the deck's name after a colon, as several do. */
  readonly hasColon?: true;
  /** How a level is named, if not by its `detail` alone: `{level} by ear`. */
  readonly form?: string;
  readonly answerWay?: AnswerWay;
  readonly frontLanguage?: string;
  readonly backLanguage?: string;
}

/**
 * Makes a deck from the chosen levels, which follow each other from easy to hard. A fact is on one level and has the same two sides whatever else is chosen,
 * so a family that adds levels keeps what its children remember.
 */
export function makeLevels({
  key = 'levels',
  levels,
  hasColon,
  form,
  answerWay = 'type',
  ...languages
}: Levelled): DeckMaker {
  return ({ [key]: chosen = '' }, words) => {
    const own = chosen.split(',').flatMap((id) => levels[id] ?? []);
    const named = own.map(({ detail }) => words.say(detail));
    const details = form === undefined ? named : named.map((level) => words.say(form, { level }));
    const isAll = own.length === Object.keys(levels).length;
    return {
      ...(!isAll && { detail: `${own.length === 1 && !hasColon ? '' : ': '}${joinDetails(words, details)}` }),
      ...(own.length > 2 && { shortDetail: `: ${details.at(0)} … ${details.at(-1)}` }),
      answerWay,
      ...languages,
      cards: mixCards(own.flatMap(({ groups }) => groups())),
    };
  };
}

export function numberCard(front: string, back: number | string, extra?: string): CardSides {
  return { front, back: String(back), ...(extra !== undefined && { extra }) };
}
