import { getAttempt } from '../../shared/routes/quizzes.ts';
import { storedAttempts } from '../data/quiz-attempt.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { presentAttempt } from './present-attempt.ts';

export const handler = defineHandler(getAttempt, async ({ params, household, learner }) =>
  presentAttempt(household, await storedAttempts.requireById(household, params.attemptId, { learner: learner.local })),
);
