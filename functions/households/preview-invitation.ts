import { previewInvitation } from '../../shared/routes/households.ts';
import { householdRows } from '../data/people/household.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countAttempt, undoAttempt } from '../platform/sign-in/throttle-tries.ts';
import { requireInvitation } from './invitation-code.ts';

/** Previews an invitation. It reveals no more than accepting would, and both share one attempt count, so that codes can't be guessed here either. */
export const handler = defineHandler(previewInvitation, async (call) => {
  const { body, caller, table, now } = call;
  const { user } = caller;
  const byAccount = { scope: 'invitation', subject: user.id, now } as const;
  await countAttempt(table, byAccount);
  const { invitation, household } = await requireInvitation(call, body.code);
  await undoAttempt(table, byAccount);
  const { learner: local } = invitation;
  const learner = local && (await storedLearners.find(householdRows(table, household.id), { learner: local }));
  return { householdName: household.name, role: invitation.role, ...(learner && { learnerName: learner.name }) };
});
