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
import { mostActions, type WriteAction } from '../table/write-action.ts';

/**
 * Pictures and sounds of a household, each once, whatever number of cards it stands on. The row comes before the bytes and goes after them, so
 * that there are no bytes without one. Nobody who takes a picture up or off reads it: `uses` is added to on condition.
 */
export const storedMedia = defineItem({
  name: 'media',
  key: 'HH#{household}/MEDIA#{media}',
  schema: z.object({
    /** What the bytes hash to, see {@link nameBytes}. */
    media: z.string(),
    type: z.enum(mediaTypes),
    bytes: z.int(),
    /** Under which the bytes are kept. What is removed and comes again is kept under another one, so that a late removal does not meet it. */
    upload: z.string(),
    /** Until the bytes are there: when every call that brings them has ended for certain. No card takes it up before. */
    arrivingUntil: z.optional(z.string()),
    /** How often it stands on a side of a card. */
    uses: z.int(),
    /** Without a use it is kept so long. */
    keepUntil: z.string(),
    createdAt: z.string(),
    ...hideable,
  }),
});
export type StoredMedia = Stored<typeof storedMedia>;

/** What stands on a side of a stored card. */
const storedCardMedia = z.object({ media: z.string(), alt: z.optional(z.string()) });
export const storedSideMedia = {
  frontMedia: z.optional(z.array(storedCardMedia)),
  backMedia: z.optional(z.array(storedCardMedia)),
};

/** What both sides of a card show, as far as counting goes. */
export interface MediaSides {
  readonly frontMedia?: readonly { readonly media: string }[] | undefined;
  readonly backMedia?: readonly { readonly media: string }[] | undefined;
}

/** Whose household it is, and how it notes that something may be unused. */
export interface MediaOwner {
  readonly rows: Partition;
  /** @returns the write that has the household's media looked at then. */
  readonly noteUnusedMedia: (then: string) => WriteAction;
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const nameLength = 26;

/** @returns 128 bits of the bytes' SHA-256, written as a ULID is: so it is a part of ids like all others. */
export function nameBytes(bytes: Uint8Array): string {
  let rest = BigInt(`0x${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`);
  let name = '';
  while (name.length < nameLength) {
    name = (letters[Number(rest % 32n)] ?? '') + name;
    rest /= 32n;
  }
  return name;
}

/** @returns until when something unused is kept from now on. */
export function keptFrom(now: Date): string {
  return nextFullHour(new Date(now.getTime() + retention.unusedMediaHours * hourMs)).toISOString();
}

/** @returns a card's media as they are stored. @throws ProductError `unknown-media` for an id of something else, or of somebody else. */
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

/** @returns a card's media as they go out; nothing for a side that has none. */
export function presentMedia(householdId: string, { frontMedia = [], backMedia = [] }: MediaSides) {
  const present = (stored: readonly { readonly media: string; readonly alt?: string | undefined }[]): CardMedia[] =>
    stored.map(({ media, alt }) => ({
      id: storedMedia.idOf(householdId, { media }),
      ...(alt !== undefined && { alt }),
    }));
  return {
    ...(frontMedia.length > 0 && { frontMedia: present(frontMedia) }),
    ...(backMedia.length > 0 && { backMedia: present(backMedia) }),
  };
}

/**
 * @returns the writes that count what cards show after a change instead of what they showed before: one for each picture or sound of which
 *   the number differs, and a note. They refuse with `unknown-media` for one that is not here, or whose bytes are not.
 */
export function moveUsesActions(
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

/** @returns what these cards show, each once. */
export function listMediaOf(cards: readonly MediaSides[]): string[] {
  return [...new Set(cards.flatMap(namesShown))];
}

function namesShown(card: MediaSides): string[] {
  return mediaOfCard(card).map(({ media }) => media);
}

/** How many cards with media one transaction takes with what counts their media, and three writes more. */
export const mediaCardsAtOnce = Math.floor((mostActions - 3) / (1 + 2 * limits.mediaPerSide));

/** @returns whether any side of a card shows something. */
export function showsMedia(card: MediaSides): boolean {
  return mediaOfCard(card).length > 0;
}

/** @returns all of a household's, hidden or not. */
export async function listAllMedia(rows: Partition): Promise<StoredMedia[]> {
  return await rows.list({ prefix: storedMedia.sortKey.beginning }, (row) => [storedMedia.parse(row)]);
}
