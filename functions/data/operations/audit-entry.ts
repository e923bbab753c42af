import * as z from 'zod/mini';
import { auditEntrySchema } from '../../../shared/schemas/admin.ts';
import { defineItem, type Stored } from '../table/item.ts';

/** What admins did, by ids alone: each written in the transaction of what was done, never changed, forgotten in time. */
export const storedAuditEntries = defineItem({
  name: 'audit-entry',
  key: 'AUDIT#{suffix}/ENTRY#{id}',
  schema: z.object({
    ...z.pick(auditEntrySchema, {
      id: true,
      at: true,
      actorId: true,
      action: true,
      userId: true,
      householdId: true,
      deed: true,
    }).shape,
    /** Seconds since 1970. Checked by value; TTL only sweeps. Absent in entries of the first days. */
    expiresAt: z.optional(z.int()),
  }),
});
export type StoredAuditEntry = Stored<typeof storedAuditEntries>;
