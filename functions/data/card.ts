import * as z from 'zod/mini';
import type { Card } from '../../shared/schemas/deck.ts';
import { settleRowActions } from './card-import.ts';
import { storedDecks } from './deck.ts';
import { defineItem, type Stored, versioned } from './table/item.ts';
import type { Partition } from './table/partition.ts';

/** Cards. They stand beside their deck, so that listing decks reads none; their local ids sort in the order in which it was filled. */
export const storedCards = defineItem({
  name: 'card',
  key: 'HH#{household}/CARD#{deck}#{card}',
  schema: z.object({
    deck: z.string(),
    card: z.string(),
    front: z.string(),
    back: z.string(),
    createdAt: z.string(),
    ...versioned,
  }),
});
export type StoredCard = Stored<typeof storedCards>;

/** @returns the card as it goes out. */
export function presentCard(householdId: string, stored: StoredCard): Card {
  const { front, back, createdAt } = stored;
  return {
    id: storedCards.idOf(householdId, stored),
    deckId: storedDecks.idOf(householdId, stored),
    front,
    back,
    createdAt,
  };
}

export interface CardChange {
  readonly front?: string | undefined;
  readonly back?: string | undefined;
}

/** @returns the card after the change. @throws ProductError `not-found`, `being-imported`, or `conflict` after a lost race. */
export async function changeCard(
  rows: Partition,
  place: Pick<StoredCard, 'deck' | 'card'>,
  change: CardChange,
  now: Date,
): Promise<StoredCard> {
  const [seen, settling] = await Promise.all([storedCards.require(rows, place), settleRowActions(rows, place, now)]);
  const { front = seen.front, back = seen.back } = change;
  const next = { ...seen, front, back };
  await rows.commit([storedCards.save(rows, seen, next), ...settling]);
  return { ...next, version: seen.version + 1 };
}

/** @returns those of the cards that exist, by local id. */
export async function findCards(
  rows: Partition,
  deck: string,
  wanted: readonly string[],
): Promise<Map<string, StoredCard>> {
  const places = wanted.map((card) => ({ deck, card }));
  return new Map((await storedCards.findMany(rows, places)).map((card) => [card.card, card]));
}
