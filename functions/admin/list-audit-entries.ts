import { limits } from '../../shared/limits.ts';
import { listAuditEntries } from '../../shared/routes/admin.ts';
import { type StoredAuditEntry, storedAuditEntries } from '../data/operations/audit-entry.ts';
import { findHouseholds } from '../data/people/household.ts';
import type { Table } from '../data/table/table.ts';
import { storedUsers } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hasExpired } from '../data/table/expiry.ts';

/** Lists audit entries. Entries store only ids, so names are looked up on each call; deleted users and households have none. */
export const handler = defineHandler(listAuditEntries, async ({ query, table, now }) => {
  const limit = Math.min(query.limit ?? limits.auditEntriesPerPage, limits.auditEntriesPerPage);
  const entries = await storedAuditEntries.first(table, {}, limit, { before: query.cursor, newestFirst: true });
  const last = entries.length === limit ? entries.at(-1) : undefined;
  const kept = entries.filter(({ expiresAt = Infinity }) => !hasExpired({ expiresAt }, now));
  return { items: await nameAll(table, kept), ...(last && { nextCursor: last.id }) };
});

async function nameAll(table: Table, entries: readonly StoredAuditEntry[]) {
  const userIds = new Set(entries.flatMap(({ actorId, userId }) => [actorId, ...(userId ? [userId] : [])]));
  const householdIds = new Set(entries.flatMap(({ householdId }) => householdId ?? []));
  const [users, households] = await Promise.all([
    storedUsers.findMany(
      table,
      [...userIds].map((id) => ({ id })),
    ),
    findHouseholds(table, [...householdIds]),
  ]);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const names = new Map(households.map(({ id, name }) => [id, name]));
  return entries.map((entry) => ({
    ...entry,
    actorEmail: emails.get(entry.actorId),
    userEmail: emails.get(entry.userId ?? ''),
    householdName: names.get(entry.householdId ?? ''),
  }));
}
