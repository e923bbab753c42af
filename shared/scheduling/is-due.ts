import type { CardState } from './card-state.ts';
import { studyDayOf } from './study-day.ts';

/**
 * Whether a card is to be studied on the study day of `now`. Due by day, not by the minute: a family that studies at
 * 17:00 one day and at 16:30 another still gets its cards, and a card in its 10-minute step comes back at once.
 */
export function isDue(state: CardState, now: Date, timeZone: string): boolean {
  return dueDayOf(state, timeZone) <= studyDayOf(now, timeZone);
}

/** The study day (YYYY-MM-DD) on which the card is due. */
export function dueDayOf(state: CardState, timeZone: string): string {
  return studyDayOf(new Date(state.due), timeZone);
}
