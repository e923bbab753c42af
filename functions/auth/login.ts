import { ProductError } from '../../shared/errors.ts';
import { login } from '../../shared/routes/auth.ts';
import type { Table } from '../data/table/table.ts';
import { findPasswordHash, findUserByEmail, setPasswordActions, type StoredUser } from '../data/user.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { checkPassword, hashPassword } from '../platform/password-hash.ts';
import { countFailure, countTry, forgetTries, requireNotBlocked, type Tried } from '../platform/throttle-tries.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { openSession, openSignInEffects, type SignInEffects } from './open-session.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;

export const handler = defineHandler<typeof login, Effects>(
  login,
  async ({ body, table, effects, now, clientNetwork, cookies, browser }) => {
    const device = findKnownDevice(cookies, body.email);
    const account = { scope: 'account', subject: body.email, now } as const;
    const here: Tried = device
      ? { scope: 'known-device', subject: device, now }
      : { scope: 'sign-in', subject: `${body.email} ${clientNetwork}`, now };
    const atLarge = device ? [] : ([account, { scope: 'network', subject: clientNetwork, now }] as const);
    for (const tried of atLarge) await requireNotBlocked(table, tried);
    await countTry(table, here);
    const user = await findUserByEmail(table, body.email);
    const hash = await findPasswordHash(table, user);
    const check = await checkPassword(body.password, hash, effects.passwordCost);
    if (!user || !check.matches || user.disabledAt !== undefined) {
      for (const tried of atLarge) await countFailure(table, tried);
      throw new ProductError('wrong-credentials');
    }
    for (const tried of [here, account]) await forgetTries(table, tried);
    await countTry(table, { scope: 'signed-in', subject: user.id, now });
    if (check.isWeak) await storeHash(table, user, await hashPassword(body.password, effects.passwordCost));
    else if (user.passwordHash !== undefined && hash !== undefined) await storeHash(table, user, hash);
    const signedIn = await openSession(table, user, { now, browser }, effects);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  },
  openSignInEffects,
);

/** Signing in does not fail when the account changed at the same moment: the next time comes. */
async function storeHash(table: Table, user: StoredUser, passwordHash: string): Promise<void> {
  try {
    await table.commit(setPasswordActions(table, user, passwordHash));
  } catch (error) {
    if (!(error instanceof ProductError && error.code === 'conflict')) throw error;
  }
}
