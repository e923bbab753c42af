import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import type { proof } from '../../../shared/schemas/sign-in.ts';
import type { Table } from '../../data/table/table.ts';
import { findPasswordHash } from '../../data/people/user.ts';
import type { AccountCaller, Call, Caller, Result } from './call.ts';
import type { AppContext } from '../context.ts';
import { type ApiHandler, defineHandler } from './define-handler.ts';
import { checkPassword } from '../sign-in/password-hash.ts';
import { countTry, forgetTries } from '../sign-in/throttle-tries.ts';

/** Who calls, and what they typed to show it. A passkey that they showed just before stands for all of it. */
interface Proof extends AccountCaller {
  /** Absent: the sign-in itself has to be fresh. */
  readonly password: string | undefined;
}

/**
 * Makes sure that whoever is about to erase something is the person who signed in, and not somebody who found the device open.
 * @throws ProductError `wrong-password`; without one `password-needed`, unless the sign-in is less than ten minutes old; `sign-in-again`
 *   for an account that has no password, and whose sign-in is older. Nothing within ten minutes of a passkey.
 */
export async function requireSamePerson(
  table: Table,
  { user, session, password }: Proof,
  { passwordCost }: Pick<AppContext, 'passwordCost'>,
  now: Date,
): Promise<void> {
  if (session.provenAt !== undefined && isFresh(session.provenAt, now)) return;
  const isNew = isFresh(session.createdAt, now);
  if (password === undefined && isNew) return;
  const hash = await findPasswordHash(table, user);
  if (hash === undefined) {
    if (isNew) return;
    throw new ProductError('sign-in-again');
  }
  if (password === undefined) throw new ProductError('password-needed');
  const tried = { scope: 'password', subject: user.id, now } as const;
  await countTry(table, tried);
  const { matches } = await checkPassword(password, hash, passwordCost);
  if (!matches) throw new ProductError('wrong-password');
  await forgetTries(table, tried);
}

function isFresh(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= limits.freshSignInSeconds * 1_000;
}

type Erasure = Route & { readonly body: typeof proof; readonly access: { readonly kind: 'household' } };

/** Makes the Lambda of a route that erases what belongs to people: nothing of it runs before it is sure who asks. */
export function defineErasure<R extends Erasure>(
  route: R,
  run: (call: Call<R>) => Promise<Result<R>>,
): ApiHandler<object> {
  return defineHandler(route, async (call, { context }) => {
    const { caller, body, now } = call as unknown as { caller: Caller; body: { password?: string }; now: Date };
    if ('child' in caller) throw new ProductError('not-allowed');
    await requireSamePerson(context.table, { ...caller, password: body.password }, context, now);
    return await run(call);
  });
}
