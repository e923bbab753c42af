import * as z from 'zod/mini';
import { defineItem, versioned } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';

/**
 * Stored response to a creation call with an idempotency key, returned when the call is repeated. It has its own partition, so that storing it requires no
 * access to accounts.
 */
export const storedAnswers = defineItem({
  name: 'kept-answer',
  key: 'ANSWERS#{userId}/KEY#{keyHash}',
  schema: z.object({
    /** HMAC of path and body, made with the key: it detects a different call under the same key. */
    fingerprint: z.string(),
    /** The response, encrypted with the key, which the table does not hold: only the caller can read it. Absent for `by-resuming` routes. */
    sealed: z.optional(z.string()),
    /** Unix seconds. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});

/** @returns the partition of all stored responses to an account, or to a child without one. */
export function answerRows(table: Table, userId: string): Partition {
  return new Partition(table, storedAnswers.partitionKey.write({ userId }));
}

/** Removes all stored responses to a deleted account or child. Safe to repeat. */
export async function forgetAnswers(rows: Partition): Promise<void> {
  await rows.removeAll([storedAnswers.sortKey.beginning]);
}
