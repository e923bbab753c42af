import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { importCards } from '../../shared/routes/cards.ts';
import type { CardSides } from '../../shared/schemas/deck.ts';
import { type CardImport, openCardImport } from '../data/card-import.ts';
import { type StoredCard, storedCards } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { addCards } from './add-cards.ts';

export const handler = defineHandler(importCards, async ({ params, body, household, now }) => {
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  return { imported: await importChunk(household.rows, deck, body, now) };
});

interface ImportChunk {
  readonly importId: string;
  /** Row number of the first card, from 0. */
  readonly offset: number;
  readonly cards: readonly CardSides[];
}

/** A transaction holds 100 actions, and the deck's counter is one of them. */
const cardsPerTransaction = 99;
const attempts = 4;

/**
 * Adds those cards of the chunk that are not there yet.
 * @returns how many cards this call added: the same chunk again adds nothing.
 * @throws ProductError `too-many-cards` before anything is written when the rest does not fit into the deck.
 */
async function importChunk(rows: Partition, deck: string, chunk: ImportChunk, now: Date): Promise<number> {
  const found = await storedDecks.require(rows, { deck });
  const started = await openCardImport(rows, deck, chunk.importId, now);
  const cards = chunk.cards.map((sides, index) => ({
    deck,
    card: started.cardOfRow(chunk.offset + index),
    ...sides,
    createdAt: now.toISOString(),
    version: 1,
  }));
  let imported = 0;
  for (let attempt = 1; ; attempt += 1) {
    const missing = await selectMissing(rows, deck, started, chunk.offset, cards);
    if (attempt === 1 && found.totalCards + missing.length > limits.cardsPerDeck)
      throw new ProductError('too-many-cards');
    try {
      for (let start = 0; start < missing.length; start += cardsPerTransaction) {
        const part = missing.slice(start, start + cardsPerTransaction);
        await addCards(rows, deck, part);
        imported += part.length;
      }
      return imported;
    } catch (error) {
      // The same chunk arrived twice at the same moment: look again at what is still missing.
      const isDoubled = error instanceof ProductError && error.code === 'already-exists';
      if (!isDoubled || attempt === attempts) throw error;
    }
  }
}

/** The rows of an import stand side by side in the deck: one query finds them, at no cost while there are none. */
async function selectMissing(
  rows: Partition,
  deck: string,
  { cardOfRow }: CardImport,
  offset: number,
  cards: readonly StoredCard[],
): Promise<StoredCard[]> {
  const found = await storedCards.list(
    rows,
    { deck },
    { from: cardOfRow(offset), before: cardOfRow(offset + cards.length) },
  );
  const existing = new Set(found.map((card) => card.card));
  return cards.filter((card) => !existing.has(card.card));
}
