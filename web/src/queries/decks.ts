import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { inShownOrder } from '../../../shared/card-marks.ts';
import { limits } from '../../../shared/limits.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { importCards, listCards } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck, listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { callAllPages, callRoute } from '../lib/api/api-client.ts';
import { sortByName } from '../words/names.ts';
import { forget, keyOf, readAllPages } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/** Every deck of one household, by name. */
export function decksQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listDecks, { query: { householdId } }), select: sortByName<Deck> });
}

/** The decks of one household that are not put away, by name: what can be studied, and given to do. */
export function decksInUseQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listDecks, { query: { householdId } }), select: selectInUse });
}

function selectInUse(decks: readonly Deck[]): readonly Deck[] {
  return sortByName(decks.filter(({ archivedAt }) => archivedAt === undefined));
}

/** Every deck of one household, straight from the server. */
export function readDecks(householdId: string, signal?: AbortSignal) {
  return callAllPages(listDecks, { query: { householdId } }, { signal });
}

/** Changes one deck in every list that was read; answering undefined takes it out. */
function changeCachedDeck(client: QueryClient, deckId: string, change: (deck: Deck) => Deck | undefined): void {
  client.setQueriesData<Deck[]>({ queryKey: keyOf(listDecks) }, (decks) =>
    decks?.flatMap((deck) => (deck.id === deckId ? (change(deck) ?? []) : deck)),
  );
}

/** Counts cards that were added to a deck or, when negative, removed from it. */
export function countCachedCards(client: QueryClient, deckId: string, added: number): void {
  changeCachedDeck(client, deckId, (deck) => ({ ...deck, totalCards: Math.max(0, deck.totalCards + added) }));
}

export type NewDeck = RouteCall<typeof createDeck>['body'];

/** Makes a deck, and answers it. */
export function sendNewDeck(body: NewDeck) {
  return callRoute(createDeck, { body });
}

/** Makes a deck and adds it to the household's list. */
export const createDeckMutation = mutationOptions({
  mutationFn: sendNewDeck,
  onSuccess: (deck, _body, _result, { client }) => addCachedDeck(client, deck),
});

/** Adds a deck that was just made to the list of its household. */
export function addCachedDeck(client: QueryClient, deck: Deck): void {
  client.setQueryData(decksQuery(deck.householdId).queryKey, (decks) => decks && [...decks, deck]);
}

type DeckChange = RouteCall<typeof updateDeck>['body'] & { readonly deckId: string };

/** Renames a deck, describes it anew, says its languages or has it answered in another way. */
export const updateDeckMutation = mutationOptions({
  mutationFn: ({ deckId, ...body }: DeckChange) => callRoute(updateDeck, { params: { deckId }, body }),
  onSuccess: (deck, _change, _result, { client }) => changeCachedDeck(client, deck.id, () => deck),
});

/** Deletes a deck with its cards; only then it goes from the lists. Its assignments and its part of the reports go with it. */
export const deleteDeckMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(deleteDeck, { params: { deckId } }),
  onSuccess: (_answer, deckId, _result, { client }) => forgetDeleted(client, deckId),
});

/** Takes a deck that is gone out of the lists, with its cards, its assignments and its part of the reports. */
export function forgetDeleted(client: QueryClient, deckId: string): void {
  changeCachedDeck(client, deckId, () => undefined);
  client.removeQueries({ queryKey: cardsQuery(deckId).queryKey });
  forgetWork(client);
}

/** What children have to do, and what is told of it. */
function forgetWork(client: QueryClient): void {
  void forgetReports(client);
  void forget(client, listAssignments);
}

/** Puts a deck away, or brings it back. What was given to do with it is taken back as it is put away. */
export const archiveDeckMutation = mutationOptions({
  mutationFn: ({ deckId, isArchived }: { readonly deckId: string; readonly isArchived: boolean }) =>
    callRoute(updateDeck, { params: { deckId }, body: { isArchived } }),
  onSuccess: (deck, _change, _result, { client }) => {
    changeCachedDeck(client, deck.id, () => deck);
    forgetWork(client);
  },
});

/** Every card of a deck, in the order in which it is shown. */
export function cardsQuery(deckId: string) {
  const pages = readAllPages(listCards, { params: { deckId }, query: { limit: limits.pageSize } });
  return queryOptions({ ...pages, select: inShownOrder<Card> });
}

/** Some rows of one import. The same rows may be sent again: they are added once. */
export type ImportChunk = RouteCall<typeof importCards>['body'];

/** A chunk is up to three transactions: slower than a usual call, above all the first one. */
const chunkTimeoutMs = 30_000;

/** Adds a chunk of an import to a deck. */
export function sendImportChunk(deckId: string, body: ImportChunk) {
  return callRoute(importCards, { params: { deckId }, body }, { timeoutMs: chunkTimeoutMs });
}

/** Marks what was read of these decks and of the lists that they stand in as out of date. */
export async function forgetDecks(client: QueryClient, deckIds: readonly string[]): Promise<void> {
  const cards = deckIds.map((deckId) => forget(client, listCards, { params: { deckId } }));
  await Promise.all([forget(client, listDecks), ...cards]);
}
