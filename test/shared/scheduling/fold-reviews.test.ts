import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview, foldReviews, type ReviewAnswer } from '../../../shared/scheduling/apply-review.ts';
import { type CardState, cardStateSchema } from '../../../shared/scheduling/card-state.ts';
import { anyReviews, anyZone } from './arbitraries.ts';

const options = { cardId: 'card', timeZone: 'America/New_York' };

const shuffledLogs = anyReviews.chain((reviews) =>
  fc.tuple(
    fc.constant(reviews),
    fc.shuffledSubarray([...reviews, ...reviews], { minLength: reviews.length * 2 }),
    anyZone,
  ),
);

describe('foldReviews', () => {
  it('has no state without a review', () => {
    expect(foldReviews([], options)).toBeUndefined();
  });

  it('gives the same state for any order of arrival, with every review sent twice', () => {
    fc.assert(
      fc.property(shuffledLogs, ([reviews, arrived, timeZone]) => {
        expect(foldReviews(arrived, { cardId: 'card', timeZone })).toEqual(
          foldReviews(reviews, { cardId: 'card', timeZone }),
        );
      }),
    );
  });

  it('equals applying the reviews one by one in the order of their times', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const inOrder = reviews.toSorted((a, b) => a.answeredAt.localeCompare(b.answeredAt) || (a.id < b.id ? -1 : 1));
        let state: CardState | undefined;
        for (const review of inOrder) {
          state = applyReview(state, review, options);
        }
        expect(foldReviews(reviews, options)).toEqual(state);
        expect(state && cardStateSchema.parse(state)).toEqual(state);
      }),
    );
  });

  it('orders reviews of the same moment by id', () => {
    const answeredAt = '2026-01-05T09:00:00.000Z';
    const wrong: ReviewAnswer = { id: 'a', rating: 'wrong', answeredAt };
    const correct: ReviewAnswer = { id: 'b', rating: 'correct', answeredAt };
    expect(foldReviews([correct, wrong], options)?.state).toBe('review');
    expect(foldReviews([{ ...correct, id: '0' }, wrong], options)?.state).toBe('relearning');
  });

  it('orders by the moment, however it is written', () => {
    const first: ReviewAnswer = { id: 'b', rating: 'wrong', answeredAt: '2026-01-05T09:00:00+02:00' };
    const second: ReviewAnswer = { id: 'a', rating: 'correct', answeredAt: '2026-01-05T08:00:00Z' };
    expect(foldReviews([second, first], options)?.state).toBe('review');
  });

  it('leaves its input as it was', () => {
    const reviews: ReviewAnswer[] = [
      { id: 'b', rating: 'wrong', answeredAt: '2026-01-06T09:00:00Z' },
      { id: 'a', rating: 'correct', answeredAt: '2026-01-05T09:00:00Z' },
    ];
    const copy = structuredClone(reviews);
    foldReviews(reviews, options);
    expect(reviews).toEqual(copy);
  });
});
