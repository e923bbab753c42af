import { ProductError } from '../../shared/errors.ts';
import { signInWithGoogle, signUpWithGoogle } from '../../shared/routes/auth.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import {
  createUserActions,
  findUserByEmail,
  findUserByGoogle,
  linkGoogle,
  type StoredUser,
  storedUsers,
  takeAddressActions,
} from '../data/people/user.ts';
import { leaveSharedHouseholds } from '../households/end-membership.ts';
import type { Call } from '../platform/call/call.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { googleEnvironment, readEnvironment } from '../platform/environment.ts';
import { countFailure, requireNotBlocked } from '../platform/sign-in/throttle-tries.ts';
import { newUser } from './account.ts';
import { createGoogleVerifier, type GoogleIdentity, type GoogleVerifier } from './google-verifier.ts';
import { openSession, openSignInEffects, type SignInEffects, type SigningInCall } from './open-session.ts';

export const handler = defineHandler<typeof signInWithGoogle, GoogleEffects>(
  signInWithGoogle,
  answerGoogleSignIn,
  openGoogleEffects,
  [signUpWithGoogle],
);

interface GoogleEffects extends Pick<SignInEffects, 'signer' | 'issuer'> {
  readonly google: GoogleVerifier;
}

function openGoogleEffects(): GoogleEffects {
  const { GOOGLE_CLIENT_ID } = readEnvironment(googleEnvironment);
  return { ...openSignInEffects(), google: createGoogleVerifier({ clientId: GOOGLE_CLIENT_ID }) };
}

async function answerGoogleSignIn(call: Call<typeof signInWithGoogle, GoogleEffects>): Promise<SignedIn> {
  const { body, table, effects, now, clientNetwork } = call;
  const fromNetwork = { scope: 'network', subject: clientNetwork, now } as const;
  await requireNotBlocked(table, fromNetwork);
  try {
    const identity = await effects.google(body.credential, body.nonce);
    return await openGoogleSession(table, identity, body, call, effects);
  } catch (error) {
    if (error instanceof ProductError && error.code === 'google-refused') await countFailure(table, fromNetwork);
    throw error;
  }
}

/** What a new account begins with. */
type Chosen = Pick<Call<typeof signInWithGoogle, GoogleEffects>['body'], 'role' | 'language'>;

/**
 * Signs in with a Google identity. Opens the account with Google's subject, otherwise the one with the email if Google vouches for it and it isn't an admin's,
 * otherwise a new one with the chosen role and language. If the address of the account with the email was never confirmed, the account may be someone else's, so this person
 * gets a new one.
 * @throws ProductError `email-taken` when this identity may not take over the address's account.
 */
async function openGoogleSession(
  table: Table,
  identity: GoogleIdentity,
  chosen: Chosen,
  call: SigningInCall,
  effects: SignInEffects,
): Promise<SignedIn> {
  // Two parallel first sign-ins (a double tap) conflict: the second reads again and finds the account.
  return await repeatOnConflict(async () => await trySignIn(table, identity, chosen, call, effects));
}

async function trySignIn(
  table: Table,
  identity: GoogleIdentity,
  { role, language }: Chosen,
  call: SigningInCall,
  effects: SignInEffects,
): Promise<SignedIn> {
  const known = await findUserByGoogle(table, identity.subject);
  const other = known ?? (await findUserByEmail(table, identity.email));
  if (other?.googleSubject === identity.subject) return await openSession(table, requireEnabled(other), call, effects);
  const fresh = newUser(effects.newId(call.now), identity.email, role, call.now);
  const user = { ...fresh, ...(language && { language }), googleSubject: identity.subject, emailVerified: true };
  if (!other) return await openFirstSession(table, user, call, effects, createUserActions(table, user));
  if (!identity.isVouchedFor || other.googleSubject !== undefined || other.role === 'admin')
    throw new ProductError('email-taken');
  requireEnabled(other);
  if (other.emailVerified)
    return await openSession(table, await linkGoogle(table, other, identity.subject), call, effects);
  await leaveSharedHouseholds(table, other, call.now);
  const unverifiedAccount = await storedUsers.require(table, other);
  return await openFirstSession(table, user, call, effects, takeAddressActions(table, unverifiedAccount, user));
}

/** @throws ProductError `google-refused` for an account disabled by an admin. */
function requireEnabled(user: StoredUser): StoredUser {
  if (user.disabledAt !== undefined) throw new ProductError('google-refused');
  return user;
}

async function openFirstSession(
  table: Table,
  user: StoredUser,
  call: SigningInCall,
  effects: SignInEffects,
  actions: readonly WriteAction[],
): Promise<SignedIn> {
  try {
    return await openSession(table, user, call, effects, actions);
  } catch (error) {
    const isTaken = error instanceof ProductError && error.code === 'email-taken';
    throw isTaken ? new ProductError('conflict', { cause: error }) : error;
  }
}
