import * as z from 'zod/mini';
import { defineItem, versioned } from '../table/item.ts';
import { Partition } from '../table/partition.ts';
import type { Table } from '../table/table.ts';

/**
 * What an account was answered when it made something under a key of its own: the same call again gets the same answer. It stands apart
 * from the account: whoever may keep an answer may not change an account by that.
 */
export const storedAnswers = defineItem({
  name: 'kept-answer',
  key: 'ANSWERS#{userId}/KEY#{keyHash}',
  schema: z.object({
    /** Of path and body, made with the key: another call under the same key is told apart. */
    fingerprint: z.string(),
    /** The answer, sealed with the key, which the table does not hold: nobody but who asked can read it. Absent where a call resumes. */
    sealed: z.optional(z.string()),
    /** Seconds since 1970. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
    ...versioned,
  }),
});

/** @returns the rows of all answers of an account, or of a child without one. */
export function answerRows(table: Table, userId: string): Partition {
  return new Partition(table, storedAnswers.partitionKey.write({ userId }));
}

/** Removes all answers of somebody who is gone. Safe to repeat. */
export async function forgetAnswers(rows: Partition): Promise<void> {
  await rows.removeAll([storedAnswers.sortKey.beginning]);
}
