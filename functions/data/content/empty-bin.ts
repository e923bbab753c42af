import { type BinOwner, outOfBinActions, type StoredBinEntry, storedBinEntries } from './bin.ts';
import { updateUsesActions } from './media.ts';
import type { Deletion } from '../operations/pending-deletion.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';

/** Removes an entry from the bin for good. @returns the deletion of the hidden deck or quiz; `undefined` for other entries. */
export async function removeForGood(
  owner: BinOwner,
  { entry }: Pick<StoredBinEntry, 'entry'>,
  now: Date,
): Promise<Deletion | undefined> {
  const { rows } = owner;
  return await repeatOnConflict(async () => {
    const seen = await storedBinEntries.find(rows, { entry });
    if (!seen) return undefined;
    const { kind, card, deletedAt: since } = seen;
    const hidden = kind === 'deck' || kind === 'quiz' ? owner.openDeletion({ kind, id: entry, since }) : undefined;
    await rows.commit([
      ...outOfBinActions(rows, [seen]),
      ...(card ? updateUsesActions(owner, [card], [], now) : []),
      ...(hidden?.beginActions ?? []),
    ]);
    return hidden;
  });
}

/** Removes the selected entries for good when the learner, deck or quiz they belong to is removed. @returns whether all are removed. */
export async function removeEntriesOf(
  owner: BinOwner,
  isMeant: (entry: StoredBinEntry) => boolean,
  hasTime: () => boolean,
  now: Date,
): Promise<boolean> {
  for (const entry of (await storedBinEntries.list(owner.rows)).filter(isMeant)) {
    if (!hasTime()) return false;
    await removeForGood(owner, entry, now);
  }
  return true;
}

/** @returns a predicate for entries that cannot be restored without this deck or quiz. */
export function isOfResource(resource: string): (entry: StoredBinEntry) => boolean {
  return ({ card, goneWith }) => card?.deck === resource || goneWith === resource;
}
