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
  async ({ body: { email, password }, table, effects, now, clientNetwork, cookies, browser }) => {
    const counters = countersFor(findKnownDevice(cookies, email), { email, clientNetwork, now });
    const found = await open(table, email, counters);
    const { user, hash, check } = await checkStored(password, found, effects.passwordCost);
    if (!user || !check.matches || user.disabledAt !== undefined) {
      await Promise.all(found.counted.map(async (counted) => await countFailure(table, counted)));
      throw new ProductError('wrong-credentials');
    }
    if (check.isWeak) await storeHash(table, user, await hashPassword(password, effects.passwordCost));
    else if (user.passwordHash !== undefined && hash !== undefined) await storeHash(table, user, hash);
    const signedIn = await letIn(user, counters.forgotten, { table, now, browser }, effects);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  },
  openSignInEffects,
);

interface Counters {
  /** Counts each try before it is checked: a known browser's own, or the account's in one network. */
  readonly each: Tried;
  /** Count what turned out wrong: the account from anywhere, and the network for all accounts. Not what a known browser tries. */
  readonly wrong: readonly Tried[];
  /** Begin anew with the right password. */
  readonly forgotten: readonly Tried[];
}

function countersFor(
  device: string | undefined,
  { email, clientNetwork, now }: { readonly email: string; readonly clientNetwork: string; readonly now: Date },
): Counters {
  const account: Tried = { scope: 'account', subject: email, now };
  if (device !== undefined) {
    const each: Tried = { scope: 'known-device', subject: device, now };
    return { each, wrong: [], forgotten: [each, account] };
  }
  const each: Tried = { scope: 'sign-in', subject: `${email} ${clientNetwork}`, now };
  return { each, wrong: [account, { scope: 'network', subject: clientNetwork, now }], forgotten: [each, account] };
}

/**
 * Finds the account, and counts the try before its password is checked.
 * @returns with `counted` what has been counted of wrong tries, and with `read` how the account is read once more.
 * @throws ProductError `too-many-attempts` while one of the waits lasts.
 */
async function open(table: Table, email: string, { each, wrong }: Counters) {
  const [[countedEach, ...counted], pointer] = await Promise.all([
    requireNoneBlocked(table, [each, ...wrong]),
    storedEmailPointers.find(table, { email }),
  ]);
  const read = async () => await findWithPassword(table, pointer);
  const [first] = await Promise.all([read(), countTry(table, countedEach)]);
  return { first, read, counted };
}

/**
 * A sign-in at the same moment may move the hash between the reading of the account and that of its password. So what does not match is
 * read once more, whatever was found: timing tells nothing.
 */
async function checkStored(password: string, { first, read }: Awaited<ReturnType<typeof open>>, cost: PasswordCost) {
  const check = await checkPassword(password, first.hash, cost);
  if (check.matches) return { ...first, check };
  const again = await read();
  if (again.hash === first.hash) return { ...first, check };
  return { ...again, check: await checkPassword(password, again.hash, cost) };
}

/** Takes back what was counted, whoever else tries at the same time, and opens a session. */
async function letIn(
  user: StoredUser,
  forgotten: readonly Tried[],
  { table, now, browser }: SigningInCall & { readonly table: Table },
  effects: SignInEffects,
): Promise<SignedIn> {
  const forgetting = forgotten.map(async (tried) => await forgetTries(table, tried));
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
