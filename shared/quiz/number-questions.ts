import type { Question } from '../schemas/quiz.ts';

/** A question with its key, as it is stored. The id is its place in the quiz: `q1`, `q2`, … */
export type NumberedQuestion = Question & { readonly id: string };

/** The questions of a quiz with their ids. */
export function numberQuestions(questions: readonly Question[]): NumberedQuestion[] {
  return questions.map((question, index) => ({ id: `q${index + 1}`, ...question }));
}
