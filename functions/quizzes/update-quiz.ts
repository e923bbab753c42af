import { updateQuiz } from '../../shared/routes/quizzes.ts';
import { renameOpenAssignmentsOf } from '../data/content/open-assignments.ts';
import { type StoredQuestion, type StoredQuiz, storedQuizzes, toStoredQuestion } from '../data/content/quiz.ts';
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
    questions: body.questions
      ? keepSources(
          seen.questions,
          body.questions.map((question) => toStoredQuestion(household.id, question)),
        )
      : seen.questions,
    passingScore,
    ...(description && { description }),
    ...(typeof timeLimit === 'number' && { timeLimit }),
  };
  await household.rows.commit([storedQuizzes.save(household.rows, seen, next)]);
  // If this call is interrupted here, repeating it renames the assignments.
  if (body.name !== undefined) await renameOpenAssignmentsOf(household.rows, 'quiz', next.quiz, now);
  return presentQuiz(household, next);
});

/**
 * Keeps the source cards of questions, which the form does not send, where the options are unchanged. The form of an earlier release doesn't send pictures and
 * sounds either: a question with unchanged texts keeps them. Of alike questions, each keeps its own, in their order.
 */
function keepSources(seen: readonly StoredQuestion[], next: readonly StoredQuestion[]): StoredQuestion[] {
  const left = new Set(seen);
  const take = (isSame: (stored: StoredQuestion) => boolean): StoredQuestion | undefined => {
    const found = [...left].find(isSame);
    if (found) left.delete(found);
    return found;
  };
  return next.map((question) => {
    const kept = take((stored) => nameTexts(stored) === nameTexts(question) && !hasOtherMedia(stored, question));
    if (kept) return { ...kept, ...question };
    const { source } = take((stored) => nameOptions(stored) === nameOptions(question)) ?? {};
    return { ...question, ...(source && { source }) };
  });
}

function nameTexts({ question, options, correctIndex }: StoredQuestion): string {
  return JSON.stringify([question, options, correctIndex]);
}

function nameOptions({ options, optionMedia = [] }: StoredQuestion): string {
  return JSON.stringify([options, optionMedia]);
}

/** Whether a question was sent with other pictures and sounds, and not just without them. */
function hasOtherMedia(stored: StoredQuestion, { questionMedia, optionMedia }: StoredQuestion): boolean {
  if (!questionMedia && !optionMedia) return false;
  return JSON.stringify([stored.questionMedia, stored.optionMedia]) !== JSON.stringify([questionMedia, optionMedia]);
}
