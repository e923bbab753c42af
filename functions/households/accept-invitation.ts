import { ProductError } from '../../shared/errors.ts';
import { acceptInvitation } from '../../shared/routes/households.ts';
import { countTry, forgetTries } from '../platform/throttle-tries.ts';
import { findHouseholds } from '../data/household.ts';
import { storedInvitations, useInvitationAction } from '../data/invitation.ts';
import { admitAccount } from './admit-account.ts';
import { hashInvitationCode } from './invitation-code.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(acceptInvitation, async ({ body, caller: { user }, table, effects, now }) => {
  const byAccount = { scope: 'invitation', subject: user.id, now } as const;
  await countTry(table, byAccount);
  const codeHash = hashInvitationCode(body.code);
  const invitation = await storedInvitations.find(table, { codeHash });
  const isOpen = invitation && invitation.expiresAt * 1_000 > now.getTime();
  const [household] = isOpen ? await findHouseholds(table, [invitation.householdId]) : [];
  const isForLearner = invitation?.learner !== undefined;
  if (!isOpen || !household || isForLearner !== (user.role === 'learner')) throw new ProductError('code-used-up');
  const member = await admitAccount(
    table,
    {
      householdId: household.id,
      user,
      role: invitation.role,
      learner: invitation.learner,
      now,
      newLearner: effects.newId(now),
    },
    [useInvitationAction(table, codeHash)],
  );
  await forgetTries(table, byAccount);
  return member;
});
