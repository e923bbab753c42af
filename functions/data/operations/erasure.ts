import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';

/**
 * What was erased for good, by its ids alone: written in the transaction that begins it, never changed. A table that is restored to an
 * earlier second has it all again, and goes by this list before it serves anybody.
 */
export const storedErasures = defineItem({
  name: 'erasure',
  key: 'ERASED#{suffix}/AT#{at}#{kind}#{id}',
  schema: z.object({
    at: z.string(),
    kind: z.enum(['household', 'learner', 'account']),
    /** The whole id, as the outside knew it. */
    id: z.string(),
  }),
});
