import { daysBetween } from './calendar-day.ts';
import type { CardState } from './card-state.ts';
import { engineOn } from './learner-engine.ts';
import { everybodysScheduling } from './scheduling.ts';
import { studyDayOf } from './study-day.ts';

/**
 * The probability (0 to 1) that the learner recalls the card now. It falls by whole study days, as the schedule
 * does: it is 1 on the day of the last review. By everybody's weights: with a learner's own, cards stand in the same order.
 */
export function retrievability(state: CardState, now: Date, timeZone: string): number {
  const elapsedDays = daysBetween(studyDayOf(new Date(state.lastReview), timeZone), studyDayOf(now, timeZone));
  return engineOn(everybodysScheduling, state.lastReview).recallProbability(state.stability, Math.max(elapsedDays, 0));
}
