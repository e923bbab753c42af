import { completeSession } from '../../../shared/routes/study.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { completeSession as complete } from '../../study/complete-session.ts';
import { recordReviews } from '../../study/record-reviews.ts';

/** Answers that the browser still holds may come along: they are stored first. */
export const handler = defineHandler(completeSession, async ({ params, body, household, learner, now }) => {
  const { sessionId } = params;
  if (body.reviews && body.reviews.length > 0) {
    await recordReviews(household, { learner: learner.local, sessionId, reviews: body.reviews, now });
  }
  return await complete(household, learner.local, sessionId, now);
});
