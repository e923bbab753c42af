import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { expiryAfter } from '../table/expiry.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Reference } from '../table/item-reader.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import { type StoredUser, storedUsers } from './user.ts';
import type { WriteAction } from '../table/write-action.ts';
import type { Passkey } from '../../../shared/schemas/passkey.ts';

/** A passkey of an account: the public half of its key. Write access here can let anyone in, so it is stored apart from the account, as passwords are. */
export const storedPasskeys = defineItem({
  name: 'passkey',
  key: 'PASSKEYS#{userId}/PASSKEY#{id}',
  schema: z.object({
    /** Hash of the credential's id, which may be longer than a table key: see {@link passkeyIdOf}. */
    id: z.string(),
    credentialId: z.string(),
    /** COSE key, as base64url. */
    publicKey: z.string(),
    /** The authenticator's signature counter; 0 if it has none. */
    counter: z.int(),
    /** Ways in which the browser reaches the authenticator (WebAuthn transports). */
    transports: z.optional(z.array(z.string())),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredPasskey = Stored<typeof storedPasskeys>;

/** @returns the id under which a credential is stored. */
export function passkeyIdOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}

/** @throws ProductError `too-many-passkeys` when the account is at its limit. */
export function requireRoomForPasskey(passkeys: readonly StoredPasskey[]): void {
  if (passkeys.length >= limits.passkeysPerAccount) throw new ProductError('too-many-passkeys');
}

/** Unix seconds. Reads check it, since TTL deletes late. */
const ending = z.object({ expiresAt: z.int() });

/** A challenge to sign in. The account is not known yet. */
export const storedSignInChallenges = defineItem({
  name: 'sign-in-challenge',
  key: 'CHALLENGE#{challenge}/ONLY',
  schema: ending,
});

type ChallengePurpose = 'create' | 'prove';

/** A challenge to an account, either to create a passkey or to prove the person's identity. Neither is valid for the other purpose. */
export const storedOwnChallenges = defineItem({
  name: 'own-challenge',
  key: 'PASSKEYS#{userId}/CHALLENGE#{purpose}#{challenge}',
  schema: ending,
});

/** A challenge that a client claims to have signed: its row, and the write that uses it up, refused with `wrong-passkey`. */
export interface SignedChallenge {
  readonly at: Reference<Stored<typeof storedSignInChallenges>>;
  readonly useAction: WriteAction;
}

const once = { otherwise: 'wrong-passkey' } as const;

export function signInChallenge(table: Table, challenge: string): SignedChallenge {
  const place = { challenge };
  return {
    at: storedSignInChallenges.at(table, place),
    useAction: storedSignInChallenges.removeExisting(table, place, once),
  };
}

export function ownChallenge(
  table: Table,
  userId: string,
  purpose: ChallengePurpose,
  challenge: string,
): SignedChallenge {
  const place = { userId, purpose, challenge };
  return {
    at: storedOwnChallenges.at(table, place),
    useAction: storedOwnChallenges.removeExisting(table, place, once),
  };
}

const challengeBytes = 32;

/** @returns a random challenge of 256 bits, and its expiry in Unix seconds. */
export function newChallenge(
  { randomBytes }: { readonly randomBytes: (size: number) => Uint8Array },
  now: Date,
): { readonly challenge: string; readonly expiresAt: number } {
  const challenge = Buffer.from(randomBytes(challengeBytes)).toString('base64url');
  return { challenge, expiresAt: expiryAfter(now, limits.challengeSeconds) };
}

/** @returns a write that makes concurrent changes to an account's sign-in methods conflict, so that they cannot together remove the last two methods. */
export function bumpUserVersionAction(table: Table, user: StoredUser): WriteAction {
  return storedUsers.changeIfUnchanged(table, user, {});
}

export async function removePasskeysActions(table: Table, userId: string): Promise<WriteAction[]> {
  const passkeys = await storedPasskeys.list(table, { userId });
  return passkeys.map((passkey) => storedPasskeys.remove(table, { userId, ...passkey }));
}

/** Removes the passkeys and challenges of a deleted account. Safe to repeat. */
export async function forgetPasskeys(table: Table, userId: string): Promise<void> {
  const rows = new Partition(table, storedPasskeys.partitionKey.write({ userId }));
  await rows.removeAll([storedPasskeys.sortKey.beginning, storedOwnChallenges.sortKey.beginning]);
}

/** @returns a passkey in its public form, without its credential. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
}
