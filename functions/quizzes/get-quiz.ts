import { getQuiz } from '../../shared/routes/quizzes.ts';
import { localQuiz, requireQuiz } from '../data/quiz.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { presentQuiz } from './present-quiz.ts';

export const handler = defineHandler(getQuiz, async ({ params, household }) =>
  presentQuiz(household, await requireQuiz(household.rows, localQuiz(household.id, params.quizId))),
);
