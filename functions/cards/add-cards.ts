import { ProductError } from '../../shared/errors.ts';
import { type StoredCard, storedCards } from '../data/card.ts';
import { countNewCards, storedDecks } from '../data/deck.ts';
import type { Partition } from '../data/table/partition.ts';

/**
 * Adds cards together with their count, all or none: at most 99, as a transaction holds 100 actions.
 * @throws ProductError `already-exists`, `too-many-cards`, or `not-found` when the deck was deleted meanwhile.
 */
export async function addCards(rows: Partition, deck: string, cards: readonly StoredCard[]): Promise<void> {
  try {
    await rows.commit([
      ...cards.map((card) => storedCards.create(rows, card, 'already-exists')),
      countNewCards(rows, deck, cards.length),
    ]);
  } catch (error) {
    // A deck that is gone refuses to count just as a full one does.
    if (error instanceof ProductError && error.code === 'too-many-cards') await storedDecks.require(rows, { deck });
    throw error;
  }
}
