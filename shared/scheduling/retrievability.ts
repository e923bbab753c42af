import { daysBetween } from './calendar-day.ts';
import type { CardState } from './card-state.ts';
import { engineOn } from './learner-engine.ts';
import { everybodysScheduling } from './scheduling.ts';
import { studyDayOf } from './study-day.ts';

/** Probability (0 to 1) that the learner recalls the card on the study day of `now`, by the default weights. The learner's own weights give the same order. */
export function retrievability(state: CardState, now: Date, timeZone: string): number {
  return recallOn(state, studyDayOf(now, timeZone), timeZone);
}

/** Predicted probability of recall on a study day, which may be in the future, if the card isn't answered until then. */
function recallOn(state: CardState, day: string, timeZone: string): number {
  const elapsedDays = daysBetween(studyDayOf(new Date(state.lastReview), timeZone), day);
  return engineOn(everybodysScheduling, state.lastReview).recallProbability(state.stability, Math.max(elapsedDays, 0));
}

/** Minimum mean predicted recall over all cards for a deck to count as known by a day. */
const readyRecall = 0.9;

/** @param states states of all studied cards, or of those most likely to be forgotten */
export function isReadyOn(states: readonly CardState[], day: string, timeZone: string): boolean {
  return meanRecallOn(states, day, timeZone) >= readyRecall;
}

export function meanRecallOn(states: readonly CardState[], day: string, timeZone: string): number {
  return states.reduce((sum, state) => sum + recallOn(state, day, timeZone), 0) / states.length;
}
