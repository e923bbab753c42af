import { ProductError } from '../../shared/errors.ts';
import { updateMember } from '../../shared/routes/households.ts';
import { problem } from '../../shared/schemas/problem.ts';
import { changeOwnerAction, storedHouseholds } from '../data/people/household.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireSuccessor } from './end-membership.ts';
import { presentMember } from './present-household.ts';

/** Changes a member's role, effective on their next call. Promoting another owner does not demote the caller. */
export const handler = defineHandler(updateMember, async ({ params, body: { role }, household: scope }) => {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    const [members, household] = [await storedMemberships.list(rows), await storedHouseholds.require(rows, {})];
    const { userId } = storedMemberships.placeOf(scope.id, params.memberId);
    const seen = members.find((member) => member.userId === userId);
    const account = seen && (await scope.findAccounts([seen])).get(userId);
    if (!seen || !account) throw new ProductError('not-found');
    if (account.role === 'learner') throw keepsRole();
    if (seen.role === role) return presentMember(seen, account);
    const { conditions, nextOwnerId } = requireSuccessor(rows, members, household, seen);
    await rows.commit([
      ...scope.roleActions(seen, role),
      ...conditions,
      ...(nextOwnerId === undefined ? [] : [changeOwnerAction(rows, household, nextOwnerId)]),
    ]);
    return presentMember({ ...seen, role }, account);
  });
});

function keepsRole(): ProductError {
  return new ProductError('invalid-input', { problemTexts: { role: problem('keepsRole') }, saysFirst: true });
}
