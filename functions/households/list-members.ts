import { listMembers } from '../../shared/routes/households.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { presentMember, withoutAddress } from './present-household.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Lists the members. Learners see everyone's role, but no email address except their own. */
export const handler = defineHandler(listMembers, async ({ household, caller }) => {
  const memberships = await storedMemberships.list(household.rows);
  const accounts = await household.findAccounts(memberships);
  return memberships.flatMap((membership) => {
    const account = accounts.get(membership.userId);
    if (!account) return [];
    const member = presentMember(membership, account);
    const isTold = household.role !== 'learner' || account.id === caller.user.id;
    return [isTold ? member : withoutAddress(member)];
  });
});
