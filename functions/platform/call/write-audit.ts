import { ProductError } from '../../../shared/errors.ts';
import { requiresReason, type Route } from '../../../shared/routes/define-route.ts';
import { limits } from '../../../shared/limits.ts';
import { type StoredAuditEntry, storedAuditEntries } from '../../data/operations/audit-entry.ts';
import type { HouseholdScope } from './household-scope.ts';
import { repeatOnConflict } from '../../data/table/repeat-on-conflict.ts';
import type { Partition } from '../../data/table/partition.ts';
import type { Table } from '../../data/table/table.ts';
import type { StoredUser } from '../../data/people/user.ts';
import { findOpenVisit, noteInVisitActions, storedVisits, type StoredVisit } from '../../data/people/visit.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import type { Caller } from './call.ts';
import type { AppContext } from '../context.ts';
import { expiryAfter } from '../../data/table/expiry.ts';

type AuditedChange = Pick<StoredAuditEntry, 'action' | 'userId' | 'householdId' | 'deed'>;

interface Circumstances {
  readonly actor: Pick<StoredUser, 'id'>;
  readonly now: Date;
  readonly newId: (at: Date) => string;
}

/** @returns the audit entry's write, to be committed in the transaction of the change itself. */
export function auditAction(table: Table, change: AuditedChange, { actor, now, newId }: Circumstances): WriteAction {
  return storedAuditEntries.create(table, {
    ...change,
    id: newId(now),
    at: now.toISOString(),
    actorId: actor.id,
    expiresAt: expiryAfter(now, limits.auditKeptSeconds),
  });
}

/**
 * @returns the open visit of an admin in another family's household; undefined where no reason is needed: for callers who are not admins, in the admin's own
 *   household, for data in the household list, and to continue a deletion. An admin who is only a member needs a reason, too, since admins can add themselves.
 * @throws ProductError `reason-needed`
 */
export async function requireReason(
  route: Route,
  caller: Caller,
  scope: HouseholdScope,
  now: Date,
): Promise<StoredVisit | undefined> {
  const isAsked = requiresReason(route.access) && scope.household.deletingSince === undefined;
  if (!isAsked || !isForeignAdmin(caller, scope)) return undefined;
  return await requireVisit(scope.rows, caller.user.id, now);
}

/** @returns the admin's open visit in a family. @throws ProductError `reason-needed` */
export async function requireVisit(rows: Partition, adminId: string, now: Date): Promise<StoredVisit> {
  const visit = await findOpenVisit(rows, adminId, now);
  if (!visit) throw new ProductError('reason-needed');
  return visit;
}

/**
 * Audits an admin's action in another family's household before it runs: each change, and each read route once per visit. The same transaction adds the route
 * to the visit, which the family sees. Calls refused later keep their entry.
 */
export async function auditAdmin(
  route: Route,
  caller: Caller,
  scope: HouseholdScope,
  visit: StoredVisit | undefined,
  { table, newId }: AppContext,
  now: Date,
): Promise<void> {
  const isRead = route.method === 'GET';
  if (!isForeignAdmin(caller, scope) || (isRead && (!visit || visit.looked.includes(route.id)))) return;
  const deed = {
    action: isRead ? 'look-into-household' : 'change-household',
    deed: route.id,
    householdId: scope.id,
  } as const;
  // Reads the visit again on each attempt, since a parallel call may have added a route.
  await repeatOnConflict(async () => {
    const seen = visit && (await storedVisits.require(scope.rows, visit));
    const note = seen ? noteInVisitActions(scope.rows, seen, route) : [];
    if (isRead && note.length === 0) return;
    await table.commit([auditAction(table, deed, { actor: caller.user, now, newId }), ...note]);
  });
}

function isForeignAdmin({ user }: Caller, { role, household }: HouseholdScope): boolean {
  return role === 'admin' && household.ownerId !== user.id;
}
