import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { householdOfId } from '../../../shared/ids.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { listFlags } from '../../../shared/routes/flags.ts';
import { listQuizzes } from '../../../shared/routes/quizzes.ts';
import type { BinEntry } from '../../../shared/schemas/bin.ts';
import { callRoute } from '../lib/api/api-client.ts';
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
export function callOf(entryId: string) {
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

/** Invalidates the data that a restored item affects. @param deckId The deck of the restored cards; undefined if the restored item is not a card. */
export function forgetRestored(client: QueryClient, deckId: string | undefined): void {
  if (deckId !== undefined) void forget(client, listCards, { params: { deckId } });
  void forget(client, listAssignments);
  void forget(client, listFlags);
  void forgetReports(client);
}

export function leaveBin(client: QueryClient, isGone: (entry: BinEntry) => boolean): void {
  client.setQueriesData<BinEntry[]>({ queryKey: keyOf(listBin) }, (entries) =>
    entries?.filter((entry) => !isGone(entry)),
  );
}
