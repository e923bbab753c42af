import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';

/** A permanent erasure, by ids alone, written when it begins. After a restore from a backup, the table is cleaned up by this list before it serves anyone. */
export const storedErasures = defineItem({
  name: 'erasure',
  key: 'ERASED#{suffix}/AT#{at}#{kind}#{id}',
  schema: z.object({
    at: z.string(),
    kind: z.enum(['household', 'learner', 'account']),
    /** The public id. */
    id: z.string(),
  }),
});
