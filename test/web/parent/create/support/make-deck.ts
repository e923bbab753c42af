import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';

export const householdId = 'household-1';

const createdAt = '2026-01-05T09:00:00.000Z';

export function makeDeck(name: string, change: Partial<Deck> = {}): Deck {
  const id = `deck-${name.toLowerCase().replaceAll(' ', '-')}`;
  return { id, householdId, name, totalCards: 0, masteredCards: 0, dueCards: 0, createdAt, ...change };
}

export function makeCard(deck: Deck, front: string, back: string): Card {
  return { id: `${deck.id}-${front.replaceAll(/\W/g, '')}`, deckId: deck.id, front, back, createdAt };
}

export const paths = {
  decks: `/api/decks?householdId=${householdId}`,
  cards: (deck: Deck) => `/api/decks/${deck.id}/cards?limit=1000`,
} as const;
