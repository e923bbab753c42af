import { ProductError } from '../../shared/errors.ts';
import { deletePasskey } from '../../shared/routes/passkeys.ts';
import { bumpUserVersionAction, storedPasskeys } from '../data/people/passkey.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { findPasswordHash, storedUsers } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireReauthentication } from '../platform/call/require-reauthentication.ts';

/** Deletes a passkey. Sessions opened with it remain valid until they expire or are ended. */
export const handler = defineHandler(deletePasskey, async ({ params, body, caller, table, effects, now }) => {
  await requireReauthentication(table, { ...caller, password: body.password }, effects, now);
  const { id: userId } = caller.user;
  await repeatOnConflict(async () => {
    const user = await storedUsers.require(table, { id: userId });
    const passkeys = await storedPasskeys.list(table, { userId });
    const passkey = passkeys.find(({ id }) => id === params.passkeyId);
    if (!passkey) throw new ProductError('not-found');
    const hasAnother = passkeys.length > 1 || user.googleSubject !== undefined;
    if (!hasAnother && (await findPasswordHash(table, user)) === undefined) throw new ProductError('last-way-in');
    await table.commit([storedPasskeys.remove(table, { userId, ...passkey }), bumpUserVersionAction(table, user)]);
  });
});
