import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  confirmEmailChange,
  endSignInSession,
  listSignInSessions,
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
import { read } from '../lib/api/route-query.ts';
import type { Session } from '../lib/account/stored-session.ts';
import { keepPinHolder } from '../lib/device/family-device.ts';
import { keepIfRoom, localStore } from '../lib/device/web-storage.ts';
import type { AppLanguage } from '../../../shared/languages.ts';
import { i18n } from '../words/catalogue.ts';

/** The page's language, which a new account's screens and emails keep. English needs no choice. */
const pageLanguage = (): { readonly language?: AppLanguage } =>
  i18n.locale.startsWith('en') ? {} : { language: i18n.locale as AppLanguage };

/** Creates an account, whose session the screen opens with `useSignIn`, like that of each sign-in. */
export const registerMutation = {
  mutationFn: (body: RouteCall<typeof register>['body']) =>
    callRoute(register, { body: { ...body, ...pageLanguage() } }),
};

const learnerByGoogleKey = 'flashspark.learner-by-google';

/** @returns whether a learner has signed in with Google in this browser before. Their age was checked when the account was created. */
export function knowsLearnerByGoogle(): boolean {
  return localStore().getItem(learnerByGoogleKey) !== null;
}

/** Exchanges a Google credential from the sign-in screen for a session. */
export const signInWithGoogleMutation = {
  mutationFn: (body: RouteCall<typeof signInWithGoogle>['body']) =>
    callRoute(signInWithGoogle, { body: { ...body, ...pageLanguage() } }),
  onSuccess: ({ user }: Session) => {
    if (user.role === 'learner') keepIfRoom(learnerByGoogleKey, 'yes');
  },
};

/** Exchanges a Google credential from the registration screen for a session. */
export const signUpWithGoogleMutation = {
  mutationFn: (body: RouteCall<typeof signUpWithGoogle>['body']) =>
    callRoute(signUpWithGoogle, { body: { ...body, ...pageLanguage() } }),
};

export const requestPasswordResetMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof requestPasswordReset>['body']) => callRoute(requestPasswordReset, { body }),
});

/** Sets a new password with a mailed link. This ends all of the account's sessions. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof resetPassword>['body']) => callRoute(resetPassword, { body }),
  // The server ends the account's PINs with the old password. Whose link it was isn't known here.
  onSuccess: () => keepPinHolder(undefined),
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
