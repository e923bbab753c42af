import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { endOfUnused, retention } from '../../../shared/retention.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Progress of searching one of the lists for unused households or accounts. The next run continues there, even on a later day, until the list is done. */
export const storedWalks = defineItem({
  name: 'retention-walk',
  key: 'RETENTION/WALK#{list}',
  schema: z.object({
    list: z.enum(['households', 'accounts']),
    /** The UTC day on which the search began. */
    day: z.string(),
    /** Where the search continues; absent before it begins and after it ends. */
    cursor: z.optional(z.string()),
    isThrough: z.boolean(),
    ...versioned,
  }),
});
export type StoredWalk = Stored<typeof storedWalks>;

/** @returns the unfinished search, or today's if the previous one is done; version 0 for the very first one. */
export async function findWalk(table: Table, list: StoredWalk['list'], day: string): Promise<StoredWalk> {
  const seen = await storedWalks.find(table, { list });
  if (seen && (!seen.isThrough || seen.day === day)) return seen;
  return { list, day, isThrough: false, version: seen?.version ?? 0 };
}

/** Saves a search's progress. Of two concurrent runs, the second fails with `conflict` and leaves the search to the first. */
export async function saveWalk(table: Table, seen: StoredWalk, nextCursor: string | undefined): Promise<StoredWalk> {
  const { cursor: _, ...walk } = seen;
  const next = { ...walk, ...(nextCursor && { cursor: nextCursor }), isThrough: nextCursor === undefined };
  await table.commit([storedWalks.save(table, seen, next)]);
  return { ...next, version: seen.version + 1 };
}

/** The announcement that an unused household will be erased. */
export const storedNotices = defineItem({
  name: 'unused-notice',
  key: 'HH#{household}/UNUSED',
  schema: z.object({
    /** The last day of use on which the announcement is based. The announcement is void once the household is used again. */
    lastUsed: z.string(),
    /** How many days before the erasure the latest announcement was due: one of `retention.announcedDaysBefore`. */
    daysBefore: z.int(),
    announcedOn: z.string(),
    ...versioned,
  }),
});
export type StoredNotice = Stored<typeof storedNotices>;

/** @returns the writes that record an announcement; refused with `conflict` when another run made it first. */
export function announceActions(
  rows: Partition,
  seen: StoredNotice | undefined,
  notice: Omit<StoredNotice, 'version'>,
): WriteAction[] {
  return [storedNotices.save(rows, seen, notice)];
}

/** @returns the announced day of erasure: 18 months after the last use, or later so that the final announcement keeps its full number of days. */
export function announcedEnd({ lastUsed, daysBefore, announcedOn }: Omit<StoredNotice, 'version'>): string {
  const end = endOfUnused(lastUsed);
  if (daysBefore !== retention.announcedDaysBefore.at(-1)) return end;
  const soonest = addDays(announcedOn, daysBefore);
  return soonest > end ? soonest : end;
}
