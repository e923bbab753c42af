import { mutationOptions } from '@tanstack/react-query';
import { acceptInvitation } from '../../../../shared/routes/households.ts';
import { meQuery } from '../../lib/account.tsx';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Joins the household that the code was made for. */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: (code: string) => callRoute(acceptInvitation, { body: { code } }),
  onSuccess: (_member, _code, _result, { client }) =>
    Promise.all([refreshHouseholds(client), client.invalidateQueries(meQuery)]),
});
