import { listMembers } from '../../shared/routes/households.ts';
import { storedMemberships } from '../data/membership.ts';
import { presentMember } from './present-household.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listMembers, async ({ household }) => {
  const memberships = await storedMemberships.list(household.rows);
  const accounts = await household.findAccounts(memberships);
  return memberships.flatMap((membership) => {
    const account = accounts.get(membership.userId);
    return account ? [presentMember(membership, account)] : [];
  });
});
