import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  changePassword,
  deleteAccount,
  getMe,
  login,
  logoutEverywhere,
  register,
  signInWithGoogle,
  signUpWithGoogle,
} from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { read } from '../lib/route-query.ts';
import { startSession } from '../lib/session.ts';

/** Reads the signed-in account. Forget it after what changes the account's households or learner. */
export const meQuery = queryOptions(read(getMe, {}));

/** Signs in with email and password. */
export const signInMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof login>['body']) => callRoute(login, { body }),
  onSuccess: startSession,
});

/** Makes an account and signs it in. */
export const registerMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof register>['body']) => callRoute(register, { body }),
  onSuccess: startSession,
});

/** Exchanges a Google credential, from the sign-in screen. */
export const signInWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signInWithGoogle>['body']) => callRoute(signInWithGoogle, { body }),
  onSuccess: startSession,
});

/** Exchanges a Google credential, from the registration screen. */
export const signUpWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signUpWithGoogle>['body']) => callRoute(signUpWithGoogle, { body }),
  onSuccess: startSession,
});

/** Changes the signed-in account's password. Its other devices are signed out by that. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof changePassword>['body']) => callRoute(changePassword, { body }),
});

/** Ends all sessions of the signed-in account on the server, this one too; the screen then ends the one of this browser. */
export const signOutEverywhereMutation = mutationOptions({ mutationFn: () => callRoute(logoutEverywhere, {}) });

/** With the account may go whole households, for which the server takes its time. */
const deletionTimeoutMs = 30_000;

/** Deletes the signed-in account on the server; the screen then ends the session of this browser. */
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

/** The first call may have worked and its answer got lost: an account that is gone is not signed in any more. */
function refuseUnlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not-signed-in')) throw error;
}
