import { mutationOptions } from '@tanstack/react-query';
import { logoutEverywhere } from '../../../../shared/routes/auth.ts';
import { callRoute } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';

/** Ends every session of the account, this one included. Only the server can, so it is not done before it says so. */
export const signOutEverywhereMutation = mutationOptions({
  mutationFn: () => callRoute(logoutEverywhere, {}),
  onSuccess: () => endSession('signed-out'),
});
