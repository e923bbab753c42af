import type { Route } from '../../shared/routes/define-route.ts';
import { limits } from '../../shared/limits.ts';
import { type StoredAuditEntry, storedAuditEntries } from '../data/audit-entry.ts';
import type { HouseholdScope } from './household-scope.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/user.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Caller } from './call.ts';
import type { AppContext } from './context.ts';
import { endAfter } from '../data/table/expiry.ts';

/** What was done, and to whom or what. */
type AuditedChange = Pick<StoredAuditEntry, 'action' | 'userId' | 'householdId' | 'deed'>;

interface Circumstances {
  readonly actor: Pick<StoredUser, 'id'>;
  readonly now: Date;
  readonly newId: (at: Date) => string;
}

/** @returns the write of the audit trail: part of the transaction of the change itself, so that neither is without the other. */
export function auditAction(table: Table, change: AuditedChange, { actor, now, newId }: Circumstances): WriteAction {
  return storedAuditEntries.create(table, {
    ...change,
    id: newId(now),
    at: now.toISOString(),
    actorId: actor.id,
    expiresAt: endAfter(now, limits.auditKeptSeconds),
  });
}

/**
 * An admin who is about to change something in a household of others leaves an audit entry first: nothing is changed without one, though
 * what is then refused leaves one too.
 */
export async function auditAdminChange(
  route: Route,
  caller: Caller,
  scope: HouseholdScope,
  context: AppContext,
  now: Date,
): Promise<void> {
  const isOwn = scope.membership !== undefined;
  if (scope.role !== 'admin' || isOwn || route.method === 'GET') return;
  const change = { action: 'change-household', deed: route.id, householdId: scope.id } as const;
  await context.table.commit([auditAction(context.table, change, { actor: caller.user, now, newId: context.newId })]);
}
