import { timeUntil } from '../../functions/platform/time-to-remove.ts';
import { finishPending } from '../../functions/scheduled/finish-pending.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { householdOfId } from '../../shared/ids.ts';
import { removeEntry } from '../../shared/routes/bin.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import { runAs } from './role-of-function.ts';
import { readSpread, type Row } from './stored-rows.ts';
import type { TestProduct } from './test-product.ts';

/** Deletes a deck, and then what is in the bin of it. Cut off anywhere, the same goes on. @returns the first answer that says that it was. */
export async function deleteDeckForGood(product: TestProduct, token: string, deckId: string): Promise<Answer> {
  const hidden = await product.send(deleteDeck, token, { params: { deckId } });
  return hidden.status > 404 ? hidden : await removeFromBin(product, token, deckId);
}

/** Removes for good what had this id. */
export async function removeFromBin(product: TestProduct, token: string, entryId: string): Promise<Answer> {
  return await product.send(removeEntry, token, { params: { householdId: householdOfId(entryId) ?? '', entryId } });
}

/** What the clock does every quarter of an hour, in its role: deletions that are not through go on, here for so many seconds. */
export async function finishDeletions(product: TestProduct, clock = product.now, seconds = 7) {
  const hasTime = timeUntil(clock, new Date(clock().getTime() + seconds * 1_000));
  return await runAs(
    'events/finish-deletions',
    async () => await finishPending({ ...product.context, clock, hasTime }),
  );
}

/** @returns the deletions that are not through: that a bin is looked through some day is none. */
export async function readPending(product: TestProduct): Promise<Row[]> {
  return (await readSpread(product, 'DELETIONS')).filter((row) => row['kind'] !== 'bin');
}
