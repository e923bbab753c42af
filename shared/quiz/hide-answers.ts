import type { Quiz, QuizQuestion } from '../schemas/quiz.ts';

/**
 * The quiz as a learner may see it. Every field that goes out is named here: what is added to a quiz later stays
 * hidden until it is named too.
 */
export function hideAnswers(quiz: Quiz): Quiz {
  const { id, householdId, name, description, timeLimit, passingScore, questionCount, questions, createdAt } = quiz;
  return {
    id,
    householdId,
    name,
    ...(description !== undefined && { description }),
    ...(timeLimit !== undefined && { timeLimit }),
    passingScore,
    questionCount,
    questions: questions.map(hideAnswer),
    createdAt,
  };
}

/** A question as a learner may see it. */
export function hideAnswer({ id, question, options }: QuizQuestion): Pick<QuizQuestion, 'id' | 'question' | 'options'> {
  return { id, question, options: [...options] };
}
