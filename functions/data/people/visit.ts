import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { hasExpired } from '../table/expiry.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** An admin's visit to a family: the reason (only stored here), and what was viewed and changed. Deleted with the family, kept as long as the audit trail. */
export const storedVisits = defineItem({
  name: 'visit',
  key: 'HH#{household}/VISIT#{id}',
  schema: z.object({
    id: z.string(),
    at: z.string(),
    endsAt: z.string(),
    adminId: z.string(),
    reason: z.string(),
    /** Ids of the routes that read data during the visit, each once, in order of first use. */
    looked: z.array(z.string()),
    /** Ids of the routes that changed or removed data during the visit, each once, in order of first use. */
    changed: z.array(z.string()),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredVisit = Stored<typeof storedVisits>;

/** @returns the admin's latest visit, if it is still open. */
export async function findOpenVisit(rows: Partition, adminId: string, now: Date): Promise<StoredVisit | undefined> {
  const oldest = encodeTime(now.getTime() - limits.visitSeconds * 1_000);
  const latest = await storedVisits.list(rows, {}, { from: oldest, newestFirst: true });
  return latest.find((visit) => visit.adminId === adminId && Date.parse(visit.endsAt) > now.getTime());
}

/** @returns the visits of a family that are still kept, newest first, and the cursor of the next page. */
export async function listKeptVisits(rows: Partition, count: number, before: string | undefined, now: Date) {
  const visits = await storedVisits.first(rows, {}, count, { before, newestFirst: true });
  const last = visits.length === count ? visits.at(-1) : undefined;
  return { kept: visits.filter((visit) => !hasExpired(visit, now)), ...(last && { nextCursor: last.id }) };
}

/** @returns the write that records a route in a visit; refused when the visit changed since `seen` was read; empty if the route is already recorded. */
export function noteInVisitActions(
  rows: Partition,
  seen: StoredVisit,
  { id, method, childData }: Pick<Route, 'id' | 'method' | 'childData'>,
): WriteAction[] {
  const note = (list: readonly string[], isDone: boolean) => (isDone && !list.includes(id) ? [...list, id] : [...list]);
  const isRead = method === 'GET';
  // The response to a change may contain a child's data, which then counts as viewed, too.
  const looked = note(seen.looked, isRead || childData === 'read');
  const changed = note(seen.changed, !isRead);
  const isKnown = looked.length === seen.looked.length && changed.length === seen.changed.length;
  return isKnown ? [] : [storedVisits.changeIfUnchanged(rows, seen, { set: { looked, changed } })];
}
