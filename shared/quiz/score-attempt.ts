import type { AttemptReviewItem, Question } from '../schemas/quiz.ts';

/** The answer that stands for none: it is never correct. */
export const noAnswer = -1;

/** `percentage` is whole; `score` and `totalQuestions` count questions. */
export type AttemptScore = {
  score: number;
  totalQuestions: number;
  percentage: number;
  passed: boolean;
  review: AttemptReviewItem[];
};

/**
 * What an attempt is worth. `answers` are option positions by question; missing ones count as unanswered, further ones
 * are not looked at. The percentage is rounded to the nearest whole one, and that number decides about passing: a
 * learner who reads '67%' beside 'Passing: 67%' has passed. `passingScore` is in percent.
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

/** How many answers are right, which is the score. */
export function countRight(
  questions: readonly { readonly correctIndex: number }[],
  answers: readonly number[],
): number {
  return questions.filter(({ correctIndex }, index) => answers[index] === correctIndex).length;
}

/** What a score is worth, see {@link scoreAttempt}. */
export function rateScore(score: number, totalQuestions: number, passingScore: number) {
  const percentage = totalQuestions === 0 ? 0 : Math.round((100 * score) / totalQuestions);
  return { score, totalQuestions, percentage, passed: percentage >= passingScore };
}

/** One answer for each question: missing ones are unanswered, further ones are left out. */
export function normalizeAnswers(questions: readonly unknown[], answers: readonly number[]): number[] {
  return questions.map((_, index) => answers[index] ?? noAnswer);
}

/** Whether each answer is unanswered or names an option of its question. Answers beyond the last question do not count. */
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
  const { id, correctIndex, explanation } = question;
  return {
    questionId: id,
    question: question.question,
    options: [...question.options],
    correctIndex,
    chosenIndex,
    isCorrect: chosenIndex !== noAnswer && chosenIndex === correctIndex,
    ...(explanation !== undefined && { explanation }),
  };
}

/** A question with its key, as it is stored. The id is its place in the quiz: `q1`, `q2`, … */
export type NumberedQuestion = Question & { readonly id: string };

/** The questions of a quiz with their ids. */
export function numberQuestions(questions: readonly Question[]): NumberedQuestion[] {
  return questions.map((question, index) => ({ id: `q${index + 1}`, ...question }));
}
