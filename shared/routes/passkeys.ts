import {
  creationOptions,
  newPasskey,
  passkeySchema,
  requestOptions,
  shownPasskey,
  signInMethods,
} from '../schemas/passkey.ts';
import { proof } from '../schemas/sign-in.ts';
import { signedInSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';

/** The sign-in methods of the caller's account. */
export const getSignInMethods = defineRoute({
  id: 'passkeys/get-sign-in-methods',
  method: 'GET',
  path: '/api/auth/methods',
  childData: 'none',
  access: { kind: 'account' },
  response: signInMethods,
});

/** Gets the options for `navigator.credentials.create()`. Requires fresh proof of identity, because a passkey gives permanent access. */
export const beginPasskey = defineRoute({
  id: 'passkeys/begin-passkey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  response: creationOptions,
  errors: [
    'wrong-password',
    'password-needed',
    'sign-in-again',
    'too-many-passkeys',
    'too-many-attempts',
    'passkeys-unavailable',
  ],
});

/** Stores the passkey that the browser created. */
export const createPasskey = defineRoute({
  id: 'passkeys/create-passkey',
  method: 'POST',
  path: '/api/auth/passkeys',
  childData: 'none',
  access: { kind: 'account' },
  body: newPasskey,
  response: passkeySchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['wrong-passkey', 'too-many-passkeys', 'already-exists', 'passkeys-unavailable'],
});

export const deletePasskey = defineRoute({
  id: 'passkeys/delete-passkey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{passkeyId}',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  errors: ['wrong-password', 'password-needed', 'sign-in-again', 'last-way-in', 'too-many-attempts'],
});

/** Gets the options for `navigator.credentials.get()` to sign in to any account. */
export const beginSignIn = defineRoute({
  id: 'passkeys/begin-sign-in',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  childData: 'none',
  access: { kind: 'public' },
  response: requestOptions,
});

export const signInWithPasskey = defineRoute({
  id: 'passkeys/sign-in-with-passkey',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  childData: 'none',
  access: { kind: 'public' },
  body: shownPasskey,
  response: signedInSchema,
  errors: ['passkey-refused', 'too-many-attempts', 'passkeys-unavailable'],
});

/** Gets the options for `navigator.credentials.get()` with which the signed-in person proves their identity again. */
export const beginProof = defineRoute({
  id: 'passkeys/begin-proof',
  method: 'POST',
  path: '/api/auth/passkeys/proof/options',
  childData: 'none',
  access: { kind: 'account' },
  response: requestOptions,
});

/** Proves identity with a passkey. For ten minutes, this session can make calls that otherwise require the password. */
export const proveWithPasskey = defineRoute({
  id: 'passkeys/prove-with-passkey',
  method: 'POST',
  path: '/api/auth/passkeys/proof',
  childData: 'none',
  access: { kind: 'account' },
  body: shownPasskey,
  errors: ['wrong-passkey', 'passkeys-unavailable'],
});

/** Removes the account's password, so that it can't be stolen. A password-reset email can set a new one. */
export const removePassword = defineRoute({
  id: 'passkeys/remove-password',
  method: 'DELETE',
  path: '/api/auth/password',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  errors: ['wrong-password', 'last-way-in', 'too-many-attempts'],
});
