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

/** By what the account can be signed in to. */
export const getSignInMethods = defineRoute({
  id: 'passkeys/get-sign-in-methods',
  method: 'GET',
  path: '/api/auth/methods',
  childData: 'none',
  access: { kind: 'account' },
  response: signInMethods,
});

/** Answers what the browser needs to make a passkey. Whoever asks shows again who it is: a passkey opens the account for good. */
export const beginPasskey = defineRoute({
  id: 'passkeys/begin-passkey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  response: creationOptions,
  errors: ['wrong-password', 'password-needed', 'sign-in-again', 'too-many-passkeys', 'too-many-attempts'],
});

/** Keeps the passkey that the browser made. */
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
  errors: ['wrong-passkey', 'too-many-passkeys', 'already-exists'],
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

/** Answers what the browser needs to sign somebody in, whoever that is. */
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
  errors: ['passkey-refused', 'too-many-attempts'],
});

/** Answers what the browser needs to show again who is signed in. */
export const beginProof = defineRoute({
  id: 'passkeys/begin-proof',
  method: 'POST',
  path: '/api/auth/passkeys/proof/options',
  childData: 'none',
  access: { kind: 'account' },
  response: requestOptions,
});

/** For ten minutes this session may do what asks for the password. */
export const proveWithPasskey = defineRoute({
  id: 'passkeys/prove-with-passkey',
  method: 'POST',
  path: '/api/auth/passkeys/proof',
  childData: 'none',
  access: { kind: 'account' },
  body: shownPasskey,
  errors: ['wrong-passkey'],
});

/** An account without a password has none to lose. Choosing one again goes by the mail for a forgotten one. */
export const removePassword = defineRoute({
  id: 'passkeys/remove-password',
  method: 'DELETE',
  path: '/api/auth/password',
  childData: 'none',
  access: { kind: 'account' },
  body: proof,
  errors: ['wrong-password', 'last-way-in', 'too-many-attempts'],
});
