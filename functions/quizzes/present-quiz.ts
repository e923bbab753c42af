import { hideAnswers } from '../../shared/quiz/hide-answers.ts';
import { numberQuestions } from '../../shared/quiz/number-questions.ts';
import { isPermitted } from '../../shared/permissions.ts';
import type { Quiz } from '../../shared/schemas/quiz.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { type StoredQuiz, storedQuizzes } from '../data/quiz.ts';

/** @returns the quiz as it goes out. Only who could change it gets the answers, and the explanations that give them away. */
export function presentQuiz({ id, role }: Pick<HouseholdScope, 'id' | 'role'>, stored: StoredQuiz): Quiz {
  const quiz: Quiz = {
    id: storedQuizzes.idOf(id, stored),
    householdId: id,
    name: stored.name,
    ...(stored.description && { description: stored.description }),
    ...(stored.timeLimit !== undefined && { timeLimit: stored.timeLimit }),
    passingScore: stored.passingScore,
    questionCount: stored.questions.length,
    questions: numberQuestions(stored.questions),
    createdAt: stored.createdAt,
  };
  return isPermitted(role, 'manage-content') ? quiz : hideAnswers(quiz);
}
