import type { AttemptReviewItem, Question } from '../schemas/quiz.ts';

/** Answer value for an unanswered question. Never correct. */
export const noAnswer = -1;

/** Result of an attempt. `percentage` is a whole number; `score` and `totalQuestions` count questions. */
export type AttemptScore = {
  score: number;
  totalQuestions: number;
  percentage: number;
  passed: boolean;
  review: AttemptReviewItem[];
};

/**
 * Scores an attempt. `answers` are option positions by question; missing ones count as unanswered, extra ones are ignored. Passing is decided on the rounded
 * percentage, so that a learner who sees '67%' next to 'Passing: 67%' has passed. `passingScore` is in percent.
 */
export function scoreAttempt(
  questions: readonly NumberedQuestion[],
  answers: readonly number[],
  passingScore: number,
): AttemptScore {
  const chosen = normalizeAnswers(questions, answers);
  const review = questions.map((question, index) => reviewQuestion(question, chosen[index] ?? noAnswer));
  const score = review.filter(({ isCorrect }) => isCorrect).length;
  return { ...rateScore(score, questions.length, passingScore), review };
}

export function countRight(
  questions: readonly { readonly correctIndex: number }[],
  answers: readonly number[],
): number {
  return questions.filter(({ correctIndex }, index) => answers[index] === correctIndex).length;
}

/** Percentage and pass result of a score, see {@link scoreAttempt}. */
export function rateScore(score: number, totalQuestions: number, passingScore: number) {
  const percentage = totalQuestions === 0 ? 0 : Math.round((100 * score) / totalQuestions);
  return { score, totalQuestions, percentage, passed: percentage >= passingScore };
}

/** Pads or cuts the answers to one per question. Missing ones become unanswered. */
export function normalizeAnswers(questions: readonly unknown[], answers: readonly number[]): number[] {
  return questions.map((_, index) => answers[index] ?? noAnswer);
}

/** Whether each answer is unanswered or a valid option position. Answers beyond the last question are ignored. */
export function answersFit(
  questions: readonly { readonly options: readonly string[] }[],
  answers: readonly number[],
): boolean {
  return questions.every(({ options }, index) => {
    const answer = answers[index] ?? noAnswer;
    return answer === noAnswer || options[answer] !== undefined;
  });
}

function reviewQuestion(question: NumberedQuestion, chosenIndex: number): AttemptReviewItem {
  const { id, correctIndex, explanation, questionMedia, optionMedia, format } = question;
  return {
    questionId: id,
    question: question.question,
    options: [...question.options],
    correctIndex,
    chosenIndex,
    isCorrect: chosenIndex !== noAnswer && chosenIndex === correctIndex,
    ...(explanation !== undefined && { explanation }),
    ...(questionMedia && { questionMedia }),
    ...(optionMedia && { optionMedia }),
    ...(format && { format }),
  };
}

/** A question with its key, as stored. The id is its position in the quiz: `q1`, `q2`, … */
export type NumberedQuestion = Question & { readonly id: string };

export function numberQuestions(questions: readonly Question[]): NumberedQuestion[] {
  return questions.map((question, index) => ({ id: `q${index + 1}`, ...question }));
}
