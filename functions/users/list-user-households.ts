import { ProductError } from '../../shared/errors.ts';
import { listUserHouseholds } from '../../shared/routes/users.ts';
import { findHouseholds } from '../data/people/household.ts';
import { learnersRole, storedAccountMemberships } from '../data/people/membership.ts';
import { storedUsers } from '../data/people/user.ts';
import { presentHousehold } from '../households/present-household.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listUserHouseholds, async ({ params, caller, table }) => {
  if ('child' in caller && params.userId === caller.user.id)
    return [presentHousehold(caller.household, { role: learnersRole })];
  const mayLook = caller.user.id === params.userId || caller.user.role === 'admin';
  if (!mayLook || !(await storedUsers.find(table, { id: params.userId }))) throw new ProductError('not-found');
  const memberships = await storedAccountMemberships.list(table, { userId: params.userId });
  const roles = new Map(memberships.map((membership) => [membership.householdId, { role: membership.role }]));
  const households = await findHouseholds(table, [...roles.keys()]);
  return households.map((household) => presentHousehold(household, roles.get(household.id)));
});
