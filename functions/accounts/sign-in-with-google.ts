import { ProductError } from '../../shared/errors.ts';
import type { AccountRole, SignedIn } from '../../shared/schemas/user.ts';
import { createUserActions, findUserByEmail, findUserByGoogle, linkGoogle } from '../data/user.ts';
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
  const known = await findUserByGoogle(table, identity.subject);
  if (known) {
    if (known.disabledAt !== undefined) throw new ProductError('google-refused');
    return await openSession(table, known, now, effects);
  }
  const sameAddress = await findUserByEmail(table, identity.email);
  if (sameAddress) {
    if (!identity.isVouchedFor) throw new ProductError('email-taken');
    if (sameAddress.disabledAt !== undefined) throw new ProductError('google-refused');
    return await openSession(table, await linkGoogle(table, sameAddress, identity.subject), now, effects);
  }
  const fresh = newUser(effects.newId(now), identity.email, role, now);
  const user = { ...fresh, googleSubject: identity.subject, emailVerified: true };
  return await openSession(table, user, now, effects, createUserActions(table, user));
}
