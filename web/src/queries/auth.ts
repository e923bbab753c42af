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
import { keptHere } from '../lib/device/kept-here.ts';

/** Signs in with email and password. */
export const signInMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof login>['body']) => callRoute(login, { body }),
  onSuccess: (session) => {
    forgetResetEmail();
    startSession(session);
  },
});

/** Makes an account and signs it in. */
export const registerMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof register>['body']) => callRoute(register, { body }),
  onSuccess: startSession,
});

const learnerByGoogleKey = 'flashspark.learner-by-google';

/** Whether a learner signed in here with Google before: whoever has an account was old enough to make it. */
export function knowsLearnerByGoogle(): boolean {
  return keptHere().getItem(learnerByGoogleKey) !== null;
}

/** Exchanges a Google credential, from the sign-in screen. */
export const signInWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signInWithGoogle>['body']) => callRoute(signInWithGoogle, { body }),
  onSuccess: (session) => {
    if (session.user.role === 'learner') keptHere().setItem(learnerByGoogleKey, 'yes');
    startSession(session);
  },
});

/** Exchanges a Google credential, from the registration screen. */
export const signUpWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signUpWithGoogle>['body']) => callRoute(signUpWithGoogle, { body }),
  onSuccess: startSession,
});

/** Asks for a link to choose a new password by. */
export const requestPasswordResetMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof requestPasswordReset>['body']) => callRoute(requestPasswordReset, { body }),
});

/** Sets a new password by the link of a mail. All sessions of the account end. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof resetPassword>['body']) => callRoute(resetPassword, { body }),
});

/** Confirms the email of an account by the link of a mail. */
export const verifyEmailMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof verifyEmail>['body']) => callRoute(verifyEmail, { body }),
});

/** Confirms another email by the link of a mail: one of two, where the old one is asked as well. */
export const confirmEmailChangeMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof confirmEmailChange>['body']) => callRoute(confirmEmailChange, { body }),
});

/** Sends the link once more that confirms the signed-in account's email. */
export const resendVerificationMutation = mutationOptions({ mutationFn: () => callRoute(resendVerification, {}) });

/** Asks for another email of the signed-in account. Nothing changes before it is confirmed by mail. */
export const requestEmailChangeMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof requestEmailChange>['body']) => callRoute(requestEmailChange, { body }),
});

/** Where the account is signed in. Read whenever its list is opened: others sign in elsewhere. */
export const signInsQuery = queryOptions({ ...read(listSignInSessions, {}), refetchOnMount: 'always' });

/** Ends one of the account's sessions. The list loses it at once, whether or not it can be read again. */
export const endSignInMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof endSignInSession>) => callRoute(endSignInSession, call),
  onSuccess: (_nothing, { params: { sessionId } }, _result, { client }) => {
    client.setQueryData(signInsQuery.queryKey, (list) => list?.filter(({ id }) => id !== sessionId));
  },
  onError: (_error, _call, _result, { client }) => void client.invalidateQueries({ queryKey: signInsQuery.queryKey }),
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
