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

/** All decks of a household, sorted by name. */
export function decksQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listDecks, { query: { householdId } }), select: sortByName<Deck> });
}

/** The decks of a household that are not archived, sorted by name. Only these can be studied or assigned. */
export function decksInUseQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listDecks, { query: { householdId } }), select: selectInUse });
}

function selectInUse(decks: readonly Deck[]): readonly Deck[] {
  return sortByName(decks.filter(({ archivedAt }) => archivedAt === undefined));
}

/** Fetches all decks of a household, bypassing the cache. */
export function readDecks(householdId: string, signal?: AbortSignal) {
  return callAllPages(listDecks, { query: { householdId } }, { signal });
}

/** Updates one deck in every cached list; a change that returns undefined removes it. */
function changeCachedDeck(client: QueryClient, deckId: string, change: (deck: Deck) => Deck | undefined): void {
  client.setQueriesData<Deck[]>({ queryKey: keyOf(listDecks) }, (decks) =>
    decks?.flatMap((deck) => (deck.id === deckId ? (change(deck) ?? []) : deck)),
  );
}

/** Adjusts a deck's cached card count; `added` is negative for removed cards. */
export function countCachedCards(client: QueryClient, deckId: string, added: number): void {
  changeCachedDeck(client, deckId, (deck) => ({ ...deck, totalCards: Math.max(0, deck.totalCards + added) }));
}

export type NewDeck = RouteCall<typeof createDeck>['body'];

export function sendNewDeck(body: NewDeck) {
  return callRoute(createDeck, { body });
}

export const createDeckMutation = mutationOptions({
  mutationFn: sendNewDeck,
  onSuccess: (deck, _body, _result, { client }) => addCachedDeck(client, deck),
});

export function addCachedDeck(client: QueryClient, deck: Deck): void {
  client.setQueryData(decksQuery(deck.householdId).queryKey, (decks) => decks && [...decks, deck]);
}

type DeckChange = RouteCall<typeof updateDeck>['body'] & { readonly deckId: string };

export const updateDeckMutation = mutationOptions({
  mutationFn: ({ deckId, ...body }: DeckChange) => callRoute(updateDeck, { params: { deckId }, body }),
  onSuccess: (deck, _change, _result, { client }) => changeCachedDeck(client, deck.id, () => deck),
});

/** Deletes a deck with its cards and then removes it from the cache, with its assignments and reports. */
export const deleteDeckMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(deleteDeck, { params: { deckId } }),
  onSuccess: (_answer, deckId, _result, { client }) => forgetDeleted(client, deckId),
});

/** Removes a deleted deck and its cards from the cache and invalidates assignments and reports. */
export function forgetDeleted(client: QueryClient, deckId: string): void {
  changeCachedDeck(client, deckId, () => undefined);
  client.removeQueries({ queryKey: cardsQuery(deckId).queryKey });
  forgetWork(client);
}

function forgetWork(client: QueryClient): void {
  void forgetReports(client);
  void forget(client, listAssignments);
}

/** Archives or unarchives a deck. Archiving also deletes its open assignments. */
export const archiveDeckMutation = mutationOptions({
  mutationFn: ({ deckId, isArchived }: { readonly deckId: string; readonly isArchived: boolean }) =>
    callRoute(updateDeck, { params: { deckId }, body: { isArchived } }),
  onSuccess: (deck, _change, _result, { client }) => {
    changeCachedDeck(client, deck.id, () => deck);
    forgetWork(client);
  },
});

/** All cards of a deck, in display order. */
export function cardsQuery(deckId: string) {
  const pages = readAllPages(listCards, { params: { deckId }, query: { limit: limits.pageSize } });
  return queryOptions({ ...pages, select: inShownOrder<Card> });
}

/** A batch of rows of one import. Resending the same rows is safe: they are added once. */
export type ImportChunk = RouteCall<typeof importCards>['body'];

/** Time limit in milliseconds for sending a chunk. A chunk takes up to three transactions, so these calls take longer than usual, especially the first. */
const chunkTimeoutMs = 30_000;

export function sendImportChunk(deckId: string, body: ImportChunk) {
  return callRoute(importCards, { params: { deckId }, body }, { timeoutMs: chunkTimeoutMs });
}

/** Invalidates the cards of the given decks and all deck lists. */
export async function forgetDecks(client: QueryClient, deckIds: readonly string[]): Promise<void> {
  const cards = deckIds.map((deckId) => forget(client, listCards, { params: { deckId } }));
  await Promise.all([forget(client, listDecks), ...cards]);
}
