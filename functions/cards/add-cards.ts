import { ProductError } from '../../shared/errors.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

/** @returns the writes that add cards and increase the deck's count. They fail with `already-exists` or `too-many-cards`, see {@link explainFullDeck}. */
export function addCardsActions(rows: Partition, deck: string, cards: readonly StoredCard[]): WriteAction[] {
  return [...cards.map((card) => storedCards.create(rows, card, 'already-exists')), countNewCards(rows, deck, cards)];
}

/** Distinguishes a missing deck from a full one, since the write that counts new cards fails for both. @throws ProductError `not-found` when it is missing. */
export async function explainFullDeck(rows: Partition, deck: string, error: unknown): Promise<void> {
  if (error instanceof ProductError && error.code === 'too-many-cards') await storedDecks.require(rows, { deck });
}

/** @returns the card as placed in another deck, without its position: positions are per deck. */
export function cardForDeck(card: StoredCard, deck: string): StoredCard {
  const coming = { ...card, deck, version: 1 };
  delete coming.place;
  return coming;
}
