import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { joinId, splitId } from '../../shared/ids.ts';
import type { Card } from '../../shared/schemas/deck.ts';
import { householdKeys } from './keys.ts';
import type { ItemPage, Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A card. Its local id sorts in the order in which the deck was filled. */
export const storedCard = z.object({
  deck: z.string(),
  card: z.string(),
  front: z.string(),
  back: z.string(),
  createdAt: z.string(),
  version: z.int(),
});
export type StoredCard = z.infer<typeof storedCard>;

/** @returns the card as it goes out. */
export function presentCard(householdId: string, { deck, card, front, back, createdAt }: StoredCard): Card {
  return { id: joinId(householdId, deck, card), deckId: joinId(householdId, deck), front, back, createdAt };
}

/** @returns the local part of a card's id. @throws ProductError `not-found` for a card of another deck or household. */
export function localCard(householdId: string, deck: string, cardId: string): string {
  const [household, itsDeck, card] = splitId(cardId, 3) ?? [];
  if (household !== householdId || itsDeck !== deck || card === undefined) throw new ProductError('not-found');
  return card;
}

export async function findCard(rows: Partition, deck: string, card: string): Promise<StoredCard | undefined> {
  return await rows.get(storedCard, householdKeys.card(deck, card));
}

/** @returns those of the cards that exist, by local id. */
export async function findCards(
  rows: Partition,
  deck: string,
  cards: readonly string[],
): Promise<Map<string, StoredCard>> {
  const found = await rows.getMany(
    storedCard,
    cards.map((card) => householdKeys.card(deck, card)),
  );
  return new Map([...found.values()].map((card) => [card.card, card]));
}

/** @returns those of the cards that exist, of any decks, in no particular order. */
export async function findCardsOfDecks(
  rows: Partition,
  wanted: readonly Pick<StoredCard, 'deck' | 'card'>[],
): Promise<StoredCard[]> {
  const found = await rows.getMany(
    storedCard,
    wanted.map(({ deck, card }) => householdKeys.card(deck, card)),
  );
  return [...found.values()];
}

/** @returns the cards from the one to before the other, in deck order. */
export async function listCardsBetween(
  rows: Partition,
  deck: string,
  from: string,
  before: string,
): Promise<StoredCard[]> {
  const { cards, card } = householdKeys;
  return await rows.list(storedCard, { prefix: cards(deck), from: card(deck, from), before: card(deck, before) });
}

/** @returns a page of the deck in deck order, after the given card: as many as asked for, or as many as go into an answer. */
export async function pageOfCards(
  rows: Partition,
  deck: string,
  after: string | undefined,
  count: number,
): Promise<ItemPage<StoredCard>> {
  const range = { prefix: householdKeys.cards(deck), ...(after && { after: householdKeys.card(deck, after) }) };
  return await rows.page(storedCard, range, count);
}

/** @returns the next cards of the deck, in deck order, after the given one. */
export async function listCardsAfter(
  rows: Partition,
  deck: string,
  after: string | undefined,
  count: number,
): Promise<StoredCard[]> {
  const range = { prefix: householdKeys.cards(deck), ...(after && { after: householdKeys.card(deck, after) }) };
  return await rows.first(storedCard, range, count);
}

export function createCardAction(rows: Partition, card: StoredCard): WriteAction {
  return rows.put(householdKeys.card(card.deck, card.card), card, {
    condition: { exists: false },
    otherwise: 'already-exists',
  });
}

export interface CardChange {
  readonly front?: string | undefined;
  readonly back?: string | undefined;
}

/** @returns the card after the change. @throws ProductError `not-found`, or `conflict` after a lost race. */
export async function changeCard(rows: Partition, deck: string, card: string, change: CardChange): Promise<StoredCard> {
  const seen = await findCard(rows, deck, card);
  if (!seen) throw new ProductError('not-found');
  const { front = seen.front, back = seen.back } = change;
  const next = { ...seen, front, back, version: seen.version + 1 };
  await rows.commit([
    rows.put(householdKeys.card(deck, card), next, { condition: { exists: true, equals: { version: seen.version } } }),
  ]);
  return next;
}

export function removeCardAction(rows: Partition, deck: string, card: string): WriteAction {
  return rows.remove(householdKeys.card(deck, card), { condition: { exists: true }, otherwise: 'not-found' });
}
