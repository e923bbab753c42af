import { timeUntil } from '../../functions/platform/time-to-remove.ts';
import { finishPending } from '../../functions/scheduled/finish-pending.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { householdOfId } from '../../shared/ids.ts';
import { removeEntry } from '../../shared/routes/bin.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import { runAs } from './role-of-function.ts';
import { readSpread, type Row } from './stored-rows.ts';
import type { TestProduct } from './test-product.ts';

/** Deletes a deck, then its bin entry; repeatable after an interruption. @returns the first error, or the last answer. */
export async function deleteDeckPermanently(product: TestProduct, token: string, deckId: string): Promise<Answer> {
  const hidden = await product.send(deleteDeck, token, { params: { deckId } });
  return hidden.status > 404 ? hidden : await removeFromBin(product, token, deckId);
}

export async function removeFromBin(product: TestProduct, token: string, entryId: string): Promise<Answer> {
  return await product.send(removeEntry, token, { params: { householdId: householdOfId(entryId) ?? '', entryId } });
}

/** Runs the 15-minute cleanup job in its role. It continues unfinished deletions for the given number of seconds. */
export async function finishDeletions(product: TestProduct, clock = product.now, seconds = 7) {
  const hasTime = timeUntil(clock, new Date(clock().getTime() + seconds * 1_000));
  return await runAs(
    'events/finish-deletions',
    async () => await finishPending({ ...product.context, clock, hasTime }),
  );
}

/** @returns the unfinished deletions, without the scheduled bin checks. */
export async function readPending(product: TestProduct): Promise<Row[]> {
  return (await readSpread(product, 'DELETIONS')).filter((row) => row['kind'] !== 'bin');
}
