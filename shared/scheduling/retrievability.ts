import type { CardState } from './card-state.ts';
import { familyEngine } from './family-engine.ts';
import { daysBetween, studyDayOf } from './study-day.ts';

/**
 * The probability (0 to 1) that the learner recalls the card now. It falls by whole study days, as the schedule
 * does: it is 1 on the day of the last review.
 */
export function retrievability(state: CardState, now: Date, timeZone: string): number {
  const elapsedDays = daysBetween(studyDayOf(new Date(state.lastReview), timeZone), studyDayOf(now, timeZone));
  return familyEngine().recallProbability(state.stability, Math.max(elapsedDays, 0));
}
