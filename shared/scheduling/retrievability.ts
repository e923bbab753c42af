import { daysBetween } from './calendar-day.ts';
import type { CardState } from './card-state.ts';
import { engineOn } from './learner-engine.ts';
import type { Rating } from '../schemas/study.ts';
import { everybodysScheduling } from './scheduling.ts';
import { studyDayOf } from './study-day.ts';

/** Probability (0 to 1) that the learner recalls the card on the study day of `now`, by the default weights. The learner's own weights give the same order. */
export function retrievability(state: CardState, now: Date, timeZone: string): number {
  return recallOn(state, studyDayOf(now, timeZone), timeZone);
}

/** Predicted probability of recall on a study day, which may be in the future, if the card isn't answered until then. */
function recallOn(state: CardState, day: string, timeZone: string): number {
  return engineOn(everybodysScheduling, state.lastReview).recallProbability(
    state.stability,
    daysSince(state, day, timeZone),
  );
}

function daysSince({ lastReview }: CardState, day: string, timeZone: string): number {
  return Math.max(daysBetween(studyDayOf(new Date(lastReview), timeZone), day), 0);
}

const gainDays = 30;
/** A wrong answer takes 10 seconds and its repetition 4. It counts more, because it costs courage: with 14, children know as much, but are right less often. */
const secondsOf = { correct: 4, wrong: 40 } as const;

/**
 * By how much an answer today raises the recall predicted for 30 days later, per second. Chosen by it, due cards leave children with more known and more right
 * answers than chosen by what is forgotten first (`npm run bench:learning`).
 */
export function gainPerSecond(state: CardState, now: Date, timeZone: string): number {
  const engine = engineOn(everybodysScheduling, state.lastReview);
  const elapsedDays = daysSince(state, studyDayOf(now, timeZone), timeZone);
  const right = engine.recallProbability(state.stability, elapsedDays);
  const recallAfter = (rating: Rating) =>
    engine.recallProbability(engine.stabilityAfter(state, rating, elapsedDays), gainDays);
  const without = engine.recallProbability(state.stability, elapsedDays + gainDays);
  const gain = right * recallAfter('correct') + (1 - right) * recallAfter('wrong') - without;
  return gain / (right * secondsOf.correct + (1 - right) * secondsOf.wrong);
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
