import { recordReviews } from '../../shared/routes/study.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { recordAnswers } from './record-answers.ts';

export const handler = defineHandler(recordReviews, async ({ params, body, household, learner, now }) => {
  const { sessionId } = params;
  const recording = { learner: learner.local, sessionId, reviews: body.reviews, now, isEnd: false };
  return (await recordAnswers(household, recording)).receipt;
});
