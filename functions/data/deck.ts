import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { joinId, splitId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { householdKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A deck. Its card counter changes only in the transaction that adds or removes the cards. */
export const storedDeck = z.object({
  /** Local part of the id. */
  deck: z.string(),
  name: z.string(),
  description: z.string().optional(),
  totalCards: z.int(),
  createdAt: z.string(),
  /** Set when its deletion began: from then on nobody sees it, and its rows follow. */
  deletingSince: z.string().optional(),
  version: z.int(),
});
export type StoredDeck = z.infer<typeof storedDeck>;

const isHere = { exists: true, equals: { deletingSince: undefined } };

/** @returns the local part of a deck's id. @throws ProductError `not-found` for an id of something or somewhere else. */
export function localDeck(householdId: string, deckId: string): string {
  const [household, deck] = splitId(deckId, 2) ?? [];
  if (household !== householdId || deck === undefined) throw new ProductError('not-found');
  return deck;
}

export function deckIdOf(householdId: string, deck: string): string {
  return joinId(householdId, deck);
}

/** @returns the deck, one that is being deleted included. */
export async function findDeckRow(rows: Partition, deck: string): Promise<StoredDeck | undefined> {
  return await rows.get(storedDeck, householdKeys.deck(deck));
}

/** @throws ProductError `not-found` when there is none, or when it is being deleted. */
export async function requireDeck(rows: Partition, deck: string): Promise<StoredDeck> {
  const found = await findDeckRow(rows, deck);
  if (!found || found.deletingSince !== undefined) throw new ProductError('not-found');
  return found;
}

/** @returns all decks, the first made first. */
export async function listDecks(rows: Partition): Promise<StoredDeck[]> {
  const decks = await rows.list(storedDeck, { prefix: householdKeys.decks });
  return decks.filter((deck) => deck.deletingSince === undefined);
}

export function createDeckAction(rows: Partition, deck: StoredDeck): WriteAction {
  return rows.put(householdKeys.deck(deck.deck), deck);
}

export interface DeckChange {
  readonly name?: string | undefined;
  /** An empty text removes the description. */
  readonly description?: string | undefined;
}

/** @returns the deck after the change. @throws ProductError `not-found`, or `conflict` after a lost race. */
export async function changeDeck(rows: Partition, deck: string, change: DeckChange): Promise<StoredDeck> {
  const { description: oldDescription, ...seen } = await requireDeck(rows, deck);
  const { name = seen.name, description = oldDescription } = change;
  const version = seen.version + 1;
  const condition = { ...isHere, equals: { ...isHere.equals, version: seen.version } };
  const parts = description
    ? { set: { name, description, version } }
    : { set: { name, version }, remove: ['description'] };
  await rows.commit([rows.change(householdKeys.deck(deck), parts, { condition })]);
  return { ...seen, name, ...(description && { description }), version };
}

/** @returns the write that counts new cards; it refuses when the deck would hold too many, or is being deleted. */
export function countNewCards(rows: Partition, deck: string, count: number): WriteAction {
  const condition = { ...isHere, atMost: { totalCards: limits.cardsPerDeck - count } };
  return rows.change(
    householdKeys.deck(deck),
    { add: { totalCards: count } },
    { condition, otherwise: 'too-many-cards' },
  );
}

export function countRemovedCard(rows: Partition, deck: string): WriteAction {
  return rows.change(householdKeys.deck(deck), { add: { totalCards: -1 } });
}

/** @returns the condition that the deck is still there when its transaction writes something that belongs to it. */
export function checkDeckAction(rows: Partition, deck: string): WriteAction {
  return rows.check(householdKeys.deck(deck), isHere, 'not-found');
}

/** @returns the write that hides a deck for good. */
export function hideDeckAction(rows: Partition, deck: string, since: string): WriteAction {
  return rows.change(householdKeys.deck(deck), { set: { deletingSince: since } }, { condition: isHere });
}

/** @returns the last write of a deck's deletion. */
export function removeDeckAction(rows: Partition, deck: string): WriteAction {
  return rows.remove(householdKeys.deck(deck));
}
