import { ProductError } from '../../shared/errors.ts';
import { isPermitted } from '../../shared/permissions.ts';
import { removeMember } from '../../shared/routes/households.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { endMembership } from './end-membership.ts';

/** Removes a member, effective on their next call. Everyone may leave; removing others requires the permission to manage members. */
export const handler = defineHandler(removeMember, async ({ params, caller, household: scope, now }) => {
  const member = storedMemberships.placeOf(scope.id, params.memberId);
  const isSelf = member.userId === caller.user.id;
  if (!isSelf && !isPermitted(scope.role, 'manage-members')) throw new ProductError('not-allowed');
  await storedMemberships.require(scope.rows, member);
  await endMembership(scope, member.userId, now, [scope.listEndAction('member', params.memberId, now)]);
});
