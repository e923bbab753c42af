import { auditEntrySchema } from '../../shared/schemas/admin.ts';
import { defineItem } from './table/item.ts';

/** What admins did: each written in the transaction of what was done, never changed. */
export const storedAuditEntries = defineItem({
  name: 'audit-entry',
  key: 'AUDIT/ENTRY#{id}',
  schema: auditEntrySchema,
});
