import { updateQuiz } from '../../shared/routes/quizzes.ts';
import { type StoredQuiz, storedQuizzes } from '../data/quiz.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { presentQuiz } from './present-quiz.ts';

/** Attempts that are under way keep the questions with which they began. */
export const handler = defineHandler(updateQuiz, async ({ params, body, household }) => {
  const {
    description: oldDescription,
    timeLimit: oldLimit,
    ...seen
  } = await storedQuizzes.requireById(household, params.quizId);
  const { name = seen.name, questions = seen.questions, passingScore = seen.passingScore } = body;
  const { description = oldDescription, timeLimit = oldLimit } = body;
  const next: StoredQuiz = {
    ...seen,
    name,
    questions,
    passingScore,
    ...(description && { description }),
    ...(typeof timeLimit === 'number' && { timeLimit }),
  };
  await household.rows.commit([storedQuizzes.save(household.rows, seen, next)]);
  return presentQuiz(household, next);
});
