import { ProductError } from '../../../shared/errors.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import type { proof } from '../../../shared/schemas/sign-in.ts';
import type { Table } from '../../data/table/table.ts';
import { isNewSignIn, isProven } from '../../data/people/sign-in-session.ts';
import { findPasswordHash } from '../../data/people/user.ts';
import type { AccountCaller, Call, Caller, Result } from './call.ts';
import type { AppContext } from '../context.ts';
import { type ApiHandler, defineHandler } from './define-handler.ts';
import { checkPassword } from '../sign-in/password-hash.ts';
import { countAttempt, resetAttempts } from '../sign-in/throttle-tries.ts';

/** A signed-in caller and their proof of identity. A recent passkey check replaces the password. */
interface Proof extends AccountCaller {
  /** Absent: the sign-in itself must be recent. */
  readonly password: string | undefined;
}

/**
 * Requires a recent passkey check (ten minutes), the password, or a recent sign-in other than with a PIN, so that access to an unlocked device is not enough to erase data.
 * @throws ProductError `wrong-password`; `password-needed`; `sign-in-again` for an account without a password whose sign-in is not recent.
 */
export async function requireReauthentication(
  table: Table,
  { user, session, password }: Proof,
  { passwordCost }: Pick<AppContext, 'passwordCost'>,
  now: Date,
): Promise<void> {
  if (isProven(session, now)) return;
  const isNew = isNewSignIn(session, now);
  if (password === undefined && isNew) return;
  const hash = await findPasswordHash(table, user);
  if (hash === undefined) {
    if (isNew) return;
    throw new ProductError('sign-in-again');
  }
  if (password === undefined) throw new ProductError('password-needed');
  const tried = { scope: 'password', subject: user.id, now } as const;
  await countAttempt(table, tried);
  const { matches } = await checkPassword(password, hash, passwordCost);
  if (!matches) throw new ProductError('wrong-password');
  await resetAttempts(table, tried);
}

type Erasure = Route & { readonly body: typeof proof; readonly access: { readonly kind: 'household' } };

/** Creates the Lambda of a route that erases people's data. It verifies the caller's identity before anything runs. */
export function defineErasure<R extends Erasure>(
  route: R,
  run: (call: Call<R>) => Promise<Result<R>>,
): ApiHandler<object> {
  return defineHandler(route, async (call, { context }) => {
    const { caller, body, now } = call as unknown as { caller: Caller; body: { password?: string }; now: Date };
    if ('child' in caller) throw new ProductError('not-allowed');
    await requireReauthentication(context.table, { ...caller, password: body.password }, context, now);
    return await run(call);
  });
}
