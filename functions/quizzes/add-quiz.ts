import type { Quiz, QuizContent } from '../../shared/schemas/quiz.ts';
import type { Creation } from '../platform/call/call.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countInHousehold } from '../data/people/household.ts';
import { type StoredQuiz, storedQuizzes } from '../data/content/quiz.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { presentQuiz } from './present-quiz.ts';

/** What a quiz is made of, in the words of its schema; its questions may know their cards. */
type StoredContent = Omit<QuizContent, 'questions'> & Pick<StoredQuiz, 'questions'>;

/** @returns a new quiz. Its writes refuse with `too-many-quizzes`. */
export function makeQuiz(scope: HouseholdScope, content: StoredContent, quizId: string, now: Date): Creation<Quiz> {
  const { description, timeLimit, ...rest } = content;
  const quiz: StoredQuiz = {
    ...rest,
    ...(description && { description }),
    ...(timeLimit !== undefined && { timeLimit }),
    quiz: quizId,
    createdAt: now.toISOString(),
    version: 1,
  };
  return { actions: addQuizActions(scope, quiz), answer: presentQuiz(scope, quiz) };
}

/** @returns the writes that add a quiz to a household. They refuse with `too-many-quizzes`. */
export function addQuizActions({ rows }: HouseholdScope, quiz: StoredQuiz): WriteAction[] {
  return [storedQuizzes.create(rows, quiz), countInHousehold(rows, { quizCount: 1 }, 'quizCount')];
}
