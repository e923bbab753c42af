import { takeBackReview } from '../../shared/routes/corrections.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { presentAnswered } from '../data/content/card.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { takeBackNewest } from './take-back-newest.ts';

export const handler = defineHandler(takeBackReview, async ({ params, household, learner, now }) => {
  const { left, review } = await takeBackNewest(household, { ...params, learner: learner.local, now });
  const part = left.parts.find(({ deck }) => deck === review.deck);
  const { state } = part?.memories.get(review.card) ?? {};
  return {
    cards: [
      {
        ...presentAnswered(household.id, review),
        ...(state && { dueAt: state.due }),
        mastered: state !== undefined && isMastered(state),
      },
    ],
  };
});
