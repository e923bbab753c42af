import { ProductError } from '../../shared/errors.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

/** @returns the writes that add cards together with their count: they refuse with `already-exists` or `too-many-cards`, see {@link explainFullDeck}. */
export function addCardsActions(rows: Partition, deck: string, cards: readonly StoredCard[]): WriteAction[] {
  return [
    ...cards.map((card) => storedCards.create(rows, card, 'already-exists')),
    countNewCards(rows, deck, cards.length),
  ];
}

/** A deck that is gone refuses to count just as a full one does. @throws ProductError `not-found` when it is that. */
export async function explainFullDeck(rows: Partition, deck: string, error: unknown): Promise<void> {
  if (error instanceof ProductError && error.code === 'too-many-cards') await storedDecks.require(rows, { deck });
}

/** @returns a card as it comes into another deck: a place among the cards of its own means nothing there. */
export function cardForDeck(card: StoredCard, deck: string): StoredCard {
  const coming = { ...card, deck, version: 1 };
  delete coming.place;
  return coming;
}
