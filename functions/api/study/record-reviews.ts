import { recordReviews } from '../../../shared/routes/study.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { recordReviews as record } from '../../study/record-reviews.ts';

export const handler = defineHandler(
  recordReviews,
  async ({ params, body, household, learner, now }) =>
    await record(household, { learner: learner.local, sessionId: params.sessionId, reviews: body.reviews, now }),
);
