import { retention } from '../../../shared/retention.ts';

/**
 * The shape of the one table, as plain data: the local table and the one in the cloud are made from it.
 * All keys are strings.
 */
export const tableDefinition = {
  partitionKey: 'PK',
  sortKey: 'SK',
  /** Card states by the time they come due, and done work by when it was done, strongly consistent: what is asked for is read, not the deck or the years. */
  localIndexes: [{ name: 'by-due', sortKey: 'dueKey' }],
  /** Sparse; only for the lists of admins. No family's call reads it. */
  globalIndexes: [{ name: 'admin-lists', partitionKey: 'listKey', sortKey: 'listSort' }],
  ttlAttribute: 'expiresAt',
  /** How far back the table in the cloud can be restored to any second. */
  recoveryDays: retention.backupDays,
} as const;
