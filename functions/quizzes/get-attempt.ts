import { getAttempt } from '../../shared/routes/quizzes.ts';
import { requireAttempt } from '../data/study/quiz-attempt.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentExplained } from './explain-answers.ts';

export const handler = defineHandler(
  getAttempt,
  async ({ params, household, learner }) =>
    await presentExplained(household, await requireAttempt(household, params.attemptId, learner.local)),
);
