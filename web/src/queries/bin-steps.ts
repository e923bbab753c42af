import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { listBin, removeEntry, restoreEntry } from '../../../shared/routes/bin.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import type { BinEntry } from '../../../shared/schemas/bin.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget } from '../lib/api/route-query.ts';
import { callOf, forgetRestored, leaveBin } from './bin.ts';

/** Timeout of a call that may work for as long as a function may. */
const callTimeoutMs = 30_000;

/**
 * Takes one step in restoring cards that were deleted together. Call {@link forgetDeletion} after the last one. @returns the number of cards still in the bin,
 *   of which there may be none from the start
 */
export async function restoreSome(deletionId: string): Promise<number> {
  return await orNone(
    async () => (await callRoute(restoreEntry, callOf(deletionId), { timeoutMs: callTimeoutMs })).left,
  );
}

/** Takes one step in deleting such cards for good. @returns whether there were any */
async function removeSome(deletionId: string): Promise<boolean> {
  const remove = async () => {
    await callRoute(removeEntry, callOf(deletionId), { timeoutMs: callTimeoutMs });
    return 1;
  };
  return (await orNone(remove)) > 0;
}

async function orNone(call: () => Promise<number | undefined>): Promise<number> {
  try {
    return (await call()) ?? 0;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0;
    throw error;
  }
}

/** Reads the bin again, and the lists in which cards of this deletion appear. */
export function forgetDeletion(client: QueryClient, deckId: string | undefined): void {
  void forget(client, listBin);
  void forget(client, listDecks);
  forgetRestored(client, deckId);
}

/**
 * Permanently deletes an item, or all cards of a deletion (`id` is `deletionId`), in steps. If it is a deck, its cards are removed from the cached bin too,
 * because they can't be restored without it.
 */
export const removeForGoodMutation = mutationOptions({
  mutationFn: async ({ id, deletionId }: Pick<BinEntry, 'id' | 'deletionId'>): Promise<void> => {
    if (id !== deletionId) await callRoute(removeEntry, callOf(id));
    else while (await removeSome(id));
  },
  onSuccess: (_nothing, { id: entryId }, _result, { client }) =>
    leaveBin(client, ({ id, deckId, deletionId }) => [id, deckId, deletionId].includes(entryId)),
});
