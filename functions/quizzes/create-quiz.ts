import { createQuiz } from '../../shared/routes/quizzes.ts';
import type { Quiz, QuizContent } from '../../shared/schemas/quiz.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { countInHousehold } from '../data/household.ts';
import { type StoredQuiz, storedQuizzes } from '../data/quiz.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { presentQuiz } from './present-quiz.ts';

export const handler = defineHandler(createQuiz, async ({ body, household, effects, now }) => {
  const { householdId: _, ...content } = body;
  return await saveNewQuiz(household, content, effects.newId(now), now);
});

/** Stores a new quiz. @throws ProductError `too-many-quizzes` */
export async function saveNewQuiz(
  scope: HouseholdScope,
  content: QuizContent,
  quizId: string,
  now: Date,
): Promise<Quiz> {
  const { description, timeLimit, ...rest } = content;
  const quiz: StoredQuiz = {
    ...rest,
    ...(description && { description }),
    ...(timeLimit !== undefined && { timeLimit }),
    quiz: quizId,
    createdAt: now.toISOString(),
    version: 1,
  };
  await scope.rows.commit([
    storedQuizzes.create(scope.rows, quiz),
    countInHousehold(scope.rows, { quizCount: 1 }, 'quizCount'),
  ]);
  return presentQuiz(scope, quiz);
}
