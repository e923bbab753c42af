import { limits } from '../../shared/limits.ts';
import { listHouseholds } from '../../shared/routes/households.ts';
import { findHouseholds, listAllHouseholds } from '../data/people/household.ts';
import { learnersRole, storedAccountMemberships } from '../data/people/membership.ts';
import { presentHousehold } from './present-household.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Admins see all households, newest first or by name prefix; everyone else sees their own. */
export const handler = defineHandler(listHouseholds, async ({ query, caller, table }) => {
  if ('child' in caller) return { items: [presentHousehold(caller.household, { role: learnersRole })] };
  const { user } = caller;
  const memberships = await storedAccountMemberships.list(table, { userId: user.id });
  const own = new Map(memberships.map((membership) => [membership.householdId, membership]));
  const page =
    user.role === 'admin'
      ? await listAllHouseholds(table, { ...query, limit: query.limit ?? limits.pageSize })
      : { households: await findHouseholds(table, [...own.keys()]) };
  const { households, ...rest } = page;
  return { items: households.map((household) => presentHousehold(household, own.get(household.id))), ...rest };
});
