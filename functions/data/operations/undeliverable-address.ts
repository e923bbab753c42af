import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import { expiryAfter, hasExpired } from '../table/expiry.ts';

/** An address that gets no more mail. Only its hash is stored. */
export const storedUndeliverable = defineItem({
  name: 'undeliverable-address',
  key: 'UNDELIVERABLE#{addressHash}/ONLY',
  schema: z.object({
    reason: z.enum(['bounce', 'complaint']),
    at: z.string(),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});

function placeOf(email: string) {
  return { addressHash: createHash('sha256').update(email.toLowerCase()).digest('base64url') };
}

/** Stops all mail to this address from now on. Safe to repeat. */
export async function noteUndeliverable(
  table: Table,
  email: string,
  reason: 'bounce' | 'complaint',
  now: Date,
): Promise<void> {
  const expiresAt = expiryAfter(now, limits.undeliverableSeconds);
  await table.commit([
    storedUndeliverable.replace(table, { ...placeOf(email), reason, at: now.toISOString(), expiresAt }),
  ]);
}

export async function isUndeliverable(table: Table, email: string, now: Date): Promise<boolean> {
  const found = await storedUndeliverable.find(table, placeOf(email));
  return found !== undefined && !hasExpired(found, now);
}
