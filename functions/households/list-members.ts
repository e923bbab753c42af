import { listMembers } from '../../shared/routes/households.ts';
import { listMembershipsOfHousehold } from '../data/membership.ts';
import { presentMember } from './present-household.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listMembers, async ({ household }) => {
  const memberships = await listMembershipsOfHousehold(household.rows);
  const accounts = await household.findAccounts(memberships);
  return memberships.flatMap((membership) => {
    const account = accounts.get(membership.userId);
    return account ? [presentMember(membership, account)] : [];
  });
});
