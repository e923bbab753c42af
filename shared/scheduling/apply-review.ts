import { type CardState, isDue } from './card-state.ts';
import type { EngineCard } from './fsrs-engine.ts';
import type { Rating } from '../schemas/study.ts';
import { engineOn } from './learner-engine.ts';
import { everybodysScheduling, type Scheduling } from './scheduling.ts';
import { fromStudyClock, toStudyClock } from './study-clock.ts';
import { studyDayOf } from './study-day.ts';

/**
 * One answer of the review log. `answeredAt` is an ISO 8601 instant. `day` is the study day that it counts for: the one of `answeredAt` where
 * it is not given. `practice` marks an answer of a session that was started with "study anyway".
 */
export type ReviewAnswer = {
  id: string;
  rating: Rating;
  answeredAt: string;
  day?: string | undefined;
  practice?: boolean | undefined;
};

/**
 * `cardId` seeds the fuzz; `timeZone` is the household's IANA zone, which says where a study day starts; `scheduling` is the learner's,
 * everybody's where it is not given.
 */
export type ReviewOptions = { cardId: string; timeZone: string; scheduling?: Scheduling };

/**
 * The card's state after an answer; `state` is undefined for an unseen card. Wrong is FSRS's Again, Correct its Good.
 *
 * - An answer dated before the last review counts as given at the last review: a clock that went back breaks nothing.
 *   An answer that arrives late is better folded in at its place, see `foldReviews`.
 * - A practice answer to a card that is not due yet never moves the schedule backwards: when the card would come
 *   earlier than it does now, the state is returned as it was, every field of it (also `reps`, `lapses` and
 *   `lastReview`). Otherwise, and for cards that are new or due, it is an answer like any other.
 * - No card waits longer than `limits.longestIntervalDays` study days.
 *
 * @throws RangeError when the time zone or `answeredAt` is not valid.
 */
export function applyReview(state: CardState | undefined, review: ReviewAnswer, options: ReviewOptions): CardState {
  const { timeZone } = options;
  const answeredAt = laterOf(new Date(review.answeredAt), state);
  const next = schedule(state, review, answeredAt, options);
  const isAhead = state !== undefined && review.practice === true && !isDue(state, answeredAt, timeZone);
  return isAhead && Date.parse(next.due) < Date.parse(state.due) ? state : next;
}

function laterOf(answeredAt: Date, state: CardState | undefined): Date {
  const lastReview = state === undefined ? -Infinity : Date.parse(state.lastReview);
  return answeredAt.getTime() < lastReview ? new Date(lastReview) : answeredAt;
}

function schedule(
  state: CardState | undefined,
  { rating, day }: ReviewAnswer,
  answeredAt: Date,
  { cardId, timeZone, scheduling = everybodysScheduling }: ReviewOptions,
): CardState {
  const card = state === undefined ? undefined : toEngineCard(state, timeZone);
  const engine = engineOn(scheduling, day ?? studyDayOf(answeredAt, timeZone));
  const next = engine.answer(card, rating, toStudyClock(answeredAt, timeZone), cardId);
  return {
    ...next,
    algorithm: 'fsrs-6',
    due: dueInstantOf(next, answeredAt, timeZone).toISOString(),
    lastReview: answeredAt.toISOString(),
  };
}

function toEngineCard(state: CardState, timeZone: string): EngineCard {
  return {
    ...state,
    due: toStudyClock(new Date(state.due), timeZone),
    lastReview: toStudyClock(new Date(state.lastReview), timeZone),
  };
}

/** A step of minutes is a wait by the stopwatch, so no clock change stretches it; days are days of the calendar. */
function dueInstantOf(card: EngineCard, answeredAt: Date, timeZone: string): Date {
  if (card.scheduledDays === 0) return new Date(answeredAt.getTime() + card.due.getTime() - card.lastReview.getTime());
  return fromStudyClock(card.due, timeZone);
}

/**
 * A card's state from all its answers, undefined when there are none. The answers are taken in the order of
 * (answeredAt, id), and copies of one id count once, so any order of arrival gives the same state. Answers that were
 * taken back are left out by the caller.
 *
 * @throws RangeError when the time zone or an `answeredAt` is not valid.
 */
export function foldReviews(reviews: readonly ReviewAnswer[], options: ReviewOptions): CardState | undefined {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return [...byId.values()]
    .toSorted(compareReviews)
    .reduce<CardState | undefined>((state, review) => applyReview(state, review, options), undefined);
}

function compareReviews(a: ReviewAnswer, b: ReviewAnswer): number {
  const byTime = Date.parse(a.answeredAt) - Date.parse(b.answeredAt);
  if (byTime !== 0) return byTime;
  return a.id < b.id ? -1 : 1;
}
