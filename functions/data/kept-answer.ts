import * as z from 'zod/mini';
import { defineItem, versioned } from './table/item.ts';

/** What an account was answered when it made something under a key of its own: the same call again gets the same answer. */
export const storedAnswers = defineItem({
  name: 'kept-answer',
  key: 'USER#{userId}/KEY#{keyHash}',
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
