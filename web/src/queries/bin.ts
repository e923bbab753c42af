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

/** Restores one of several cards. Call {@link forgetCardsRestored} after the last one. @returns whether the card was still in the bin */
export async function restoreCard(cardId: string): Promise<boolean> {
  try {
    await callRoute(restoreEntry, callOf(cardId));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** Removes restored cards from the cached bin and invalidates the lists that they appear in. */
export function forgetCardsRestored(client: QueryClient, deckId: string, cardIds: readonly string[]): void {
  const restored = new Set(cardIds);
  leaveBin(client, ({ id }) => restored.has(id));
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

/** Permanently deletes an item. If it is a deck, its cards are removed from the cached bin too, because they can't be restored without it. */
export const removeForGoodMutation = mutationOptions({
  mutationFn: (entryId: string) => callRoute(removeEntry, callOf(entryId)),
  onSuccess: (_nothing, entryId, _result, { client }) =>
    leaveBin(client, ({ id, deckId }) => id === entryId || deckId === entryId),
});

function leaveBin(client: QueryClient, isGone: (entry: BinEntry) => boolean): void {
  client.setQueriesData<BinEntry[]>({ queryKey: keyOf(listBin) }, (entries) =>
    entries?.filter((entry) => !isGone(entry)),
  );
}
