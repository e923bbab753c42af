import { hideAnswers } from '../../shared/quiz/hide-answers.ts';
import { numberQuestions } from '../../shared/quiz/score-attempt.ts';
import { isPermitted } from '../../shared/permissions.ts';
import type { Quiz, QuizContent } from '../../shared/schemas/quiz.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedDecks } from '../data/content/deck.ts';
import { countQuizzesFirst, presentQuestion, type StoredQuiz, storedQuizzes } from '../data/content/quiz.ts';
import { countInHousehold } from '../data/people/household.ts';
import type { WriteAction } from '../data/table/write-action.ts';

/** @returns the quiz in its public form. Only callers who can edit it get the answers and explanations. */
export function presentQuiz({ id, role }: Pick<HouseholdScope, 'id' | 'role'>, stored: StoredQuiz): Quiz {
  const made = stored.questions.find(({ source }) => source)?.source;
  const quiz: Quiz = {
    id: storedQuizzes.idOf(id, stored),
    householdId: id,
    ...(made && { deckId: storedDecks.idOf(id, made) }),
    name: stored.name,
    ...(stored.description && { description: stored.description }),
    ...(stored.timeLimit !== undefined && { timeLimit: stored.timeLimit }),
    passingScore: stored.passingScore,
    questionCount: stored.questions.length,
    questions: numberQuestions(stored.questions.map((question) => presentQuestion(id, question))),
    createdAt: stored.createdAt,
  };
  return isPermitted(role, 'manage-content') ? quiz : hideAnswers(quiz);
}

/** A quiz's content as in the API, but with stored questions, which may include their cards. */
type StoredContent = Omit<QuizContent, 'questions'> & Pick<StoredQuiz, 'questions'>;

/** @returns a new quiz. Its writes fail with `too-many-quizzes`. */
export async function makeQuiz(
  scope: HouseholdScope,
  content: StoredContent,
  quizId: string,
  now: Date,
): Promise<{ readonly actions: WriteAction[]; readonly answer: Quiz }> {
  await countQuizzesFirst(scope.rows, scope.household);
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

/** @returns the writes that add a quiz to a household. They fail with `too-many-quizzes`. */
export function addQuizActions({ rows }: HouseholdScope, quiz: StoredQuiz): WriteAction[] {
  return [storedQuizzes.create(rows, quiz), countInHousehold(rows, { quizCount: 1 }, 'quizCount')];
}
