import { getSignInMethods } from '../../shared/routes/passkeys.ts';
import type { Passkey } from '../../shared/schemas/passkey.ts';
import { type StoredPasskey, storedPasskeys } from '../data/people/passkey.ts';
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

/** @returns a passkey as it goes out: nothing of it that a browser is asked for. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
}
