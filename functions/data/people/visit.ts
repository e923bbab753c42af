import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { hasEnded } from '../table/expiry.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * That an admin said why they look into a family of others, and what they looked at and changed since. It stands with the family, so that it goes with
 * it, and is kept as long as the audit trail. The reason stands here alone.
 */
export const storedVisits = defineItem({
  name: 'visit',
  key: 'HH#{household}/VISIT#{id}',
  schema: z.object({
    id: z.string(),
    at: z.string(),
    endsAt: z.string(),
    adminId: z.string(),
    reason: z.string(),
    /** Ids of the routes by which something was read, each once, in this order. */
    looked: z.array(z.string()),
    /** The same of what was changed or taken away. */
    changed: z.array(z.string()),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredVisit = Stored<typeof storedVisits>;

/** @returns the visit that an admin opened last, as long as it goes on. */
export async function findOpenVisit(rows: Partition, adminId: string, now: Date): Promise<StoredVisit | undefined> {
  const oldest = encodeTime(now.getTime() - limits.visitSeconds * 1_000);
  const latest = await storedVisits.list(rows, {}, { from: oldest, newestFirst: true });
  return latest.find((visit) => visit.adminId === adminId && Date.parse(visit.endsAt) > now.getTime());
}

/** @returns the visits of a family that are still kept, newest first, and where the next page begins. */
export async function listKeptVisits(rows: Partition, count: number, before: string | undefined, now: Date) {
  const visits = await storedVisits.first(rows, {}, count, { before, newestFirst: true });
  const last = visits.length === count ? visits.at(-1) : undefined;
  return { kept: visits.filter((visit) => !hasEnded(visit, now)), ...(last && { nextCursor: last.id }) };
}

/** @returns the write that notes a route in a visit, refused when the visit changed since it was `seen`; none where the visit knows it already. */
export function noteInVisitActions(
  rows: Partition,
  seen: StoredVisit,
  { id, method, childData }: Pick<Route, 'id' | 'method' | 'childData'>,
): WriteAction[] {
  const note = (list: readonly string[], isDone: boolean) => (isDone && !list.includes(id) ? [...list, id] : [...list]);
  const isRead = method === 'GET';
  // A change may answer with something of a child: then it was looked at, too.
  const looked = note(seen.looked, isRead || childData === 'read');
  const changed = note(seen.changed, !isRead);
  const isKnown = looked.length === seen.looked.length && changed.length === seen.changed.length;
  return isKnown ? [] : [storedVisits.changeSeen(rows, seen, { set: { looked, changed } })];
}
