import { limits } from '../limits.ts';
import type { LibraryDeck } from './library-deck.ts';

/** Children younger than this begin with the shorter daily goal. */
const firstOfUsualAge = 7;

export interface Pace {
  readonly minutesADay: number;
  /** Weeks until every card is known, at least one. */
  readonly weeks: number;
}

/**
 * @returns how long a deck takes: the daily goal with which its youngest learners begin, and the weeks until their days have brought every card. A shorter day
 *   brings fewer new cards.
 */
export function paceOf({ ages: [youngest] }: Pick<LibraryDeck, 'ages'>, size: number): Pace {
  const { usual, young } = limits.minutesPerDay;
  const minutesADay = youngest < firstOfUsualAge ? young : usual;
  const newCardsADay = (limits.newCardsPerDay.usual * minutesADay) / usual;
  return { minutesADay, weeks: Math.max(1, Math.round(size / newCardsADay / 7)) };
}
