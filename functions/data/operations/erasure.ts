import * as z from 'zod/mini';
import { defineItem } from '../table/item.ts';

/** A permanent erasure, with ids only, written when it begins. After a restore from a backup, this list tells what to delete again before the table is used. */
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
