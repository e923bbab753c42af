import { mutationOptions } from '@tanstack/react-query';
import { login, logoutEverywhere } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forgetOwnPin } from './own-account.ts';

/** Signs the account out everywhere once its password is typed, if it has one. Signing in checks it; that session ends with the others. */
export const signOutEverywhereByPasswordMutation = mutationOptions({
  mutationFn: async (body: RouteCall<typeof login>['body'] | undefined) => {
    if (body) await callRoute(login, { body });
    await callRoute(logoutEverywhere, {});
  },
  onSuccess: forgetOwnPin,
});
