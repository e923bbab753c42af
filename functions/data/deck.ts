import * as z from 'zod/mini';
import { limits } from '../../shared/limits.ts';
import { defineItem, hideable, versioned, type Stored } from './table/item.ts';
import type { Partition } from './table/partition.ts';
import type { WriteAction } from './table/write-action.ts';

/** Decks. Their card counter changes only in the transaction that adds or removes the cards. */
export const storedDecks = defineItem({
  name: 'deck',
  key: 'HH#{household}/DECK#{deck}',
  schema: z.object({
    /** Local part of the id. */
    deck: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    totalCards: z.int(),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
});
export type StoredDeck = Stored<typeof storedDecks>;

export interface DeckChange {
  readonly name?: string | undefined;
  /** An empty text removes the description. */
  readonly description?: string | undefined;
}

/** @returns the deck after the change. @throws ProductError `not-found`, or `conflict` after a lost race. */
export async function changeDeck(
  rows: Partition,
  place: Pick<StoredDeck, 'deck'>,
  change: DeckChange,
): Promise<StoredDeck> {
  const { description: oldDescription, ...seen } = await storedDecks.require(rows, place);
  const { name = seen.name, description = oldDescription } = change;
  const parts = description ? { set: { name, description } } : { set: { name }, remove: ['description'] as const };
  await rows.commit([storedDecks.changeSeen(rows, seen, parts)]);
  return { ...seen, name, ...(description && { description }), version: seen.version + 1 };
}

/** @returns the write that counts new cards; it refuses when the deck would hold too many, or is being deleted. */
export function countNewCards(rows: Partition, deck: string, count: number): WriteAction {
  const guard = { atMost: { totalCards: limits.cardsPerDeck - count }, otherwise: 'too-many-cards' } as const;
  return storedDecks.change(rows, { deck }, { add: { totalCards: count } }, guard);
}

export function countRemovedCards(rows: Partition, deck: string, count: number): WriteAction {
  return storedDecks.changeEvenHidden(rows, { deck }, { add: { totalCards: -count } });
}
