import { storedAssignments } from '../data/content/assignment.ts';
import { isKept, removeForGood, storedBinEntries, takeOpenWorkAlong } from '../data/content/bin.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/**
 * Removes for good what has been in a household's bin for its time, and lets open work follow a deck or a quiz that a call put there and was cut
 * off. What is hidden of it gets a note of its own. Cut off anywhere, whoever runs it again goes on; two at once do no harm.
 * @returns whether it is through.
 */
export async function tidyBin(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, endAction } = deletion;
  const open = (await storedAssignments.list(rows)).filter(({ completedAt }) => completedAt === undefined);
  const isAsked = new Set(open.map(({ resource }) => resource));
  for (const entry of await storedBinEntries.list(rows)) {
    if (!hasTime()) return false;
    if (!isKept(entry, now)) await removeForGood(deletion, entry, now);
    else if (isAsked.has(entry.entry)) await takeOpenWorkAlong(rows, entry.entry);
  }
  await rows.commit([endAction]);
  return true;
}
