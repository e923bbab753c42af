import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { endAfter } from '../table/expiry.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Reference } from '../table/item-reader.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';
import { type StoredUser, storedUsers } from './user.ts';
import type { WriteAction } from '../table/write-action.ts';
import type { Passkey } from '../../../shared/schemas/passkey.ts';

/**
 * A passkey of an account: the public half of its key. Whoever may write here can let anybody in, so it stands apart from the account, as
 * passwords do.
 */
export const storedPasskeys = defineItem({
  name: 'passkey',
  key: 'PASSKEYS#{userId}/PASSKEY#{id}',
  schema: z.object({
    /** Of the credential's id, which may be longer than a key: see {@link passkeyIdOf}. */
    id: z.string(),
    credentialId: z.string(),
    /** COSE, as base64url. */
    publicKey: z.string(),
    /** How often the authenticator signed, where it counts; 0 where it does not. */
    counter: z.int(),
    /** Where the browser finds the authenticator. */
    transports: z.optional(z.array(z.string())),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredPasskey = Stored<typeof storedPasskeys>;

/** @returns the id under which a credential is known. */
export function passkeyIdOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}

/** @throws ProductError `too-many-passkeys` when an account has as many as it can have. */
export function requireRoomForPasskey(passkeys: readonly StoredPasskey[]): void {
  if (passkeys.length >= limits.passkeysPerAccount) throw new ProductError('too-many-passkeys');
}

/** Unix seconds. Reads check it, since TTL deletes late. */
const ending = z.object({ expiresAt: z.int() });

/** What somebody is asked to sign to come in. Whose passkey that will be is not known yet. */
export const storedSignInChallenges = defineItem({
  name: 'sign-in-challenge',
  key: 'CHALLENGE#{challenge}/ONLY',
  schema: ending,
});

type ChallengePurpose = 'create' | 'prove';

/** What an account is asked to sign: to get a passkey, or to show that it is the same person. The one is not good for the other. */
export const storedOwnChallenges = defineItem({
  name: 'own-challenge',
  key: 'PASSKEYS#{userId}/CHALLENGE#{purpose}#{challenge}',
  schema: ending,
});

/** Where a challenge stands that somebody says to have signed, and the write that uses it up. It refuses with `wrong-passkey`. */
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

/** @returns a challenge of 256 bits, and when it ends. */
export function newChallenge(
  { randomBytes }: { readonly randomBytes: (size: number) => Uint8Array },
  now: Date,
): { readonly challenge: string; readonly expiresAt: number } {
  const challenge = Buffer.from(randomBytes(challengeBytes)).toString('base64url');
  return { challenge, expiresAt: endAfter(now, limits.challengeSeconds) };
}

/**
 * @returns the write that meets every other change of the ways into an account: of two at the same moment the second looks again, so that
 *   they cannot take the last two ways each.
 */
export function changeWaysInAction(table: Table, user: StoredUser): WriteAction {
  return storedUsers.changeSeen(table, user, {});
}

/** @returns the writes that take all passkeys from an account. */
export async function removePasskeysActions(table: Table, userId: string): Promise<WriteAction[]> {
  const passkeys = await storedPasskeys.list(table, { userId });
  return passkeys.map((passkey) => storedPasskeys.remove(table, { userId, ...passkey }));
}

/** Removes the passkeys of an account that is gone, and what it was asked to sign. Safe to repeat. */
export async function forgetPasskeys(table: Table, userId: string): Promise<void> {
  const rows = new Partition(table, storedPasskeys.partitionKey.write({ userId }));
  await rows.removeAll([storedPasskeys.sortKey.beginning, storedOwnChallenges.sortKey.beginning]);
}

/** @returns a passkey as it goes out: nothing of it that a browser is asked for. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
}
