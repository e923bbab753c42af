import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** How far an export was brought back into a household. While it is not completed, things may wait there for their learner. */
export const storedRecordImports = defineItem({
  name: 'record-import',
  key: 'HH#{household}/RECORD-IMPORT',
  schema: z.object({
    /** The client's name for the export. */
    importId: z.string(),
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** How many records were stored: written in the transaction of each. */
    records: z.int(),
    ...versioned,
  }),
});

/** @returns the write that counts what its transaction brings back. Refuses with `too-many-records`. */
export function countBroughtAction(rows: Partition, added: number): WriteAction {
  const isNotFull = { atMost: { records: limits.broughtRecords - added }, otherwise: 'too-many-records' } as const;
  return storedRecordImports.change(rows, {}, { add: { records: added } }, isNotFull);
}
