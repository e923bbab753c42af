import type * as z from 'zod';
import { type AuditEntry, auditEntrySchema } from '../../shared/schemas/admin.ts';
import { auditKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** What an admin did: written in the transaction of the deed, never changed. */
export const storedAuditEntry = auditEntrySchema as unknown as z.ZodType<AuditEntry>;
export type StoredAuditEntry = z.infer<typeof storedAuditEntry>;

function rows(table: Table): Partition {
  return new Partition(table, auditKeys.partition);
}

export function appendAuditAction(table: Table, entry: StoredAuditEntry): WriteAction {
  return rows(table).put(auditKeys.entry(entry.id), entry);
}

/** @returns entries, newest first, those before the entry `before`. */
export async function listAuditEntries(
  table: Table,
  before: string | undefined,
  count: number,
): Promise<StoredAuditEntry[]> {
  const upTo = before === undefined ? {} : { before: auditKeys.entry(before) };
  return await rows(table).first(storedAuditEntry, { prefix: auditKeys.entries, ...upTo, newestFirst: true }, count);
}
