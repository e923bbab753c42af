import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  changePassword,
  confirmEmailChange,
  deleteAccount,
  endSignInSession,
  listSignInSessions,
  login,
  logoutEverywhere,
  register,
  requestEmailChange,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signInWithGoogle,
  signUpWithGoogle,
  verifyEmail,
} from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forgetResetEmail } from '../lib/page/mail-link.ts';
import { read } from '../lib/api/route-query.ts';
import { startSession } from '../lib/account/session.ts';
import { localStore } from '../lib/device/web-storage.ts';

export const signInMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof login>['body']) => callRoute(login, { body }),
  onSuccess: (session) => {
    forgetResetEmail();
    startSession(session);
  },
});

/** Creates an account and signs it in. */
export const registerMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof register>['body']) => callRoute(register, { body }),
  onSuccess: startSession,
});

const learnerByGoogleKey = 'flashspark.learner-by-google';

/** @returns whether a learner has signed in with Google in this browser before. Their age was checked when the account was created. */
export function knowsLearnerByGoogle(): boolean {
  return localStore().getItem(learnerByGoogleKey) !== null;
}

/** Exchanges a Google credential from the sign-in screen for a session. */
export const signInWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signInWithGoogle>['body']) => callRoute(signInWithGoogle, { body }),
  onSuccess: (session) => {
    if (session.user.role === 'learner') localStore().setItem(learnerByGoogleKey, 'yes');
    startSession(session);
  },
});

/** Exchanges a Google credential from the registration screen for a session. */
export const signUpWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signUpWithGoogle>['body']) => callRoute(signUpWithGoogle, { body }),
  onSuccess: startSession,
});

export const requestPasswordResetMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof requestPasswordReset>['body']) => callRoute(requestPasswordReset, { body }),
});

/** Sets a new password with a mailed link. This ends all of the account's sessions. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof resetPassword>['body']) => callRoute(resetPassword, { body }),
});

/** Confirms an account's email with a mailed link. */
export const verifyEmailMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof verifyEmail>['body']) => callRoute(verifyEmail, { body }),
});

/** Confirms a change of email with a mailed link. If the old address must confirm as well, both links are needed. */
export const confirmEmailChangeMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof confirmEmailChange>['body']) => callRoute(confirmEmailChange, { body }),
});

/** Sends the signed-in account's confirmation link again. */
export const resendVerificationMutation = mutationOptions({ mutationFn: () => callRoute(resendVerification, {}) });

/** Requests a change of the signed-in account's email, which takes effect once it is confirmed by email. */
export const requestEmailChangeMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof requestEmailChange>['body']) => callRoute(requestEmailChange, { body }),
});

/** The account's sessions. Refetched whenever the list opens, as other devices may have signed in. */
export const signInsQuery = queryOptions({ ...read(listSignInSessions, {}), refetchOnMount: 'always' });

/** Ends one of the account's sessions and removes it from the list immediately, even if a refetch fails. */
export const endSignInMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof endSignInSession>) => callRoute(endSignInSession, call),
  onSuccess: (_nothing, { params: { sessionId } }, _result, { client }) => {
    client.setQueryData(signInsQuery.queryKey, (list) => list?.filter(({ id }) => id !== sessionId));
  },
  onError: (_error, _call, _result, { client }) => void client.invalidateQueries({ queryKey: signInsQuery.queryKey }),
});

/** Changes the signed-in account's password, which signs out its other devices. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof changePassword>['body']) => callRoute(changePassword, { body }),
});

/** Ends all of the account's sessions on the server, including this one; the screen then ends the browser's session. */
export const signOutEverywhereMutation = mutationOptions({ mutationFn: () => callRoute(logoutEverywhere, {}) });

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
