import type { Quiz, QuizQuestion } from '../schemas/quiz.ts';
import { hideDescriptions } from './shown-sides.ts';

/** The quiz without its answer keys, for learners. Fields are allow-listed, so a field added to quizzes later stays hidden until it is listed here. */
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

/** A question without its key, for learners; nor do descriptions of its pictures tell the answer. */
export function hideAnswer(asked: QuizQuestion): Omit<QuizQuestion, 'correctIndex' | 'explanation'> {
  const { id, question, options } = asked;
  return { id, question, options: [...options], ...hideDescriptions(asked) };
}
