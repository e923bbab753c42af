import { ProductError } from '../../shared/errors.ts';
import { getUser } from '../../shared/routes/users.ts';
import { presentUser } from '../auth/account.ts';
import { storedAccountMemberships } from '../data/membership.ts';
import { storedUsers } from '../data/user.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** Somebody who shares a household sees of the other only the households that they share. */
export const handler = defineHandler(getUser, async ({ params, caller, table }) => {
  const user = await storedUsers.find(table, { id: params.userId });
  if (!user) throw new ProductError('not-found');
  if (caller.user.id === user.id || caller.user.role === 'admin') return await presentUser(table, user);
  const [own, theirs] = await Promise.all([
    storedAccountMemberships.list(table, { userId: caller.user.id }),
    storedAccountMemberships.list(table, { userId: user.id }),
  ]);
  const ownIds = new Set(own.map((membership) => membership.householdId));
  const shared = theirs.filter((membership) => ownIds.has(membership.householdId));
  if (shared.length === 0) throw new ProductError('not-found');
  return await presentUser(table, user, shared);
});
