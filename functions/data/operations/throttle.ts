import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defineItem, versioned, type Stored } from '../table/item.ts';

/**
 * Tries of one kind, by one account or from one network, that did not succeed. What is counted stands hashed in the key: the table holds
 * no network address and no foreign e-mail.
 */
export const storedThrottles = defineItem({
  name: 'throttle',
  key: 'THROTTLE#{scope}#{subjectHash}/ONLY',
  schema: z.object({
    tries: z.int(),
    /** ISO instant before which no further try is checked. */
    blockedUntil: z.string(),
    /** Seconds since 1970: forgotten from then on. Checked by value; TTL only sweeps. */
    expiresAt: z.int(),
    ...versioned,
  }),
});
export type StoredThrottle = Stored<typeof storedThrottles>;

/** @returns where a subject's tries are counted. It is hashed: the table holds no network address and no foreign e-mail. */
export function throttlePlace(scope: string, subject: string) {
  return { scope, subjectHash: createHash('sha256').update(subject).digest('base64url') };
}
