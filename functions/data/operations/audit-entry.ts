import * as z from 'zod/mini';
import { auditEntrySchema } from '../../../shared/schemas/admin.ts';
import { defineItem, type Stored } from '../table/item.ts';

/** Actions of admins, with ids only. Each is written in the action's transaction, never changed, and expires. */
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
    /** Unix seconds. Reads check it, since TTL deletes late. Absent in the oldest entries. */
    expiresAt: z.optional(z.int()),
  }),
});
export type StoredAuditEntry = Stored<typeof storedAuditEntries>;
