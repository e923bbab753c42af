import * as z from 'zod/mini';
import { emailText, passwordText, secretText } from '../schemas/text.ts';
import { learnerSchema } from '../schemas/learner.ts';
import { chosenRole, signedInSchema, userSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';

export const login = defineRoute({
  id: 'auth/login',
  method: 'POST',
  path: '/api/auth/supa/login',
  access: { kind: 'public' },
  /** The bounds of a new password do not apply here: an old account's password is whatever it is. */
  body: z.strictObject({ email: emailText, password: secretText(1_000, 'A password is required.') }),
  response: signedInSchema,
  status: 200,
  errors: ['wrong-credentials', 'too-many-attempts'],
});

export const register = defineRoute({
  id: 'auth/register',
  method: 'POST',
  path: '/api/auth/supa/register',
  access: { kind: 'public' },
  body: z.strictObject({ email: emailText, password: passwordText, role: chosenRole }),
  response: signedInSchema,
  status: 201,
  errors: ['email-taken', 'common-password', 'too-many-attempts'],
});

const googleBody = z.strictObject({
  /** The ID token that Google's button hands to the page. */
  credential: secretText(8_192, 'A credential is required.'),
  role: chosenRole,
  /** The secret whose SHA-256 (base64url) the page gave to Google as `nonce`; needed when the token carries one. */
  nonce: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});

export const signInWithGoogle = defineRoute({
  id: 'auth/sign-in-with-google',
  method: 'POST',
  path: '/api/auth/supa/google',
  access: { kind: 'public' },
  body: googleBody,
  response: signedInSchema,
  status: 200,
  errors: ['google-refused', 'email-taken', 'too-many-attempts'],
});

export const signUpWithGoogle = defineRoute({
  ...signInWithGoogle,
  id: 'auth/sign-up-with-google',
  path: '/api/auth/google',
});

export const logout = defineRoute({
  id: 'auth/logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: { kind: 'account' },
  status: 204,
});

export const logoutEverywhere = defineRoute({
  id: 'auth/logout-everywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: { kind: 'account' },
  status: 204,
});

export const changePassword = defineRoute({
  id: 'auth/change-password',
  method: 'POST',
  path: '/api/auth/password',
  access: { kind: 'account' },
  body: z.strictObject({
    currentPassword: secretText(1_000, 'The current password is required.'),
    newPassword: passwordText,
  }),
  status: 204,
  errors: ['wrong-password', 'common-password', 'too-many-attempts'],
});

export const getMe = defineRoute({
  id: 'auth/get-me',
  method: 'GET',
  path: '/api/me',
  access: { kind: 'account' },
  response: z.extend(userSchema, { learner: z.optional(learnerSchema) }),
  status: 200,
});
