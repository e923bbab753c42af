import { ProductError } from '../../shared/errors.ts';
import type { AccountRole, SignedIn } from '../../shared/schemas/user.ts';
import { createUserActions, findUserByEmail, findUserByGoogle, linkGoogle } from '../data/user.ts';
import { repeatOnConflict } from '../data/repeat-on-conflict.ts';
import type { Table } from '../data/table.ts';
import type { GoogleIdentity } from './google-verifier.ts';
import { newUser } from './new-user.ts';
import { openSession, type SignInEffects } from './open-session.ts';

/**
 * Signs in whoever Google says this is. The account is found by Google's subject; else by the address, but only where
 * Google vouches for it; else it is made, with the role that was chosen. An existing account keeps its role.
 * @throws ProductError `email-taken` when the address belongs to an account that this identity may not take over.
 */
export async function signInWithGoogle(
  table: Table,
  identity: GoogleIdentity,
  role: AccountRole,
  now: Date,
  effects: SignInEffects,
): Promise<SignedIn> {
  // Two first sign-ins at once (a double tap) meet each other: the second looks again and finds the account.
  return await repeatOnConflict(async () => await trySignIn(table, identity, role, now, effects));
}

async function trySignIn(
  table: Table,
  identity: GoogleIdentity,
  role: AccountRole,
  now: Date,
  effects: SignInEffects,
): Promise<SignedIn> {
  const account = (await findUserByGoogle(table, identity.subject)) ?? (await findUserByEmail(table, identity.email));
  if (account) {
    const isOwn = account.googleSubject === identity.subject;
    if (!isOwn && !identity.isVouchedFor) throw new ProductError('email-taken');
    if (account.disabledAt !== undefined) throw new ProductError('google-refused');
    const user = isOwn ? account : await linkGoogle(table, account, identity.subject);
    return await openSession(table, user, now, effects);
  }
  const fresh = newUser(effects.newId(now), identity.email, role, now);
  const user = { ...fresh, googleSubject: identity.subject, emailVerified: true };
  try {
    return await openSession(table, user, now, effects, createUserActions(table, user));
  } catch (error) {
    const isTaken = error instanceof ProductError && error.code === 'email-taken';
    throw isTaken ? new ProductError('conflict', { cause: error }) : error;
  }
}
