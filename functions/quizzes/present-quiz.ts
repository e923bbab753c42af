import { hideAnswers } from '../../shared/quiz/hide-answers.ts';
import { numberQuestions } from '../../shared/quiz/number-questions.ts';
import { isPermitted } from '../../shared/permissions.ts';
import type { Question, Quiz } from '../../shared/schemas/quiz.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedDecks } from '../data/content/deck.ts';
import { type StoredQuestion, type StoredQuiz, storedQuizzes } from '../data/content/quiz.ts';

/** @returns the quiz as it goes out. Only who could change it gets the answers, and the explanations that give them away. */
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
    questions: numberQuestions(stored.questions.map(withoutSource)),
    createdAt: stored.createdAt,
  };
  return isPermitted(role, 'manage-content') ? quiz : hideAnswers(quiz);
}

function withoutSource(stored: StoredQuestion): Question {
  const { source: _, ...question } = stored;
  return question;
}
