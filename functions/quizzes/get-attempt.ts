import { getAttempt } from '../../shared/routes/quizzes.ts';
import { requireAttempt } from '../data/quiz-attempt.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { presentAttempt } from './present-attempt.ts';

export const handler = defineHandler(getAttempt, async ({ params, household, learner }) =>
  presentAttempt(household, await requireAttempt(household, params.attemptId, learner.local)),
);
