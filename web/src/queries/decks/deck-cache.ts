import type { QueryClient } from '@tanstack/react-query';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { allDecksKey } from './list-decks.ts';

/** Changes one deck in every list that was read; answering undefined takes it out. */
export function changeCachedDeck(client: QueryClient, deckId: string, change: (deck: Deck) => Deck | undefined): void {
  client.setQueriesData<Deck[]>({ queryKey: allDecksKey }, (decks) =>
    decks?.flatMap((deck) => (deck.id === deckId ? (change(deck) ?? []) : deck)),
  );
}

/** Counts cards that were added to a deck or, when negative, removed from it. */
export function countCachedCards(client: QueryClient, deckId: string, added: number): void {
  changeCachedDeck(client, deckId, (deck) => ({ ...deck, totalCards: Math.max(0, deck.totalCards + added) }));
}
