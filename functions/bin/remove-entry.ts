import { ProductError } from '../../shared/errors.ts';
import { removeEntry } from '../../shared/routes/bin.ts';
import { requireEntry } from '../data/content/bin.ts';
import { removeForGood } from '../data/content/empty-bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { removeHiddenDeck, removeHiddenQuiz } from './remove-hidden.ts';

/** Deletes a bin entry permanently. A deck's rows are deleted while time remains, the rest by the scheduled job. A repeated call continues. */
export const handler = defineHandler(removeEntry, async ({ params, household, effects, now }) => {
  const deletion = await beginOrGoOn(household, params.entryId, now);
  if (!deletion) return;
  const remove = deletion.kind === 'deck' ? removeHiddenDeck : removeHiddenQuiz;
  await remove(deletion, timeOfCall(effects.clock, now), now);
});

async function beginOrGoOn(household: HouseholdScope, id: string, now: Date): Promise<Deletion | undefined> {
  try {
    return await removeForGood(household, await requireEntry(household, id, now), now);
  } catch (error) {
    const begun = error instanceof ProductError && error.code === 'not-found' && (await findBegun(household, id));
    if (!begun) throw error;
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
