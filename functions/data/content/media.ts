import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { mediaOfCard } from '../../../shared/card-marks.ts';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { retention } from '../../../shared/retention.ts';
import { type CardMedia, mediaTypes } from '../../../shared/schemas/media.ts';
import { hourMs, nextFullHour } from '../table/expiry.ts';
import { defineItem, hideable, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { maxPlannedActions, type WriteAction } from '../table/write-action.ts';

/**
 * Pictures and sounds of a household, each stored once however many cards show it. The row is created before the bytes and removed after them, so there are
 * never bytes without a row. A conditional write changes `uses` without reading the row.
 */
export const storedMedia = defineItem({
  name: 'media',
  key: 'HH#{household}/MEDIA#{media}',
  schema: z.object({
    /** Hash of the bytes, see {@link hashBytes}. */
    media: z.string(),
    type: z.enum(mediaTypes),
    bytes: z.int(),
    /** Storage name of the bytes. Media that is removed and uploaded again gets another name, so that a late removal can't delete the new bytes. */
    upload: z.string(),
    /** Set until the bytes are stored: the time by which every call that uploads them has certainly ended. No card can use the media before. */
    arrivingUntil: z.optional(z.string()),
    /** Number of uses on card sides. */
    uses: z.int(),
    /** Time until which unused media is kept. */
    keepUntil: z.string(),
    createdAt: z.string(),
    ...hideable,
  }),
});
export type StoredMedia = Stored<typeof storedMedia>;

export const storedCardMedia = z.object({ media: z.string(), alt: z.optional(z.string()) });
export type StoredSideMedia = readonly z.output<typeof storedCardMedia>[];
export const storedSideMedia = {
  frontMedia: z.optional(z.array(storedCardMedia)),
  backMedia: z.optional(z.array(storedCardMedia)),
};

/** The media on both sides of a card, as needed for counting uses. */
export interface MediaSides {
  readonly frontMedia?: readonly { readonly media: string }[] | undefined;
  readonly backMedia?: readonly { readonly media: string }[] | undefined;
}

/** The household that owns media, and how it schedules a check for unused media. */
export interface MediaOwner {
  readonly rows: Partition;
  /** @returns the write that schedules a check of the household's media at that time. */
  readonly noteUnusedMedia: (then: string) => WriteAction;
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const nameLength = 26;

/** @returns the first 128 bits of the bytes' SHA-256, written like a ULID so that it fits into ids. */
export function hashBytes(bytes: Uint8Array): string {
  let rest = BigInt(`0x${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`);
  let name = '';
  while (name.length < nameLength) {
    name = (letters[Number(rest % 32n)] ?? '') + name;
    rest /= 32n;
  }
  return name;
}

/** @returns the time until which media that becomes unused now is kept. */
export function keptFrom(now: Date): string {
  return nextFullHour(new Date(now.getTime() + retention.unusedMediaHours * hourMs)).toISOString();
}

/** @returns a card's media in stored form. @throws ProductError `unknown-media` for an id of another kind or of another household. */
export function toStoredMedia(householdId: string, chosen: readonly CardMedia[]) {
  return chosen.map(({ id, alt }) => ({ media: localMedia(householdId, id), ...(alt !== undefined && { alt }) }));
}

function localMedia(householdId: string, id: string): string {
  try {
    return storedMedia.placeOf(householdId, id).media;
  } catch (error) {
    throw new ProductError('unknown-media', { cause: error });
  }
}

/** @returns a card's media in their public form, without fields for sides that have none. */
export function presentMedia(householdId: string, { frontMedia = [], backMedia = [] }: MediaSides) {
  return {
    ...(frontMedia.length > 0 && { frontMedia: presentSideMedia(householdId, frontMedia) }),
    ...(backMedia.length > 0 && { backMedia: presentSideMedia(householdId, backMedia) }),
  };
}

export function presentSideMedia(householdId: string, stored: StoredSideMedia): CardMedia[] {
  return stored.map(({ media, alt }) => ({
    id: storedMedia.idOf(householdId, { media }),
    ...(alt !== undefined && { alt }),
  }));
}

/**
 * @returns the writes that change use counts from what cards showed before to what they show after: one for each picture or sound whose count changes, and the
 *   scheduling of a check when a count falls. They fail with `unknown-media` for media that does not exist, or whose bytes have not arrived.
 */
export function updateUsesActions(
  { rows, noteUnusedMedia }: MediaOwner,
  before: readonly MediaSides[],
  after: readonly MediaSides[],
  now: Date,
): WriteAction[] {
  const change = new Map<string, number>();
  const count = (cards: readonly MediaSides[], step: number) => {
    for (const media of cards.flatMap(namesShown)) change.set(media, (change.get(media) ?? 0) + step);
  };
  count(before, -1);
  count(after, 1);
  const keepUntil = keptFrom(now);
  const isHere = { equals: { arrivingUntil: undefined }, otherwise: 'unknown-media' } as const;
  const moved = [...change].filter(([, uses]) => uses !== 0);
  return [
    ...moved.map(([media, uses]) =>
      uses > 0
        ? storedMedia.change(rows, { media }, { add: { uses } }, isHere)
        : storedMedia.change(rows, { media }, { add: { uses }, set: { keepUntil } }),
    ),
    ...(moved.some(([, uses]) => uses < 0) ? [noteUnusedMedia(keepUntil)] : []),
  ];
}

/** @returns the local ids of all media on these cards, without duplicates. */
export function listMediaOf(cards: readonly MediaSides[]): string[] {
  return [...new Set(cards.flatMap(namesShown))];
}

function namesShown(card: MediaSides): string[] {
  return mediaOfCard(card).map(({ media }) => media);
}

/** Number of cards with media per transaction: one write per card, one per use count that it changes, and three others. */
export const mediaCardsAtOnce = Math.floor((maxPlannedActions - 3) / (1 + 2 * limits.mediaPerSide));

export function showsMedia(card: MediaSides): boolean {
  return mediaOfCard(card).length > 0;
}

/** @returns all media of a household, hidden or not. */
export async function listAllMedia(rows: Partition): Promise<StoredMedia[]> {
  return await rows.list({ prefix: storedMedia.sortKey.beginning }, (row) => [storedMedia.parse(row)]);
}
