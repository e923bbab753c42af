import { getSignInMethods } from '../../shared/routes/passkeys.ts';
import { presentPasskey, storedPasskeys } from '../data/people/passkey.ts';
import { findPasswordHash } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getSignInMethods, async ({ caller: { user }, table }) => {
  const passkeys = await storedPasskeys.list(table, { userId: user.id });
  return {
    hasPassword: (await findPasswordHash(table, user)) !== undefined,
    hasGoogle: user.googleSubject !== undefined,
    passkeys: passkeys.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).map(presentPasskey),
  };
});
