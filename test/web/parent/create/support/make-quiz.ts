import type { Quiz, QuizQuestion } from '../../../../../shared/schemas/quiz.ts';

export const householdId = 'H1';

export const quizzesPath = `/api/quizzes?householdId=${householdId}`;

export function makeQuestion(id: string, change: Partial<QuizQuestion> = {}): QuizQuestion {
  return { id, question: 'Capital of Peru?', options: ['Quito', 'Lima', 'La Paz'], correctIndex: 1, ...change };
}

export function makeQuiz(name: string, change: Partial<Quiz> = {}): Quiz {
  const questions = change.questions ?? [makeQuestion('q1', { explanation: 'On the coast.' })];
  return {
    id: `H1-${name.replaceAll(/\W/g, '')}`,
    householdId,
    name,
    passingScore: 70,
    questionCount: questions.length,
    questions,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...change,
  };
}
