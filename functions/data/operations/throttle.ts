import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defineItem, versioned, type Stored } from '../table/item.ts';

/** Failed attempts of one kind by one account or network. The key holds a hash, so that the table contains no network addresses and no strangers' emails. */
export const storedThrottles = defineItem({
  name: 'throttle',
  key: 'THROTTLE#{scope}#{subjectHash}/ONLY',
  schema: z.object({
    tries: z.int(),
    /** ISO instant before which no further attempt is checked. */
    blockedUntil: z.string(),
    /** Unix seconds, after which the attempts no longer count. Reads check it, since TTL deletes late. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredThrottle = Stored<typeof storedThrottles>;

/** @returns the key of a subject's counter, with the subject hashed. */
export function throttlePlace(scope: string, subject: string) {
  return { scope, subjectHash: createHash('sha256').update(subject).digest('base64url') };
}
