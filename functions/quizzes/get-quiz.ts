import { getQuiz } from '../../shared/routes/quizzes.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentQuiz } from './present-quiz.ts';

export const handler = defineHandler(getQuiz, async ({ params, household }) =>
  presentQuiz(household, await storedQuizzes.requireById(household, params.quizId)),
);
