import * as z from 'zod/mini';
import { learnerSchema } from '../schemas/learner.ts';
import { credentials, googleSignIn, passwordChange, proof, registration } from '../schemas/sign-in.ts';
import { personSchema, signedInSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';

export const login = defineRoute({
  id: 'auth/login',
  method: 'POST',
  path: '/api/auth/supa/login',
  access: { kind: 'public' },
  body: credentials,
  response: signedInSchema,
  status: 200,
  errors: ['wrong-credentials', 'too-many-attempts'],
});

export const register = defineRoute({
  id: 'auth/register',
  method: 'POST',
  path: '/api/auth/supa/register',
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
  access: { kind: 'public' },
  body: googleSignIn,
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
  access: { kind: 'account', childrenToo: true },
  status: 204,
});

export const logoutEverywhere = defineRoute({
  id: 'auth/logout-everywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: { kind: 'account', childrenToo: true },
  status: 204,
});

export const changePassword = defineRoute({
  id: 'auth/change-password',
  method: 'POST',
  path: '/api/auth/password',
  access: { kind: 'account' },
  body: passwordChange,
  status: 204,
  errors: ['wrong-password', 'common-password', 'too-many-attempts'],
});

export const getMe = defineRoute({
  id: 'auth/get-me',
  method: 'GET',
  path: '/api/me',
  access: { kind: 'account', childrenToo: true },
  response: z.extend(personSchema, { learner: z.optional(learnerSchema) }),
  status: 200,
});

/** Deletes the caller's account, and the households that nobody else is in. */
export const deleteAccount = defineRoute({
  id: 'auth/delete-account',
  method: 'DELETE',
  path: '/api/me',
  access: { kind: 'account' },
  body: proof,
  status: 204,
  errors: ['wrong-password', 'sign-in-again', 'last-owner', 'conflict', 'too-many-attempts'],
});
