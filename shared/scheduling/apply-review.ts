import { type CardState, isDue } from './card-state.ts';
import type { EngineCard } from './fsrs-engine.ts';
import type { Rating } from '../schemas/study.ts';
import { engineOn } from './learner-engine.ts';
import { applyRest } from './rest-card.ts';
import { everybodysScheduling, type Scheduling } from './scheduling.ts';
import { fromStudyClock, toStudyClock } from './study-clock.ts';
import { studyDayOf } from './study-day.ts';

/**
 * One answer of the review log. `answeredAt` is an ISO 8601 instant. `day` is the study day it counts for; the default is the day of `answeredAt`. `practice`
 * marks answers of a "study anyway" session.
 */
export type ReviewAnswer = {
  id: string;
  rating: Rating;
  answeredAt: string;
  day?: string | undefined;
  practice?: boolean | undefined;
};

/** `cardId` seeds the fuzz. `timeZone` (IANA) determines study days. `scheduling` is the learner's; without it, the default parameters apply. */
export type ReviewOptions = { cardId: string; timeZone: string; scheduling?: Scheduling };

/**
 * The card's state after an answer; `state` is undefined for an unseen card. The rating Wrong maps to FSRS's Again, Correct to Good.
 *
 * - An answer dated before the last review counts as given at the last review, so that a clock set back does no harm. For answers that arrive late,
 *   `foldReviews` is more accurate.
 * - A practice answer to a card that isn't due never moves its due date earlier. If it would, the state is returned unchanged, including `reps`, `lapses` and
 *   `lastReview`. New and due cards are treated as usual.
 * - No interval exceeds `limits.longestIntervalDays` study days.
 * - A card that doesn't stick rests: only its due date is moved, see `applyRest`.
 * @throws RangeError if the time zone or `answeredAt` is invalid
 */
export function applyReview(state: CardState | undefined, review: ReviewAnswer, options: ReviewOptions): CardState {
  const { timeZone } = options;
  const answeredAt = laterOf(new Date(review.answeredAt), state);
  const next = schedule(state, review, answeredAt, options);
  const isAhead = state !== undefined && review.practice === true && !isDue(state, answeredAt, timeZone);
  if (isAhead && Date.parse(next.due) < Date.parse(state.due)) return state;
  return applyRest(state, next, review.rating, timeZone);
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

/** When a card is due. Learning steps in minutes are elapsed time, unaffected by clock changes. Intervals in days follow the calendar. */
function dueInstantOf(card: EngineCard, answeredAt: Date, timeZone: string): Date {
  if (card.scheduledDays === 0) return new Date(answeredAt.getTime() + card.due.getTime() - card.lastReview.getTime());
  return fromStudyClock(card.due, timeZone);
}

/**
 * A card's state after all its answers; undefined if there are none. Answers are sorted by (answeredAt, id) and deduplicated by id, so the order of arrival
 * doesn't matter. The caller leaves out undone answers.
 * @throws RangeError if the time zone or an `answeredAt` is invalid
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
