import { listInvitations } from '../../shared/routes/households.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { formatExpiry, hasExpired } from '../data/table/expiry.ts';

/** Lists the invitations that can still be accepted, oldest first. */
export const handler = defineHandler(listInvitations, async ({ household, now }) => {
  const all = await storedOpenInvitations.list(household.rows);
  return all
    .filter((invitation) => !hasExpired(invitation, now))
    .map(({ learner, ...invitation }) => ({
      id: storedOpenInvitations.idOf(household.id, invitation),
      role: invitation.role,
      ...(learner && { learnerId: storedLearners.idOf(household.id, { learner }) }),
      ...(invitation.email && { email: invitation.email }),
      createdAt: invitation.createdAt,
      expiresAt: formatExpiry(invitation),
    }));
});
