import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import type { Table } from '../data/table/table.ts';
import { findPasswordHash } from '../data/user.ts';
import type { AccountCaller } from '../platform/call.ts';
import type { AppContext } from '../platform/context.ts';
import { checkPassword } from '../platform/password-hash.ts';
import { countTry, forgetTries } from '../platform/throttle-tries.ts';

/**
 * Asks again who is there, before something that cannot be undone: for the password, or for a sign-in just before.
 * @throws ProductError `wrong-password`, or `sign-in-again` for an account without a password.
 */
export async function requireSamePerson(
  table: Table,
  { user, session }: AccountCaller,
  password: string | undefined,
  { passwordCost }: Pick<AppContext, 'passwordCost'>,
  now: Date,
): Promise<void> {
  const hash = await findPasswordHash(table, user);
  if (hash === undefined) {
    const seconds = (now.getTime() - Date.parse(session.createdAt)) / 1_000;
    if (seconds > limits.freshSignInSeconds) throw new ProductError('sign-in-again');
    return;
  }
  const tried = { scope: 'password', subject: user.id, now } as const;
  await countTry(table, tried);
  const { matches } = await checkPassword(password ?? '', hash, passwordCost);
  if (!matches) throw new ProductError('wrong-password');
  await forgetTries(table, tried);
}
