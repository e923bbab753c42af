import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import {
  choicesOf,
  type DeckChoices,
  deckChoices,
  keptLibraryOrigin,
  type SideLanguages,
  sideLanguages,
} from '../../../shared/schemas/deck.ts';
import { refuseUnseen, type SeenTexts } from './refuse-unseen.ts';
import { defineItem, hideable, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Decks. Their `totalCards` changes only in the transaction that adds or removes the cards. */
export const storedDecks = defineItem({
  name: 'deck',
  key: 'HH#{household}/DECK#{deck}',
  schema: z.object({
    deck: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    subject: z.optional(z.string()),
    ...sideLanguages,
    totalCards: z.int(),
    ...deckChoices,
    library: z.optional(keptLibraryOrigin),
    archivedAt: z.optional(z.string()),
    /** Set once the deck has had a card of a note with several. */
    hasSiblings: z.optional(z.literal(true)),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
});
export type StoredDeck = Stored<typeof storedDecks>;

/** @returns a new, empty deck in stored form; optional fields that are not given are left out. */
export function toNewDeck(
  {
    name,
    description,
    subject,
    ...settings
  }: Pick<StoredDeck, 'name' | 'description' | 'subject'> & SideLanguages & DeckChoices,
  { deck, createdAt }: Pick<StoredDeck, 'deck' | 'createdAt'>,
): StoredDeck {
  return {
    deck,
    name,
    ...(description && { description }),
    ...(subject && { subject }),
    ...languagesOf(settings),
    totalCards: 0,
    ...choicesOf(settings),
    createdAt,
    version: 1,
  };
}

/** Optional fields of a deck that can be removed. */
const removable = ['description', 'subject', 'frontLanguage', 'backLanguage', 'archivedAt'] as const;
type Removable = (typeof removable)[number];

/** A change of a deck. An empty text removes an optional field. */
export type DeckChange = { readonly [Field in 'name' | Removable]?: string | undefined } & DeckChoices;

/** @returns the deck after the change. @throws ProductError `not-found`, `conflict` after a concurrent change, `changed-meanwhile` see {@link refuseUnseen}. */
export async function changeDeck(
  rows: Partition,
  place: Pick<StoredDeck, 'deck'>,
  change: DeckChange,
  seenTexts?: SeenTexts,
): Promise<StoredDeck> {
  const seen = await storedDecks.require(rows, place);
  refuseUnseen(seen, change, seenTexts);
  const kept: { [Field in Removable]?: string } = {};
  for (const field of removable) {
    const value = change[field] ?? seen[field];
    if (value) kept[field] = value;
  }
  const set = { name: change.name ?? seen.name, ...choicesOf(seen), ...choicesOf(change), ...kept };
  const remove = removable.filter((field) => !(field in kept));
  await rows.commit([storedDecks.changeIfUnchanged(rows, seen, { set, remove })]);
  const changed = { ...seen, ...set, version: seen.version + 1 };
  for (const field of remove) delete changed[field];
  return changed;
}

/** Whether a deck is in use. An archived deck appears only in the grown-ups' list. */
export function isInUse({ archivedAt }: Pick<StoredDeck, 'archivedAt'>): boolean {
  return archivedAt === undefined;
}

/** @returns the settings of a deck that a study session needs. */
export function studySettingsOf({ answerWay: way, format, extraBefore, ...deck }: StoredDeck) {
  return {
    ...languagesOf(deck),
    ...(way && { answerWay: way }),
    ...(format && { format }),
    ...(extraBefore && { extraBefore }),
  };
}

export function languagesOf({ frontLanguage, backLanguage }: SideLanguages): SideLanguages {
  return { ...(frontLanguage && { frontLanguage }), ...(backLanguage && { backLanguage }) };
}

/**
 * @param count those of the cards that the deck does not count yet
 * @returns the write that counts new cards; refused when the deck would hold too many, or is being deleted
 */
export function countNewCards(
  rows: Partition,
  deck: string,
  cards: readonly { readonly note?: unknown }[],
  count = cards.length,
): WriteAction {
  const guard = { atMost: { totalCards: limits.cardsPerDeck - count }, otherwise: 'too-many-cards' } as const;
  return storedDecks.change(rows, { deck }, { add: { totalCards: count }, ...markSiblings(cards) }, guard);
}

/** @returns the change of a deck that gets cards of notes with several */
export function markSiblings(cards: readonly { readonly note?: unknown }[]) {
  return cards.some(({ note }) => note !== undefined) ? { set: { hasSiblings: true as const } } : {};
}

export function countRemovedCards(rows: Partition, deck: string, count: number): WriteAction {
  return storedDecks.changeEvenHidden(rows, { deck }, { add: { totalCards: -count } });
}
