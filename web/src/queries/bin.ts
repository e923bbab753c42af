import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { householdOfId } from '../../../shared/ids.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { listBin, removeEntry, restoreEntry } from '../../../shared/routes/bin.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { listFlags } from '../../../shared/routes/flags.ts';
import { listQuizzes } from '../../../shared/routes/quizzes.ts';
import type { BinEntry } from '../../../shared/schemas/bin.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget, keyOf, readAllPages } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/** Timeout of a call that may work for as long as a function may. */
const callTimeoutMs = 30_000;

/** Recently deleted items of a household, newest first. Refetched on every mount because every deletion adds an item. */
export function binQuery(householdId: string) {
  return queryOptions({
    ...readAllPages(listBin, { params: { householdId } }),
    select: putLastFirst,
    refetchOnMount: 'always',
  });
}

function putLastFirst(entries: readonly BinEntry[]): readonly BinEntry[] {
  return entries.toSorted((a, b) => (a.deletedAt > b.deletedAt ? -1 : 1));
}

/** Returns the route parameters for a bin entry. The entry has the id of the deleted item, which contains the household's id. */
function callOf(entryId: string) {
  return { params: { householdId: householdOfId(entryId) ?? entryId, entryId } };
}

/** Restores a deleted item and then removes it from the cached bin. */
export const restoreMutation = mutationOptions({
  mutationFn: (entryId: string) => callRoute(restoreEntry, callOf(entryId)),
  onSuccess: ({ id, kind, deckId }, _entryId, _result, { client }) => {
    leaveBin(client, (entry) => entry.id === id);
    void forget(client, kind === 'quiz' ? listQuizzes : listDecks);
    forgetRestored(client, kind === 'card' ? deckId : undefined);
  },
});

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

/** Invalidates the data that a restored item affects. @param deckId The deck of the restored cards; undefined if the restored item is not a card. */
function forgetRestored(client: QueryClient, deckId: string | undefined): void {
  if (deckId !== undefined) void forget(client, listCards, { params: { deckId } });
  void forget(client, listAssignments);
  void forget(client, listFlags);
  void forgetReports(client);
}

/** Permanently deletes an item, or all cards of a deletion (`id` is `deletionId`), in steps. If it is a deck, its cards are removed from the cached bin too, because they can't be restored without it. */
export const removeForGoodMutation = mutationOptions({
  mutationFn: async ({ id, deletionId }: Pick<BinEntry, 'id' | 'deletionId'>): Promise<void> => {
    if (id !== deletionId) await callRoute(removeEntry, callOf(id));
    else while (await removeSome(id));
  },
  onSuccess: (_nothing, { id: entryId }, _result, { client }) =>
    leaveBin(client, ({ id, deckId, deletionId }) => [id, deckId, deletionId].includes(entryId)),
});

function leaveBin(client: QueryClient, isGone: (entry: BinEntry) => boolean): void {
  client.setQueriesData<BinEntry[]>({ queryKey: keyOf(listBin) }, (entries) =>
    entries?.filter((entry) => !isGone(entry)),
  );
}
