import { ProductError } from '../../shared/errors.ts';
import { removePassword } from '../../shared/routes/passkeys.ts';
import { storedPasskeys } from '../data/people/passkey.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { removePasswordActions, storedUsers } from '../data/people/user.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireReauthentication } from '../platform/call/require-reauthentication.ts';

/** Removes the account's password. Idempotent. */
export const handler = defineHandler(removePassword, async ({ body, caller, table, effects, now }) => {
  await requireReauthentication(table, { ...caller, password: body.password }, effects, now);
  const { id: userId } = caller.user;
  await repeatOnConflict(async () => {
    const user = await storedUsers.require(table, { id: userId });
    const passkeys = await storedPasskeys.list(table, { userId });
    if (passkeys.length === 0 && user.googleSubject === undefined) throw new ProductError('last-way-in');
    const letter = { kind: 'way-in-changed', userId, change: 'password-removed' } as const;
    await table.commit([
      ...removePasswordActions(table, user),
      queueMailAction(table, letter, { now, newId: effects.newId }),
    ]);
  });
});
