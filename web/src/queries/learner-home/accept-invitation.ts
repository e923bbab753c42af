import { mutationOptions } from '@tanstack/react-query';
import { acceptInvitation } from '../../../../shared/routes/households.ts';
import { meQuery } from '../../lib/account.tsx';
import { callRoute } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Joins the family that a code belongs to, and reads the account anew. */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: async (code: string, { client }) => {
    await joinFamily(code);
    await client.query({ ...meQuery, staleTime: 0 });
  },
});

/** The first try may have worked and its answer got lost: then the account is in the family already. */
async function joinFamily(code: string): Promise<void> {
  try {
    await callRoute(acceptInvitation, { body: { code } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'already-member')) throw error;
  }
}
