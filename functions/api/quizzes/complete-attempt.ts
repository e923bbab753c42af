import { completeAttempt } from '../../../shared/routes/quizzes.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { completeAttempt as complete } from '../../quizzes/complete-attempt.ts';

export const handler = defineHandler(
  completeAttempt,
  async ({ params, body, household, learner, now }) =>
    await complete(household, { learner: learner.local, attemptId: params.attemptId, answers: body.answers, now }),
);
