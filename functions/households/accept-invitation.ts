import { acceptInvitation } from '../../shared/routes/households.ts';
import { countAttempt, undoAttempt } from '../platform/sign-in/throttle-tries.ts';
import { useInvitationActions } from '../data/people/invitation.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { changeUserAction, type StoredUser, storedUsers } from '../data/people/user.ts';
import { admitAccount } from './admit-account.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { requireInvitation } from './invitation-code.ts';

export const handler = defineCreation(acceptInvitation, async (call) => {
  const { body, caller, table, effects, now } = call;
  const { user } = caller;
  const byAccount = { scope: 'invitation', subject: user.id, now } as const;
  await countAttempt(table, byAccount);
  const { codeHash, invitation, household, isFromMail } = await requireInvitation(call, body.code);
  const admission = await admitAccount(
    table,
    {
      household,
      user,
      role: invitation.role,
      learner: invitation.learner,
      now,
      newLearner: effects.newId(now),
    },
    useInvitationActions(table, codeHash, invitation),
  );
  return {
    ...admission,
    afterwards: async () => {
      await undoAttempt(table, byAccount);
      if (isFromMail) await confirmEmail(table, user);
    },
  };
});

/** Marks the address as confirmed: the link was sent only to this mailbox and shown to nobody else, so no code is needed later. */
async function confirmEmail(table: Table, { id, email }: StoredUser): Promise<void> {
  await repeatOnConflict(async () => {
    const user = await storedUsers.find(table, { id });
    if (user?.email !== email || user.emailVerified) return;
    await table.commit([changeUserAction(table, user, { emailVerified: true })]);
  });
}
