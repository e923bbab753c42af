import { updateQuiz } from '../../shared/routes/quizzes.ts';
import { renameOpenAssignmentsOf } from '../data/content/open-assignments.ts';
import { type StoredQuestion, type StoredQuiz, storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentQuiz } from './present-quiz.ts';

/** Updates a quiz. Attempts in progress keep their original questions. */
export const handler = defineHandler(updateQuiz, async ({ params, body, household, now }) => {
  const {
    description: oldDescription,
    timeLimit: oldLimit,
    ...seen
  } = await storedQuizzes.requireById(household, params.quizId);
  const { name = seen.name, passingScore = seen.passingScore } = body;
  const { description = oldDescription, timeLimit = oldLimit } = body;
  const next: StoredQuiz = {
    ...seen,
    name,
    questions: body.questions ? keepSources(seen.questions, body.questions) : seen.questions,
    passingScore,
    ...(description && { description }),
    ...(typeof timeLimit === 'number' && { timeLimit }),
  };
  await household.rows.commit([storedQuizzes.save(household.rows, seen, next)]);
  // If this call is interrupted here, repeating it renames the assignments.
  if (body.name !== undefined) await renameOpenAssignmentsOf(household.rows, next.quiz, name, now);
  return presentQuiz(household, next);
});

/**
 * Keeps the source cards of questions, which the form does not send. A question with unchanged options keeps its source; of identical questions, only one does.
 */
function keepSources(seen: readonly StoredQuestion[], next: readonly StoredQuestion[]): StoredQuestion[] {
  const nameOptions = ({ options }: StoredQuestion) => options.join('\n');
  const sources = new Map(seen.map((question) => [nameOptions(question), question.source]));
  return next.map((question) => {
    const source = sources.get(nameOptions(question));
    sources.delete(nameOptions(question));
    return { ...question, ...(source && { source }) };
  });
}
