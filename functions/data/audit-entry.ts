import { auditEntrySchema } from '../../shared/schemas/admin.ts';
import { defineItem, type Stored } from './item.ts';
import type { Table } from './table.ts';

/** What admins did: each written in the transaction of what was done, never changed. */
export const storedAuditEntries = defineItem({
  name: 'audit-entry',
  key: 'AUDIT/ENTRY#{id}',
  schema: auditEntrySchema,
});
type StoredAuditEntry = Stored<typeof storedAuditEntries>;

export const appendAuditAction = (table: Table, entry: StoredAuditEntry) => storedAuditEntries.create(table, entry);
export const listAuditEntries = async (table: Table, before: string | undefined, count: number) =>
  await storedAuditEntries.first(table, {}, count, { before, newestFirst: true });
