import { storedAssignments } from '../data/content/assignment.ts';
import { isKept, type StoredBinEntry, storedBinEntries } from '../data/content/bin.ts';
import { takeOpenWorkAlong } from '../data/content/hide-into-bin.ts';
import { removeForGood } from '../data/content/empty-bin.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/**
 * Removes for good what has been in a household's bin for its time, and lets open work follow a deck or a quiz that a call put there and was cut
 * off. What is hidden of it gets a note of its own. Cut off anywhere, whoever runs it again goes on; two at once do no harm.
 * @returns whether it is through.
 */
export async function tidyBin(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, endAction } = deletion;
  const entries = await storedBinEntries.list(rows);
  const isHidden = ({ kind }: StoredBinEntry) => kind === 'deck' || kind === 'quiz';
  const asked = entries.some((entry) => isHidden(entry) && isKept(entry, now))
    ? await listAsked(rows)
    : new Set<string>();
  for (const entry of entries) {
    if (!hasTime()) return false;
    if (!isKept(entry, now)) await removeForGood(deletion, entry, now);
    else if (asked.has(entry.entry)) await takeOpenWorkAlong(rows, entry.entry);
  }
  await rows.commit([endAction]);
  return true;
}

/** @returns the decks and quizzes that open work is about. Work that is done stands elsewhere, so this reads what is to do and no years. */
async function listAsked(rows: Partition): Promise<ReadonlySet<string>> {
  const open = (await storedAssignments.list(rows)).filter(({ completedAt }) => completedAt === undefined);
  return new Set(open.map(({ resource }) => resource));
}
