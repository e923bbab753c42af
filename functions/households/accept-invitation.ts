import { ProductError } from '../../shared/errors.ts';
import { isPermitted } from '../../shared/permissions.ts';
import { acceptInvitation } from '../../shared/routes/households.ts';
import { countTry, takeBackTry } from '../platform/throttle-tries.ts';
import { findHouseholds } from '../data/household.ts';
import { type StoredInvitation, storedInvitations, useInvitationActions } from '../data/invitation.ts';
import { storedAccountMemberships } from '../data/membership.ts';
import type { Table } from '../data/table/table.ts';
import { type StoredUser, storedUsers } from '../data/user.ts';
import { roleIn } from '../platform/bind-household.ts';
import { admitAccount } from './admit-account.ts';
import { hashTypedCode } from '../platform/typed-code.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { hasEnded } from '../data/table/expiry.ts';

export const handler = defineCreation(acceptInvitation, async ({ body, caller: { user }, table, effects, now }) => {
  const byAccount = { scope: 'invitation', subject: user.id, now } as const;
  await countTry(table, byAccount);
  const { codeHash, invitation, household } = await requireInvitation(table, user, body.code, now);
  const admission = await admitAccount(
    table,
    {
      householdId: household.id,
      user,
      role: invitation.role,
      learner: invitation.learner,
      now,
      newLearner: effects.newId(now),
    },
    useInvitationActions(table, codeHash, invitation),
  );
  return { ...admission, afterwards: async () => await takeBackTry(table, byAccount) };
});

/**
 * @returns the invitation that a code stands for, if this account may accept it.
 * @throws ProductError `code-used-up`, whatever is wrong with the code; `other-address` when it was sent to somebody else.
 */
export async function requireInvitation(table: Table, user: StoredUser, code: string, now: Date) {
  const codeHash = hashTypedCode(code);
  const invitation = await storedInvitations.find(table, { codeHash });
  const isOpen = invitation && !hasEnded(invitation, now);
  const [household] = isOpen ? await findHouseholds(table, [invitation.householdId]) : [];
  const isForLearner = invitation?.learner !== undefined;
  const isForCaller = isForLearner === (user.role === 'learner');
  if (!isOpen || !household || !isForCaller || !(await isInviterGood(table, invitation)))
    throw new ProductError('code-used-up');
  if (invitation.email !== undefined && invitation.email !== user.email) throw new ProductError('other-address');
  return { codeHash, invitation, household };
}

/** Whoever was put out of the household does not come back, nor send others, with a code that was made before. */
async function isInviterGood(table: Table, { householdId, invitedBy: userId }: StoredInvitation): Promise<boolean> {
  if (userId === undefined) return true;
  const [inviter, membership] = await Promise.all([
    storedUsers.find(table, { id: userId }),
    storedAccountMemberships.find(table, { userId, householdId }),
  ]);
  if (!inviter || inviter.disabledAt !== undefined) return false;
  return (
    (membership !== undefined || inviter.role === 'admin') && isPermitted(roleIn(inviter, membership), 'invite-members')
  );
}
