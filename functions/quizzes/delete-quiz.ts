import { ProductError } from '../../shared/errors.ts';
import { deleteQuiz } from '../../shared/routes/quizzes.ts';
import { hideIntoBin } from '../data/content/hide-into-bin.ts';
import { countQuizzesFirst, storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Moves a quiz to the bin, hidden from everyone until it is restored or expires. Results stay in the learners' history. */
export const handler = defineHandler(deleteQuiz, async ({ params, household, now }) => {
  const { rows } = household;
  const place = storedQuizzes.placeOf(household.id, params.quizId);
  await countQuizzesFirst(rows, household.household);
  await hideIntoBin(household, place.quiz, now, async () => {
    const found = await storedQuizzes.findEvenHidden(rows, place);
    if (!found) throw new ProductError('not-found');
    if (found.deletingSince !== undefined) return undefined;
    return {
      kind: 'quiz',
      name: found.name,
      counted: { quizCount: -1 },
      actions: [storedQuizzes.change(rows, place, { set: { deletingSince: now.toISOString() } })],
    };
  });
});
