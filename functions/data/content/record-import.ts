import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Progress of restoring an export into a household. Until it is completed, rows may refer to a learner that is not stored yet. */
export const storedRecordImports = defineItem({
  name: 'record-import',
  key: 'HH#{household}/RECORD-IMPORT',
  schema: z.object({
    /** The client's id of the export. */
    importId: z.string(),
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** Number of records stored so far, increased in the transaction of each record. */
    records: z.int(),
    ...versioned,
  }),
});

/** @returns the write that counts the records restored by its transaction. It fails with `too-many-records`. */
export function countRestoredAction(rows: Partition, added: number): WriteAction {
  const isNotFull = { atMost: { records: limits.restoredRecords - added }, otherwise: 'too-many-records' } as const;
  return storedRecordImports.change(rows, {}, { add: { records: added } }, isNotFull);
}
