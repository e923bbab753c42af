import { ProductError } from '../../shared/errors.ts';
import { login } from '../../shared/routes/auth.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { isCommitted, repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { findWithPassword, setPasswordActions, storedEmailPointers, type StoredUser } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { checkPassword, hashPassword, type PasswordCost } from '../platform/sign-in/password-hash.ts';
import {
  countFailure,
  countTry,
  countTryAction,
  forgetTries,
  requireNoneBlocked,
  type Tried,
} from '../platform/sign-in/throttle-tries.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { openSession, openSignInEffects, type SignInEffects, type SigningInCall } from './open-session.ts';

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
    const [[countedHere, ...countedAtLarge], pointer] = await Promise.all([
      requireNoneBlocked(table, [here, ...atLarge]),
      storedEmailPointers.find(table, { email: body.email }),
    ]);
    const [first] = await Promise.all([findWithPassword(table, pointer), countTry(table, countedHere)]);
    const read = async () => await findWithPassword(table, pointer);
    const { user, hash, check } = await checkStored(body.password, first, read, effects.passwordCost);
    if (!user || !check.matches || user.disabledAt !== undefined) {
      await Promise.all(countedAtLarge.map(async (counted) => await countFailure(table, counted)));
      throw new ProductError('wrong-credentials');
    }
    if (check.isWeak) await storeHash(table, user, await hashPassword(body.password, effects.passwordCost));
    else if (user.passwordHash !== undefined && hash !== undefined) await storeHash(table, user, hash);
    const signedIn = await letIn(user, [here, account], { table, now, browser }, effects);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  },
  openSignInEffects,
);

type Found = Awaited<ReturnType<typeof findWithPassword>>;

/**
 * A sign-in at the same moment may move the hash between the reading of the account and that of its password. So what does not match is
 * read once more, whatever was found: timing tells nothing.
 */
async function checkStored(password: string, found: Found, read: () => Promise<Found>, cost: PasswordCost) {
  const check = await checkPassword(password, found.hash, cost);
  if (check.matches) return { ...found, check };
  const again = await read();
  if (again.hash === found.hash) return { ...found, check };
  return { ...again, check: await checkPassword(password, again.hash, cost) };
}

/** Takes back what was counted, whoever else tries at the same time, and opens a session. */
async function letIn(
  user: StoredUser,
  tries: readonly Tried[],
  { table, now, browser }: SigningInCall & { readonly table: Table },
  effects: SignInEffects,
): Promise<SignedIn> {
  const forgetting = tries.map(async (tried) => await forgetTries(table, tried));
  const opening = repeatOnConflict(async () => {
    const count = await countTryAction(table, { scope: 'signed-in', subject: user.id, now });
    return await openSession(table, user, { now, browser }, effects, [count]);
  });
  // Whatever goes wrong, nothing is under way any more when the call is answered.
  await Promise.allSettled([...forgetting, opening]);
  await Promise.all(forgetting);
  return await opening;
}

/** Signing in does not fail when the account changed at the same moment: the next time comes. */
async function storeHash(table: Table, user: StoredUser, passwordHash: string): Promise<void> {
  await isCommitted(table, setPasswordActions(table, user, passwordHash));
}
