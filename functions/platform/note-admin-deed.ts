import type { Route } from '../../shared/routes/define-route.ts';
import { auditAction } from './write-audit.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import type { Caller } from './call.ts';
import type { AppContext } from './context.ts';

/**
 * An admin who is about to change something in a household of others leaves a trace first: nothing is done without one, though what
 * is then refused leaves one too.
 */
export async function noteAdminDeed(
  route: Route,
  caller: Caller,
  scope: HouseholdScope,
  context: AppContext,
  now: Date,
): Promise<void> {
  const isOwn = scope.memberRole !== undefined;
  if (scope.role !== 'admin' || isOwn || route.method === 'GET') return;
  const { id: householdId, name: householdName } = scope.household;
  const deed = { action: 'change-household', deed: route.id, householdId, householdName } as const;
  await context.table.commit([auditAction(context.table, deed, { actor: caller.user, now, newId: context.newId })]);
}
