import { limits } from '../../shared/limits.ts';
import { listAuditEntries } from '../../shared/routes/admin.ts';
import { storedAuditEntries } from '../data/audit-entry.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listAuditEntries, async ({ query, table }) => {
  const limit = Math.min(query.limit ?? limits.auditEntriesPerPage, limits.auditEntriesPerPage);
  const entries = await storedAuditEntries.first(table, {}, limit, { before: query.cursor, newestFirst: true });
  const last = entries.length === limit ? entries.at(-1) : undefined;
  return { items: entries, ...(last && { nextCursor: last.id }) };
});
