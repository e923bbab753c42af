import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';

/**
 * A permanent erasure, recorded by ids alone: written in the transaction that begins it, never changed. A table restored from a backup contains the erased
 * data again, and is cleaned up by this list before it serves anyone.
 */
export const storedErasures = defineItem({
  name: 'erasure',
  key: 'ERASED/AT#{at}#{kind}#{id}',
  schema: z.object({
    at: z.string(),
    kind: z.enum(['household', 'learner', 'account']),
    /** The public id. */
    id: z.string(),
  }),
});
