import * as z from 'zod/mini';
import { wordsOfSide } from '../../../shared/card-marks.ts';
import { deckOfTrack, isReversed } from '../../../shared/scheduling/track.ts';
import { ProductError } from '../../../shared/errors.ts';
import { bothSidesNeeded, type Card, listBareSides } from '../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../shared/schemas/media.ts';
import { resolveFlagsActions } from './card-flag.ts';
import { settleRowActions } from './card-import.ts';
import { type StoredDeck, storedDecks } from './deck.ts';
import {
  mediaCardsAtOnce,
  type MediaOwner,
  updateUsesActions,
  presentMedia,
  showsMedia,
  storedSideMedia,
  toStoredMedia,
} from './media.ts';
import { refuseUnseen, type SeenTexts } from './refuse-unseen.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';

/** Cards have rows of their own, so that listing decks does not read them. Their local ids sort in the order in which they were added. */
export const storedCards = defineItem({
  name: 'card',
  key: 'HH#{household}/CARD#{deck}#{card}',
  schema: z.object({
    deck: z.string(),
    card: z.string(),
    front: z.string(),
    back: z.string(),
    ...storedSideMedia,
    extra: z.optional(z.string()),
    tags: z.optional(z.array(z.string())),
    place: z.optional(z.string()),
    /** The same for cards of one note, which are asked on different days. See `countNewCards`. */
    note: z.optional(z.string()),
    createdAt: z.string(),
    /** When the family last changed its sides or tags; absent if never, or if they are the library's again. */
    changedAt: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredCard = Stored<typeof storedCards>;

/** @returns the deck's cards that exist, in the order of the given ids. */
export async function findCards(rows: Partition, deck: string, cards: readonly string[]): Promise<StoredCard[]> {
  const places = cards.map((card) => ({ deck, card }));
  return await storedCards.findMany(rows, places);
}

export function presentCard(householdId: string, stored: StoredCard): Card {
  const { front, back, extra, tags, place, note, createdAt, changedAt } = stored;
  return {
    id: storedCards.idOf(householdId, stored),
    deckId: storedDecks.idOf(householdId, stored),
    front,
    back,
    ...presentMedia(householdId, stored),
    ...(extra !== undefined && { extra }),
    ...(tags && { tags }),
    ...(place !== undefined && { place }),
    ...(note !== undefined && { note }),
    createdAt,
    ...(changedAt !== undefined && { changedAt }),
  };
}

/** @returns the public id of an answered card, and whether it was asked in reverse. `deck` is its track: a deck in one direction. */
export function presentAnswered(householdId: string, { deck, card }: Pick<StoredCard, 'deck' | 'card'>) {
  const cardId = storedCards.idOf(householdId, { deck: deckOfTrack(deck), card });
  return { cardId, ...(isReversed(deck) && { reversed: true as const }) };
}

/** A change of a card's sides. An empty list removes a side's media. */
type SidesChange = { readonly [Field in 'front' | 'back']?: string | undefined } & {
  readonly [Field in 'frontMedia' | 'backMedia']?: readonly CardMedia[] | undefined;
};

/** A change of a card. An empty list removes its tags, an empty text its extra or its position (`place`). */
export type CardChange = SidesChange & {
  readonly extra?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly place?: string | undefined;
  /** Texts as the caller saw them. */
  readonly seen?: SeenTexts | undefined;
  /** Marks an update from the library, with the `changedAt` that the card had when it was compared. */
  readonly fromLibrary?: Pick<Card, 'changedAt'> | undefined;
};

/** @returns a card's sides in stored form, without empty fields. @throws ProductError `invalid-input` when a side is empty, or `unknown-media`. */
export function toStoredSides(
  householdId: string,
  { front = '', back = '', frontMedia = [], backMedia = [] }: SidesChange,
) {
  const bare = listBareSides({ front, back, frontMedia, backMedia });
  if (bare.length > 0) {
    throw new ProductError('invalid-input', {
      problemTexts: Object.fromEntries(bare.map((side) => [side, bothSidesNeeded])),
      saysFirst: true,
    });
  }
  return {
    front,
    back,
    ...(frontMedia.length > 0 && { frontMedia: toStoredMedia(householdId, frontMedia) }),
    ...(backMedia.length > 0 && { backMedia: toStoredMedia(householdId, backMedia) }),
  };
}

/** @returns a card's extra, tags and position (`place`) in stored form, without empty fields. */
export function toStoredMarks({ extra = '', tags = [], place = '' }: Pick<CardChange, 'extra' | 'tags' | 'place'>) {
  return {
    ...(extra !== '' && { extra }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(place !== '' && { place }),
  };
}

/**
 * Changes a card. New sides or a new extra also settle its flags.
 * @throws ProductError `not-found`, `invalid-input`, `unknown-media`, `being-imported`, or `conflict` after a concurrent change, or if the family has changed a
 *   card since the library was compared with it.
 */
export async function changeCard(
  household: MediaOwner & { readonly id: string },
  place: Pick<StoredCard, 'deck' | 'card'>,
  change: CardChange,
  now: Date,
): Promise<StoredCard> {
  const { rows } = household;
  const { tags: newTags, place: newPlace, fromLibrary, seen: seenTexts, ...shownTexts } = change;
  const { extra: newExtra, ...sides } = shownTexts;
  const isLookedAt = Object.values(shownTexts).some((one) => one !== undefined);
  if (fromLibrary && !isLookedAt) throw new ProductError('invalid-input');
  const [seen, settling, clearing] = await Promise.all([
    storedCards.require(rows, place),
    settleRowActions(rows, place, now),
    isLookedAt ? resolveFlagsActions(rows, place, now) : [],
  ]);
  refuseUnseen(seen, shownTexts, seenTexts);
  // A repeated update finds no time, because the first one removed it.
  if (fromLibrary && ![undefined, fromLibrary.changedAt].includes(seen.changedAt)) throw new ProductError('conflict');
  const shown = presentMedia(household.id, seen);
  const { front = seen.front, back = seen.back } = sides;
  const { frontMedia = shown.frontMedia, backMedia = shown.backMedia } = sides;
  const { frontMedia: _, backMedia: __, extra, tags, place: oldPlace, changedAt, ...kept } = seen;
  const newTime = isLookedAt || newTags ? now.toISOString() : changedAt;
  const next = {
    ...kept,
    ...toStoredSides(household.id, { front, back, frontMedia, backMedia }),
    ...toStoredMarks({ extra: newExtra ?? extra, tags: newTags ?? tags, place: newPlace ?? oldPlace }),
    ...(!fromLibrary && newTime !== undefined && { changedAt: newTime }),
  };
  await rows.commit([
    storedCards.save(rows, seen, next),
    ...updateUsesActions(household, [seen], [next], now),
    ...settling,
    ...clearing,
  ]);
  return { ...next, version: seen.version + 1 };
}

const cardsPerLook = 200;

/** Removes a hidden deck's cards with media, and decreases the use counts. It can be resumed after an interruption. @returns whether all are removed. */
export async function removeCardsWithMedia(
  owner: MediaOwner,
  deck: string,
  hasTime: () => boolean,
  now: Date,
): Promise<boolean> {
  const { rows } = owner;
  let after: string | undefined;
  do {
    if (!hasTime()) return false;
    const { items, hasMore } = await storedCards.page(rows, { deck }, cardsPerLook, { after });
    const shown = items.filter(showsMedia);
    for (let start = 0; start < shown.length; start += mediaCardsAtOnce) {
      if (!hasTime()) return false;
      await repeatOnConflict(async () => {
        const found = await storedCards.findMany(rows, shown.slice(start, start + mediaCardsAtOnce));
        await rows.commit([
          ...found.map((card) => storedCards.removeIfUnchanged(rows, card)),
          ...updateUsesActions(owner, found, [], now),
        ]);
      });
    }
    after = hasMore ? items.at(-1)?.card : undefined;
  } while (after !== undefined);
  return true;
}

/** @returns a card as reports name it. */
export function presentReportedCard(householdId: string, deck: StoredDeck, card: StoredCard) {
  return {
    cardId: storedCards.idOf(householdId, card),
    deckId: storedDecks.idOf(householdId, deck),
    deckName: deck.name,
    ...(deck.format && { format: deck.format }),
    front: wordsOfSide(card.front, card.frontMedia),
    back: wordsOfSide(card.back, card.backMedia),
  };
}
