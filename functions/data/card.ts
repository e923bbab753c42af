import * as z from 'zod/mini';
import { deckOfTrack, isReversed } from '../../shared/scheduling/track.ts';
import type { Card } from '../../shared/schemas/deck.ts';
import { clearFlagsActions } from './card-flag.ts';
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

/** @returns how a card that was answered is called to clients, and which of its sides was asked. `deck` is its track. */
export function presentAnswered(householdId: string, { deck, card }: Pick<StoredCard, 'deck' | 'card'>) {
  const cardId = storedCards.idOf(householdId, { deck: deckOfTrack(deck), card });
  return { cardId, ...(isReversed(deck) && { reversed: true as const }) };
}

export interface CardChange {
  readonly front?: string | undefined;
  readonly back?: string | undefined;
}

/** Whoever changed a card has looked at it: what children said of it is settled. @returns the card after the change. @throws ProductError `not-found`, `being-imported`, or `conflict` after a lost race. */
export async function changeCard(
  rows: Partition,
  place: Pick<StoredCard, 'deck' | 'card'>,
  change: CardChange,
  now: Date,
): Promise<StoredCard> {
  const [seen, settling, clearing] = await Promise.all([
    storedCards.require(rows, place),
    settleRowActions(rows, place, now),
    clearFlagsActions(rows, place),
  ]);
  const { front = seen.front, back = seen.back } = change;
  const next = { ...seen, front, back };
  await rows.commit([storedCards.save(rows, seen, next), ...settling, ...clearing]);
  return { ...next, version: seen.version + 1 };
}
