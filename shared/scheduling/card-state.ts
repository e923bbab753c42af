import * as z from 'zod/mini';
import { studyDayText } from '../schemas/progress.ts';
import { instantText } from '../schemas/text.ts';
import { masteredStabilityDays } from './mastery.ts';
import { studyDayOf } from './study-day.ts';

/**
 * The stored scheduling state of one learner's memory of one card. An unseen card has no state.
 * - `algorithm`: the algorithm that computed the state. A later algorithm recomputes it by replaying the log.
 * - `due`, `lastReview`: ISO 8601 UTC instants. `scheduledDays`: study days between them, 0 within a day.
 * - `stability`: days until recall falls to 90 %. `difficulty`: 1 (easy) to 10.
 * - `learningSteps`: index of the card's current (re)learning step.
 * - `reps`: answers counted. `lapses`: times forgotten after having been learned.
 * - `slips`: wrong answers on a later study day than the answer before, since the card was last mastered or last rested. Absent: none.
 * - `restsUntil`: the study day on which a card that doesn't stick comes back in an easier form, see `rest-card.ts`. Removed by a right answer from that day on.
 */
export const cardStateSchema = z.object({
  algorithm: z.literal('fsrs-6'),
  due: instantText,
  stability: z.number().check(z.positive()),
  difficulty: z.number().check(z.minimum(1), z.maximum(10)),
  state: z.enum(['learning', 'review', 'relearning']),
  learningSteps: z.int().check(z.nonnegative()),
  reps: z.int().check(z.positive()),
  lapses: z.int().check(z.nonnegative()),
  scheduledDays: z.int().check(z.nonnegative()),
  lastReview: instantText,
  slips: z.optional(z.int().check(z.positive())),
  restsUntil: z.optional(studyDayText),
});
export type CardState = z.infer<typeof cardStateSchema>;

/** Mastered: in state `review` with a stability of at least 21 days. */
export function isMastered(state: CardState): boolean {
  return state.state === 'review' && state.stability >= masteredStabilityDays;
}

/**
 * Whether a card is due on the study day of `now`. Compares days, not minutes: a family that studies at 17:00 one day and at 16:30 the next still gets its
 * cards, and a card in its 10-minute step is due right away.
 */
export function isDue(state: CardState, now: Date, timeZone: string): boolean {
  return dueDayOf(state, timeZone) <= studyDayOf(now, timeZone);
}

export function dueDayOf(state: CardState, timeZone: string): string {
  return studyDayOf(new Date(state.due), timeZone);
}
