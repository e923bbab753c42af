import { ProductError } from '../../shared/errors.ts';
import { removeEntry } from '../../shared/routes/bin.ts';
import { listDeletion, requireEntry } from '../data/content/bin.ts';
import { removeForGood } from '../data/content/empty-bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';
import { removeHiddenDeck, removeHiddenQuiz } from './remove-hidden.ts';

/**
 * Deletes a bin entry permanently. A deck's rows are deleted while time remains, the rest by the scheduled job. Cards that were deleted together are deleted
 * while time remains, the rest by repeated calls. A repeated call continues.
 */
export const handler = defineHandler(removeEntry, async ({ params, household, effects, now }) => {
  const hasTime = timeOfCall(effects.clock, now);
  const deletion = await beginOrGoOn(household, params.entryId, hasTime, now);
  if (!deletion) return;
  const remove = deletion.kind === 'deck' ? removeHiddenDeck : removeHiddenQuiz;
  await remove(deletion, hasTime, now);
});

async function beginOrGoOn(
  household: HouseholdScope,
  id: string,
  hasTime: HasTime,
  now: Date,
): Promise<Deletion | undefined> {
  try {
    return await removeForGood(household, await requireEntry(household, id, now), now);
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'not-found') throw error;
    const together = await listDeletion(household, id, now);
    const begun = together.length > 0 ? undefined : await findBegun(household, id);
    if (together.length === 0 && !begun) throw error;
    for (const entry of together) {
      await removeForGood(household, entry, now);
      if (!hasTime()) break;
    }
    return begun;
  }
}

/** @returns the ongoing deletion of a hidden deck or quiz that is no longer in the bin. */
async function findBegun({ id: householdId, rows, openDeletion }: HouseholdScope, id: string) {
  const { deck: local } = storedDecks.placeOf(householdId, id);
  const [deck, quiz] = await Promise.all([
    storedDecks.findEvenHidden(rows, { deck: local }),
    storedQuizzes.findEvenHidden(rows, { quiz: local }),
  ]);
  const since = (deck ?? quiz)?.deletingSince;
  return since === undefined ? undefined : openDeletion({ kind: deck ? 'deck' : 'quiz', id: local, since });
}
