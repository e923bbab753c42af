import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { stripMetadata } from '../../shared/media/strip-metadata.ts';
import { storeMedia } from '../../shared/routes/media.ts';
import type { MediaType } from '../../shared/schemas/media.ts';
import { countMediaAction, storedHouseholds } from '../data/people/household.ts';
import { keptFrom, hashBytes, type StoredMedia, storedMedia } from '../data/content/media.ts';
import { isConflict, repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type MediaStore, openMediaEffects } from '../platform/effects/media-store.ts';
import { findMediaType } from './media-type.ts';
import { removeMedia } from './remove-media.ts';

export const handler = defineHandler(
  storeMedia,
  async ({ body, household, effects, now }) => {
    const sent = new Uint8Array(await body.arrayBuffer());
    const type = findMediaType(sent);
    if (type === undefined || type !== body.type) throw new ProductError('not-media');
    // Browsers strip metadata already; this covers other clients.
    const bytes = stripMetadata(type, sent);
    if (bytes === undefined || findMediaType(bytes) !== type) throw new ProductError('not-media');
    const arriving = { media: hashBytes(bytes), type, bytes: bytes.length, upload: effects.newId(now), now };
    const place = await repeatOnConflict(async () => await reserveMedia(household, effects.mediaStore, arriving));
    if (place) await uploadBytes(household, effects.mediaStore, { ...arriving, ...place }, bytes);
    return { id: storedMedia.idOf(household.id, arriving), type, bytes: bytes.length };
  },
  openMediaEffects,
);

interface Arriving {
  readonly media: string;
  readonly type: MediaType;
  readonly bytes: number;
  readonly upload: string;
  readonly now: Date;
}

/**
 * Adds the row and updates the counts before the bytes are stored, so that even an interrupted upload has a row.
 * @returns where to store the bytes; undefined when they already exist.
 * @throws ProductError `media-full`
 */
async function reserveMedia(
  household: HouseholdScope,
  store: MediaStore,
  { now, ...media }: Arriving,
): Promise<Pick<StoredMedia, 'upload'> | undefined> {
  const { rows } = household;
  const seen = await storedMedia.findEvenHidden(rows, media);
  const keepUntil = keptFrom(now);
  const arrivingUntil = new Date(now.getTime() + limits.lateWriteSeconds * 1_000).toISOString();
  const note = household.noteUnusedMedia(keepUntil);
  if (!seen) {
    const row = { ...media, arrivingUntil, uses: 0, keepUntil, createdAt: now.toISOString() };
    await rows.commit([
      countMediaAction(rows, { mediaCount: 1, mediaBytes: media.bytes }),
      storedMedia.create(rows, row),
      note,
    ]);
    return media;
  }
  if (seen.deletingSince !== undefined) {
    await removeMedia({ rows, householdId: household.id }, store, seen);
    throw new ProductError('conflict');
  }
  const { upload } = seen;
  const asSeen = { equals: { upload, arrivingUntil: seen.arrivingUntil } };
  if (seen.arrivingUntil !== undefined) {
    await rows.commit([
      storedMedia.change(rows, media, { set: { arrivingUntil, keepUntil } }, asSeen),
      // A hidden household's files are deleted for good, so none may be added to it.
      storedHouseholds.check(rows, {}),
      note,
    ]);
    return seen;
  }
  if (seen.uses === 0 && seen.keepUntil < keepUntil)
    await rows.commit([storedMedia.change(rows, media, { set: { keepUntil } }, asSeen), note]);
  return undefined;
}

/** @throws ProductError `conflict` when the row was deleted in the meantime; the file is then deleted too. */
async function uploadBytes(
  { id: householdId, rows }: HouseholdScope,
  store: MediaStore,
  { media, upload, type }: Arriving,
  bytes: Uint8Array,
): Promise<void> {
  const place = { householdId, media, upload };
  await store.put(place, bytes, type);
  try {
    await rows.commit([storedMedia.change(rows, { media }, { remove: ['arrivingUntil'] }, { equals: { upload } })]);
  } catch (error) {
    if (isConflict(error)) await store.remove(place);
    throw error;
  }
}
