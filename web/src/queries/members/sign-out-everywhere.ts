import { mutationOptions } from '@tanstack/react-query';
import { logoutEverywhere } from '../../../../shared/routes/auth.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Ends all sessions of the signed-in account on the server, this one too. */
export const signOutEverywhereMutation = mutationOptions({ mutationFn: () => callRoute(logoutEverywhere, {}) });
