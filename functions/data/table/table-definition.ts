import { retention } from '../../../shared/retention.ts';

/** Schema of the single table, as plain data: the local table and the cloud table are created from it. All keys are strings. */
export const tableDefinition = {
  partitionKey: 'PK',
  sortKey: 'SK',
  /** Strongly consistent. Sorts card states by due time and done assignments by completion time, so that a read needs neither the whole deck nor all years. */
  localIndexes: [{ name: 'by-due', sortKey: 'dueKey' }],
  /** Sparse: only for admin lists. No family's call reads it. */
  globalIndexes: [{ name: 'admin-lists', partitionKey: 'listKey', sortKey: 'listSort' }],
  ttlAttribute: 'expiresAt',
  /** Days for which the cloud table can be restored to any second. */
  recoveryDays: retention.backupDays,
} as const;
