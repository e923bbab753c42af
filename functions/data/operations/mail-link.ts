import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';

const side = z.enum(['old', 'new']);
export type AddressSide = z.infer<typeof side>;

/**
 * A link that was sent to somebody, good for one thing once. It stands apart from its account: who may change accounts cannot make
 * a link to one. Of its secret there is the hash only.
 */
export const storedMailLinks = defineItem({
  name: 'mail-link',
  key: 'LINKS#{userId}/LINK#{linkHash}',
  schema: z.object({
    purpose: z.enum(['password-reset', 'verify-email', 'confirm-email-change']),
    /** Where it was sent: opening it proves that this address is the person's. */
    email: z.string(),
    /** The account's session epoch when it was sent: a password that is changed meanwhile ends it. */
    epoch: z.int(),
    /** Of a change of e-mail: which one, and which of its two addresses this is. */
    change: z.optional(z.string()),
    side: z.optional(side),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});
export type StoredMailLink = Stored<typeof storedMailLinks>;

/**
 * The code that was mailed last to confirm an account's address. It is known by a keyed hash of account, address and code
 * (functions/platform/sign-in/typed-code.ts), so that it is good for nothing else and a copy of the table doesn't tell it.
 */
export const storedEmailCodes = defineItem({
  name: 'email-code',
  key: 'LINKS#{userId}/CODE',
  schema: z.object({
    codeHash: z.string(),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
  }),
});

/** Another e-mail that an account shall have, once all have confirmed it that it waits for. The newest one counts. */
export const storedEmailChanges = defineItem({
  name: 'email-change',
  key: 'LINKS#{userId}/EMAIL-CHANGE',
  schema: z.object({
    id: z.string(),
    newEmail: z.string(),
    waitsFor: z.array(side),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredEmailChange = Stored<typeof storedEmailChanges>;

const secretBytes = 32;
const tokenForm = /^([0-9A-Z]{26})-([\w-]{43})$/;

/** @returns a token for a link of this account: 256 random bits behind the account's id. */
export function newLinkToken(userId: string, randomBytes: (size: number) => Uint8Array): string {
  return `${userId}-${Buffer.from(randomBytes(secretBytes)).toString('base64url')}`;
}

/** @returns where the link of a token stands; nothing for what can be no token. */
export function placeOfLink(token: string): { readonly userId: string; readonly linkHash: string } | undefined {
  const [, userId, secret] = tokenForm.exec(token) ?? [];
  if (userId === undefined || secret === undefined) return undefined;
  return { userId, linkHash: createHash('sha256').update(secret).digest('base64url') };
}

/** Removes all links of an account that is gone, and what they were to change. Safe to repeat. */
export async function forgetLinks(table: Table, userId: string): Promise<void> {
  const rows = new Partition(table, storedMailLinks.partitionKey.write({ userId }));
  const kinds = [storedMailLinks, storedEmailCodes, storedEmailChanges];
  await rows.removeAll(kinds.map(({ sortKey }) => sortKey.beginning));
}
