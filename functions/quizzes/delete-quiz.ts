import { ProductError } from '../../shared/errors.ts';
import { deleteQuiz } from '../../shared/routes/quizzes.ts';
import { removeOpenAssignmentsOf } from '../data/assignment.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { countInHousehold } from '../data/household.ts';
import type { Deletion } from '../data/pending-deletion.ts';
import { storedQuizzes } from '../data/quiz.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';

export const handler = defineHandler(deleteQuiz, async ({ params, household, effects, now }) => {
  const { quiz } = storedQuizzes.placeOf(household.id, params.quizId);
  const deletion = await hideQuiz(household, quiz, now);
  await removeHiddenQuiz(deletion, timeOfCall(effects.clock, now));
});

/**
 * Hides a quiz from everybody, for good. What was achieved in it stays in the learners' record.
 * @returns its deletion, the one that began earlier when it is hidden already.
 * @throws ProductError `not-found` when there is no such quiz, nor anything left of it.
 */
export async function hideQuiz(scope: HouseholdScope, quiz: string, now: Date): Promise<Deletion> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    const found = await storedQuizzes.findEvenHidden(rows, { quiz });
    if (!found) throw new ProductError('not-found');
    const deletion = scope.openDeletion({ kind: 'quiz', id: quiz, since: found.deletingSince ?? now.toISOString() });
    if (found.deletingSince !== undefined) return deletion;
    const count = countInHousehold(rows, { quizCount: -1 });
    await rows.commit([
      storedQuizzes.change(rows, { quiz }, { set: { deletingSince: deletion.since } }),
      ...deletion.beginActions,
      count,
    ]);
    return deletion;
  });
}

/**
 * Removes the open assignments of a hidden quiz, and itself last. Cut off anywhere, whoever runs it again goes on.
 * @returns whether it is through.
 */
export async function removeHiddenQuiz({ rows, id: quiz, endAction }: Deletion, hasTime: HasTime): Promise<boolean> {
  if (!hasTime()) return false;
  await removeOpenAssignmentsOf(rows, quiz);
  await rows.commit([storedQuizzes.remove(rows, { quiz }), endAction]);
  return true;
}
