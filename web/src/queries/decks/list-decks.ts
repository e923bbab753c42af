import { queryOptions } from '@tanstack/react-query';
import { listDecks } from '../../../../shared/routes/decks.ts';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { compareNames } from '../../lib/compare-names.ts';

/** Every deck of one household, by name. */
export function decksQuery(householdId: string) {
  return queryOptions({
    queryKey: [...allDecksKey, householdId],
    queryFn: ({ signal }) => readDecks(householdId, signal),
    select: sortByName,
  });
}

/** Every deck of one household, straight from the server. */
export function readDecks(householdId: string, signal?: AbortSignal) {
  return callAllPages(listDecks, { query: { householdId } }, { signal });
}

/** Begins the key of every list of decks. */
export const allDecksKey = ['decks'] as const;

/** `Deck 2` before `Deck 10`, whatever the case. */
function sortByName(decks: readonly Deck[]): readonly Deck[] {
  return decks.toSorted(compareNames);
}
