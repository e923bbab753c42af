import { applyReview } from './apply-review.ts';
import type { ReviewAnswer, ReviewOptions } from './apply-review.ts';
import type { CardState } from './card-state.ts';

/** How far a device's clock may run ahead before its answers are dated by the server. */
const clockToleranceMs = 5 * 60_000;

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

/**
 * The time that an answer is filed under when it arrives, as a normalised ISO string. A time more than five minutes
 * ahead of `now` becomes `now`; a time before `earliest` (such as the start of its session: a device whose clock fell
 * back by years) becomes `earliest`. That no answer counts before the card's last review is held by `applyReview`.
 *
 * @throws RangeError when `answeredAt` is not a valid date.
 */
export function clampAnsweredAt(answeredAt: string, now: Date, earliest?: Date): string {
  const time = new Date(answeredAt);
  if (time.getTime() > now.getTime() + clockToleranceMs) {
    return now.toISOString();
  }
  if (earliest !== undefined && time < earliest) {
    return earliest.toISOString();
  }
  return time.toISOString();
}

function compareReviews(a: ReviewAnswer, b: ReviewAnswer): number {
  const byTime = Date.parse(a.answeredAt) - Date.parse(b.answeredAt);
  if (byTime !== 0) {
    return byTime;
  }
  return a.id < b.id ? -1 : 1;
}
