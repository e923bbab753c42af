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
  return recallOn(state, studyDayOf(now, timeZone), timeZone);
}

/** The same for a study day, which may lie ahead: as it is foretold where the card is not answered until then. */
function recallOn(state: CardState, day: string, timeZone: string): number {
  const elapsedDays = daysBetween(studyDayOf(new Date(state.lastReview), timeZone), day);
  return engineOn(everybodysScheduling, state.lastReview).recallProbability(state.stability, Math.max(elapsedDays, 0));
}

/** A deck is known by a day where so much of it is foretold to be recalled then, over all of its cards. */
const readyRecall = 0.9;

/** @param states of all cards that were met, or of those that are forgotten first. */
export function isReadyOn(states: readonly CardState[], day: string, timeZone: string): boolean {
  return meanRecallOn(states, day, timeZone) >= readyRecall;
}

/** @returns how much of these cards is foretold to be recalled on a study day. */
export function meanRecallOn(states: readonly CardState[], day: string, timeZone: string): number {
  return states.reduce((sum, state) => sum + recallOn(state, day, timeZone), 0) / states.length;
}
