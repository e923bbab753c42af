import * as z from 'zod';
import { lookupKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Table } from './table.ts';

/** Tries of one kind, by one account or from one network, that did not succeed. */
export const storedThrottle = z.object({
  tries: z.int(),
  /** ISO instant before which no further try is heard. */
  blockedUntil: z.string(),
  /** Seconds since 1970: forgotten from then on. Checked by value; TTL only sweeps. */
  expiresAt: z.int(),
  version: z.int(),
});
export type StoredThrottle = z.infer<typeof storedThrottle>;

/** @param subjectHash what is counted, hashed: the table holds no network address and no foreign e-mail. */
function rows(table: Table, scope: string, subjectHash: string): Partition {
  return new Partition(table, lookupKeys.throttle(scope, subjectHash));
}

export async function findThrottle(
  table: Table,
  scope: string,
  subjectHash: string,
): Promise<StoredThrottle | undefined> {
  return await rows(table, scope, subjectHash).get(storedThrottle, lookupKeys.only);
}

/** Replaces the counter. Refused with `conflict` when another try was counted meanwhile: nobody slips through in parallel. */
export async function saveThrottle(
  table: Table,
  scope: string,
  subjectHash: string,
  next: StoredThrottle,
  seenVersion: number | undefined,
): Promise<void> {
  const condition = seenVersion === undefined ? { exists: false } : { equals: { version: seenVersion } };
  await table.commit([rows(table, scope, subjectHash).put(lookupKeys.only, next, { condition })]);
}

export async function forgetThrottle(table: Table, scope: string, subjectHash: string): Promise<void> {
  await table.commit([rows(table, scope, subjectHash).remove(lookupKeys.only)]);
}
