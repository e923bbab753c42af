import { deleteInvitation } from '../../shared/routes/households.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(deleteInvitation, async ({ params, household }) => {
  const invitation = await storedOpenInvitations.requireById(household, params.invitationId);
  await household.rows.commit(household.revokeActions(invitation));
});
