import { saveAttempt } from '../../shared/routes/quizzes.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { saveAnswers } from './complete-attempt.ts';

export const handler = defineHandler(
  saveAttempt,
  async ({ params, body, household, learner, now }) =>
    await saveAnswers(household, { learner: learner.local, attemptId: params.attemptId, answers: body.answers, now }),
);
