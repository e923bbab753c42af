import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';

const side = z.enum(['old', 'new']);
export type AddressSide = z.infer<typeof side>;

/**
 * A mailed link of an account, valid for one purpose and one use. It is stored apart from the account, so that the right to change accounts does not include
 * the right to create links. Only the hash of its secret is stored.
 */
export const storedMailLinks = defineItem({
  name: 'mail-link',
  key: 'LINKS#{userId}/LINK#{linkHash}',
  schema: z.object({
    purpose: z.enum(['password-reset', 'verify-email', 'confirm-email-change']),
    /** The address it was sent to. Opening the link proves that the person owns the address. */
    email: z.string(),
    /** The account's session epoch when it was sent. A password change in between voids the link. */
    epoch: z.int(),
    /** For a change of email: its id, and which of the two addresses the link was sent to. */
    change: z.optional(z.string()),
    side: z.optional(side),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});
export type StoredMailLink = Stored<typeof storedMailLinks>;

/** Keyed hash of the latest mailed code, its account and address (functions/platform/sign-in/typed-code.ts). A copy of the table reveals no code. */
export const storedEmailCodes = defineItem({
  name: 'email-code',
  key: 'LINKS#{userId}/CODE',
  schema: z.object({
    codeHash: z.string(),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});

/** A requested change of an account's email. It takes effect once all addresses in `waitsFor` are confirmed. Only the newest request counts. */
export const storedEmailChanges = defineItem({
  name: 'email-change',
  key: 'LINKS#{userId}/EMAIL-CHANGE',
  schema: z.object({
    id: z.string(),
    newEmail: z.string(),
    waitsFor: z.array(side),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredEmailChange = Stored<typeof storedEmailChanges>;

const secretBytes = 32;
const tokenForm = /^([0-9A-Z]{26})-([\w-]{43})$/;

/** @returns a token for a link of this account: the account's id and 256 random bits. */
export function newLinkToken(userId: string, randomBytes: (size: number) => Uint8Array): string {
  return `${userId}-${Buffer.from(randomBytes(secretBytes)).toString('base64url')}`;
}

/** @returns the key of a token's link; `undefined` for a malformed token. */
export function placeOfLink(token: string): { readonly userId: string; readonly linkHash: string } | undefined {
  const [, userId, secret] = tokenForm.exec(token) ?? [];
  if (userId === undefined || secret === undefined) return undefined;
  return { userId, linkHash: createHash('sha256').update(secret).digest('base64url') };
}

/** Removes all links, codes and email changes of a deleted account. Safe to repeat. */
export async function forgetLinks(table: Table, userId: string): Promise<void> {
  const rows = new Partition(table, storedMailLinks.partitionKey.write({ userId }));
  const kinds = [storedMailLinks, storedEmailCodes, storedEmailChanges];
  await rows.removeAll(kinds.map(({ sortKey }) => sortKey.beginning));
}
