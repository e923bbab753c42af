import { mutationOptions } from '@tanstack/react-query';
import { changePassword, deleteAccount, login, logoutEverywhere, setLanguage } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { noteLanguage, readSession } from '../lib/account/session.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { keepPinHolder, readPinHolder } from '../lib/device/family-device.ts';
import { meQuery } from './home.ts';

/** Forgets that the signed-in account has a PIN on this device. Another grown-up's PIN stays. */
export function forgetOwnPin(): void {
  if (readPinHolder() === readSession()?.user.id) keepPinHolder(undefined);
}

/** Changes the signed-in account's password, which signs out its other devices. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof changePassword>['body']) => callRoute(changePassword, { body }),
  // The server ends the account's PINs with the old password.
  onSuccess: forgetOwnPin,
});

/** Sets the language of the signed-in account's screens, which change as soon as it is saved. Without one, they follow the device. */
export const setLanguageMutation = mutationOptions({
  scope: { id: 'own-language' },
  mutationFn: async (body: RouteCall<typeof setLanguage>['body']) => {
    const token = readSession()?.token;
    await callRoute(setLanguage, { body });
    return token;
  },
  onSuccess: async (token, { language }, _result, { client }) => {
    // Somebody else may have signed in during the call.
    if (readSession()?.token !== token) return;
    // A read that began before the change would bring the old language back.
    await client.cancelQueries({ queryKey: meQuery.queryKey });
    client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language });
    noteLanguage(token, language);
  },
});

/** Ends all of the account's sessions on the server, including this one; the screen then ends the browser's session. */
export const signOutEverywhereMutation = mutationOptions({
  mutationFn: () => callRoute(logoutEverywhere, {}),
  onSuccess: forgetOwnPin,
});

/** Time limit in milliseconds for deleting an account. Whole households may be deleted with it, which takes the server longer than a usual call. */
const deletionTimeoutMs = 30_000;

/** Deletes the signed-in account on the server; the screen then ends the browser's session. */
export const deleteAccountMutation = mutationOptions({
  mutationFn: async (body: RouteCall<typeof deleteAccount>['body']) => {
    const call = async () => await callRoute(deleteAccount, { body }, { timeoutMs: deletionTimeoutMs });
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.isPassing)) throw error;
      await call().catch(refuseUnlessGone);
    }
  },
});

/** On a retry, `not-signed-in` counts as success: the first call may have deleted the account although its response was lost. */
function refuseUnlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not-signed-in')) throw error;
}

/** Signs the account out everywhere once its password is typed, if it has one. Signing in checks it; that session ends with the others. */
export const signOutEverywhereByPasswordMutation = mutationOptions({
  mutationFn: async (body: RouteCall<typeof login>['body'] | undefined) => {
    if (body) await callRoute(login, { body });
    await callRoute(logoutEverywhere, {});
  },
  onSuccess: forgetOwnPin,
});
