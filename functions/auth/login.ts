import { ProductError } from '../../shared/errors.ts';
import { login } from '../../shared/routes/auth.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { tryCommit, repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { findWithPassword, setPasswordActions, storedEmailPointers, type StoredUser } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { checkPassword, hashPassword, type PasswordCost } from '../platform/sign-in/password-hash.ts';
import {
  countFailure,
  countAttempt,
  countAttemptAction,
  resetAttempts,
  requireNoneBlocked,
  type Attempt,
} from '../platform/sign-in/throttle-tries.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { openSession, openSignInEffects, type SignInEffects, type SigningInCall } from './open-session.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;

export const handler = defineHandler<typeof login, Effects>(
  login,
  async ({ body: { email, password }, table, effects, now, clientNetwork, cookies, browser }) => {
    const counters = countersFor(findKnownDevice(cookies, email), { email, clientNetwork, now });
    const found = await startLogin(table, email, counters);
    const { user, hash, check } = await checkStored(password, found, effects.passwordCost);
    if (!user || !check.matches || user.disabledAt !== undefined) {
      await Promise.all(found.counted.map(async (counted) => await countFailure(table, counted)));
      throw new ProductError('wrong-credentials');
    }
    if (check.isWeak) await storeHash(table, user, await hashPassword(password, effects.passwordCost));
    else if (user.passwordHash !== undefined && hash !== undefined) await storeHash(table, user, hash);
    const signedIn = await completeLogin(user, counters.forgotten, { table, now, browser }, effects);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  },
  openSignInEffects,
);

interface Counters {
  /** Counter increased before each password check: for a known browser its own counter, otherwise the account's counter within one network. */
  readonly each: Attempt;
  /** Counters of wrong attempts: for the account from any network, and for the network across all accounts. Empty for a known browser. */
  readonly wrong: readonly Attempt[];
  /** Counters that the correct password resets. */
  readonly forgotten: readonly Attempt[];
}

function countersFor(
  device: string | undefined,
  { email, clientNetwork, now }: { readonly email: string; readonly clientNetwork: string; readonly now: Date },
): Counters {
  const account: Attempt = { scope: 'account', subject: email, now };
  if (device !== undefined) {
    const each: Attempt = { scope: 'known-device', subject: device, now };
    return { each, wrong: [], forgotten: [each, account] };
  }
  const each: Attempt = { scope: 'sign-in', subject: `${email} ${clientNetwork}`, now };
  return { each, wrong: [account, { scope: 'network', subject: clientNetwork, now }], forgotten: [each, account] };
}

/**
 * Counts the attempt before the password is checked.
 * @returns the account, the counts of wrong attempts, and `read` to read the account again.
 * @throws ProductError `too-many-attempts` while any counter blocks attempts.
 */
async function startLogin(table: Table, email: string, { each, wrong }: Counters) {
  const [[countedEach, ...counted], pointer] = await Promise.all([
    requireNoneBlocked(table, [each, ...wrong]),
    storedEmailPointers.find(table, { email }),
  ]);
  const read = async () => await findWithPassword(table, pointer);
  const [first] = await Promise.all([read(), countAttempt(table, countedEach)]);
  return { first, read, counted };
}

/** Checks the password. A parallel sign-in may move the hash to another row, so both rows are read again after every mismatch, to keep timing uniform. */
async function checkStored(
  password: string,
  { first, read }: Awaited<ReturnType<typeof startLogin>>,
  cost: PasswordCost,
) {
  const check = await checkPassword(password, first.hash, cost);
  if (check.matches) return { ...first, check };
  const again = await read();
  if (again.hash === first.hash) return { ...first, check };
  return { ...again, check: await checkPassword(password, again.hash, cost) };
}

/** Resets the attempt counts, ignoring conflicts with parallel attempts, and opens a session. */
async function completeLogin(
  user: StoredUser,
  forgotten: readonly Attempt[],
  { table, now, browser }: SigningInCall & { readonly table: Table },
  effects: SignInEffects,
): Promise<SignedIn> {
  const forgetting = forgotten.map(async (tried) => await resetAttempts(table, tried));
  const opening = repeatOnConflict(async () => {
    const count = await countAttemptAction(table, { scope: 'signed-in', subject: user.id, now });
    return await openSession(table, user, { now, browser }, effects, [count]);
  });
  // Wait for both, so that nothing still runs when the call is answered, even after an error.
  await Promise.allSettled([...forgetting, opening]);
  await Promise.all(forgetting);
  return await opening;
}

/** Stores the upgraded hash. If the account changes concurrently, the sign-in still succeeds, and the next one upgrades the hash. */
async function storeHash(table: Table, user: StoredUser, passwordHash: string): Promise<void> {
  await tryCommit(table, setPasswordActions(table, user, passwordHash));
}
