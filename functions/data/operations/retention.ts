import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { endOfUnused, retention } from '../../../shared/retention.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** How far one of the lists is looked through for what nobody uses: the next run goes on there, on whatever day, until it is through. */
export const storedWalks = defineItem({
  name: 'retention-walk',
  key: 'RETENTION/WALK#{list}',
  schema: z.object({
    list: z.enum(['households', 'accounts']),
    /** The UTC day on which it began. */
    day: z.string(),
    /** Where it goes on; absent at the beginning, and once it is through. */
    cursor: z.optional(z.string()),
    isThrough: z.boolean(),
    ...versioned,
  }),
});
export type StoredWalk = Stored<typeof storedWalks>;

/** @returns the walk that is under way, or today's; of version 0 on the first day of all. A new one begins each day, once the one before is through. */
export async function findWalk(table: Table, list: StoredWalk['list'], day: string): Promise<StoredWalk> {
  const seen = await storedWalks.find(table, { list });
  if (seen && (!seen.isThrough || seen.day === day)) return seen;
  return { list, day, isThrough: false, version: seen?.version ?? 0 };
}

/** Notes how far a walk came. Of two runs at once the second is refused with `conflict`, and leaves it to the first. */
export async function noteWalk(table: Table, seen: StoredWalk, nextCursor: string | undefined): Promise<StoredWalk> {
  const { cursor: _, ...walk } = seen;
  const next = { ...walk, ...(nextCursor && { cursor: nextCursor }), isThrough: nextCursor === undefined };
  await table.commit([storedWalks.save(table, seen, next)]);
  return { ...next, version: seen.version + 1 };
}

/** That the erasure of a household was announced, as nobody uses it. */
export const storedNotices = defineItem({
  name: 'unused-notice',
  key: 'HH#{household}/UNUSED',
  schema: z.object({
    /** The last day of use that it was about: it is void once the household is used again. */
    lastUsed: z.string(),
    /** How many days before the end it was announced last: one of `retention.announcedDaysBefore`. */
    daysBefore: z.int(),
    /** On which day. */
    announcedOn: z.string(),
    ...versioned,
  }),
});
export type StoredNotice = Stored<typeof storedNotices>;

/** @returns the writes by which the end of a household is announced to its grown-ups, each time once. */
export function announceActions(
  rows: Partition,
  seen: StoredNotice | undefined,
  notice: Omit<StoredNotice, 'version'>,
): WriteAction[] {
  return [storedNotices.save(rows, seen, notice)];
}

/** @returns the day that was announced: 18 months after the last use, and never sooner than the last announcement's days after it was made. */
export function announcedEnd({ lastUsed, daysBefore, announcedOn }: Omit<StoredNotice, 'version'>): string {
  const end = endOfUnused(lastUsed);
  if (daysBefore !== retention.announcedDaysBefore.at(-1)) return end;
  const soonest = addDays(announcedOn, daysBefore);
  return soonest > end ? soonest : end;
}
