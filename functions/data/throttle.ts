import * as z from 'zod/mini';
import { defineItem, versioned, type Stored } from './item.ts';
import type { Table } from './table.ts';

/**
 * Tries of one kind, by one account or from one network, that did not succeed. What is counted stands hashed in the key: the table holds
 * no network address and no foreign e-mail.
 */
export const storedThrottles = defineItem({
  name: 'throttle',
  key: 'THROTTLE#{scope}#{subjectHash}/ONLY',
  schema: z.object({
    tries: z.int(),
    /** ISO instant before which no further try is heard. */
    blockedUntil: z.string(),
    /** Seconds since 1970: forgotten from then on. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredThrottle = Stored<typeof storedThrottles>;

export const findThrottle = async (table: Table, scope: string, subjectHash: string) =>
  await storedThrottles.find(table, { scope, subjectHash });

/** Replaces the counter. Refused with `conflict` when another try was counted meanwhile: nobody slips through in parallel. */
export async function saveThrottle(
  table: Table,
  scope: string,
  subjectHash: string,
  next: Omit<StoredThrottle, 'version'>,
  seenVersion: number | undefined,
): Promise<void> {
  const seen = seenVersion === undefined ? undefined : { version: seenVersion };
  await table.commit([storedThrottles.save(table, seen, { ...next, scope, subjectHash })]);
}

export async function forgetThrottle(table: Table, scope: string, subjectHash: string): Promise<void> {
  await table.commit([storedThrottles.remove(table, { scope, subjectHash })]);
}
