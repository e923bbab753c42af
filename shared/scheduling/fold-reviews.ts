import { applyReview } from './apply-review.ts';
import type { ReviewAnswer, ReviewOptions } from './apply-review.ts';
import type { CardState } from './card-state.ts';

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
