import { ProductError } from '../../shared/errors.ts';
import { getUser } from '../../shared/routes/users.ts';
import { presentChild, presentUser } from '../auth/account.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import { storedUsers } from '../data/people/user.ts';
import type { Caller } from '../platform/call/call.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Returns an account. People who share a household see only the households they share; a learner sees no one else's email address. */
export const handler = defineHandler(getUser, async ({ params, caller, table }) => {
  if ('child' in caller && params.userId === caller.user.id) return presentChild(caller);
  const user = await storedUsers.find(table, { id: params.userId });
  if (!user) throw new ProductError('not-found');
  if (caller.user.id === user.id || caller.user.role === 'admin') return await presentUser(table, user);
  const [ownIds, theirs] = await Promise.all([
    listHouseholdIds(table, caller),
    storedAccountMemberships.list(table, { userId: user.id }),
  ]);
  const shared = theirs.filter((membership) => ownIds.has(membership.householdId));
  if (shared.length === 0) throw new ProductError('not-found');
  const shown = await presentUser(table, user, shared);
  if (caller.user.role !== 'learner') return shown;
  const { id, role, households, createdAt } = shown;
  return { id, role, households, createdAt };
});

async function listHouseholdIds(table: Table, caller: Caller): Promise<ReadonlySet<string>> {
  if ('child' in caller) return new Set([caller.household.id]);
  const own = await storedAccountMemberships.list(table, { userId: caller.user.id });
  return new Set(own.map((membership) => membership.householdId));
}
