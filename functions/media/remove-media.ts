import { countMediaAction } from '../data/people/household.ts';
import { listAllMedia, type StoredMedia, storedMedia } from '../data/content/media.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { MediaStore } from '../platform/effects/media-store.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

type Owner = Pick<Deletion, 'rows' | 'householdId'>;

/**
 * Deletes media unused for a day: hides it from cards, then deletes file and row. Safe to interrupt, repeat and run in parallel.
 * @returns whether the cleanup is complete.
 */
export async function removeUnusedMedia(
  deletion: Deletion,
  hasTime: HasTime,
  now: Date,
  store: MediaStore,
): Promise<boolean> {
  const { rows, endAction } = deletion;
  // Skips media in use without writing anything, since a household may have thousands of files.
  for (const seen of (await listAllMedia(rows)).filter((one) => mayGo(one, now))) {
    if (!hasTime()) return false;
    const hidden = seen.deletingSince === undefined ? await hideUnused(deletion, seen, now) : seen;
    if (hidden) await removeMedia(deletion, store, hidden);
  }
  await rows.commit([endAction]);
  return true;
}

function mayGo({ deletingSince, uses, keepUntil }: StoredMedia, now: Date): boolean {
  return deletingSince !== undefined || (uses === 0 && keepUntil <= now.toISOString());
}

/** @returns the hidden media; undefined for media that is in use or was until recently, which a later cleanup checks again. */
async function hideUnused({ rows }: Owner, { media }: StoredMedia, now: Date): Promise<StoredMedia | undefined> {
  return await repeatOnConflict(async () => {
    const seen = await storedMedia.find(rows, { media });
    if (!seen || !mayGo(seen, now)) return undefined;
    const { upload, uses, keepUntil } = seen;
    const change = { set: { deletingSince: now.toISOString() } };
    await rows.commit([storedMedia.change(rows, seen, change, { equals: { upload, uses, keepUntil } })]);
    return seen;
  });
}

/** Deletes hidden media. If the same media was uploaded again under another upload id, the new upload is kept. */
export async function removeMedia(
  { rows, householdId }: Owner,
  store: MediaStore,
  { media, upload, bytes }: StoredMedia,
): Promise<void> {
  await store.remove({ householdId, media, upload });
  await repeatOnConflict(async () => {
    if ((await storedMedia.findEvenHidden(rows, { media }))?.upload !== upload) return;
    await rows.commit([
      storedMedia.removeExisting(rows, { media }, { otherwise: 'conflict', equals: { upload } }),
      countMediaAction(rows, { mediaCount: -1, mediaBytes: -bytes }),
    ]);
  });
}
