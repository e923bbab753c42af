import * as z from 'zod/mini';
import { learnerSchema } from '../schemas/learner.ts';
import {
  credentials,
  emailCode,
  emailChange,
  googleSignIn,
  mailedLink,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  proof,
  registration,
} from '../schemas/sign-in.ts';
import { appLanguage } from '../schemas/text.ts';
import { personSchema, sessionSchema, signedInSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';

export const login = defineRoute({
  id: 'auth/login',
  method: 'POST',
  path: '/api/auth/supa/login',
  childData: 'none',
  access: { kind: 'public' },
  body: credentials,
  response: signedInSchema,
  errors: ['wrong-credentials', 'too-many-attempts'],
});

export const register = defineRoute({
  id: 'auth/register',
  method: 'POST',
  path: '/api/auth/supa/register',
  childData: 'none',
  access: { kind: 'public' },
  body: registration,
  response: signedInSchema,
  status: 201,
  errors: ['email-taken', 'common-password', 'too-many-attempts'],
});

export const signInWithGoogle = defineRoute({
  id: 'auth/sign-in-with-google',
  method: 'POST',
  path: '/api/auth/supa/google',
  childData: 'none',
  access: { kind: 'public' },
  body: googleSignIn,
  response: signedInSchema,
  errors: ['google-refused', 'email-taken', 'too-many-attempts'],
});

export const signUpWithGoogle = defineRoute({
  ...signInWithGoogle,
  id: 'auth/sign-up-with-google',
  path: '/api/auth/google',
  childData: 'none',
});

export const logout = defineRoute({
  id: 'auth/logout',
  method: 'POST',
  path: '/api/auth/logout',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
});

export const logoutEverywhere = defineRoute({
  id: 'auth/logout-everywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
});

export const changePassword = defineRoute({
  id: 'auth/change-password',
  method: 'POST',
  path: '/api/auth/password',
  childData: 'none',
  access: { kind: 'account' },
  body: passwordChange,
  errors: ['wrong-password', 'common-password', 'too-many-attempts'],
});

/** Sends a password-reset link. The response is the same whether or not the account exists. */
export const requestPasswordReset = defineRoute({
  id: 'auth/request-password-reset',
  method: 'POST',
  path: '/api/auth/password-reset',
  childData: 'none',
  access: { kind: 'public' },
  body: passwordResetRequest,
  status: 202,
});

/** Sets a new password with a mailed token and signs the account out everywhere. */
export const resetPassword = defineRoute({
  id: 'auth/reset-password',
  method: 'POST',
  path: '/api/auth/password-reset/complete',
  childData: 'none',
  access: { kind: 'public' },
  body: passwordReset,
  errors: ['link-expired', 'common-password', 'too-many-attempts'],
});

export const verifyEmail = defineRoute({
  id: 'auth/verify-email',
  method: 'POST',
  path: '/api/auth/verify-email',
  childData: 'none',
  access: { kind: 'public' },
  body: mailedLink,
  errors: ['link-expired', 'too-many-attempts'],
});

/** Confirms the caller's email address with the mailed code. An address that is already confirmed stays confirmed, even if the code is wrong. */
export const verifyEmailCode = defineRoute({
  id: 'auth/verify-email-code',
  method: 'POST',
  path: '/api/auth/verify-email/code',
  childData: 'none',
  access: { kind: 'account' },
  body: emailCode,
  errors: ['wrong-code', 'too-many-attempts'],
});

/** Mails a new link and a new code to the caller's address. Earlier codes stop working; earlier links stay valid. */
export const resendVerification = defineRoute({
  id: 'auth/resend-verification',
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  childData: 'none',
  access: { kind: 'account' },
  status: 202,
  errors: ['too-many-attempts'],
});

/** Mails a confirmation link to the new address, and also to the old one if that is verified. Each of these addresses must confirm. */
export const requestEmailChange = defineRoute({
  id: 'auth/request-email-change',
  method: 'POST',
  path: '/api/auth/email',
  childData: 'none',
  access: { kind: 'account' },
  body: emailChange,
  status: 202,
  errors: ['wrong-password', 'sign-in-again', 'own-email', 'email-used', 'too-many-attempts'],
});

/** Confirms an email change from one address. The email changes once all required addresses have confirmed. */
export const confirmEmailChange = defineRoute({
  id: 'auth/confirm-email-change',
  method: 'POST',
  path: '/api/auth/email/confirm',
  childData: 'none',
  access: { kind: 'public' },
  body: mailedLink,
  response: z.object({ state: z.enum(['waiting', 'changed']) }),
  errors: ['link-expired', 'email-taken', 'too-many-attempts'],
});

/** The account's sign-in sessions, newest first. */
export const listSignInSessions = defineRoute({
  id: 'auth/list-sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  childData: 'none',
  access: { kind: 'account' },
  response: z.array(sessionSchema),
});

export const endSignInSession = defineRoute({
  id: 'auth/end-session',
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  childData: 'none',
  access: { kind: 'account' },
});

export const getMe = defineRoute({
  id: 'auth/get-me',
  method: 'GET',
  path: '/api/me',
  childData: 'read',
  access: { kind: 'account', childrenToo: true },
  response: z.extend(personSchema, { learner: z.optional(learnerSchema) }),
});

/** Sets the language of the account's screens; without one, they follow the browser. */
export const setLanguage = defineRoute({
  id: 'auth/set-language',
  method: 'PUT',
  path: '/api/me/language',
  childData: 'none',
  access: { kind: 'account' },
  body: z.strictObject({ language: z.optional(appLanguage) }),
});

/** Deletes the caller's account and the households that have no other member. */
export const deleteAccount = defineRoute({
  id: 'auth/delete-account',
  method: 'DELETE',
  path: '/api/me',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  errors: ['wrong-password', 'sign-in-again', 'last-owner', 'conflict', 'too-many-attempts'],
});
