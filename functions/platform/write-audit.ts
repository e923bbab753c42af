import type { AuditEntry } from '../../shared/schemas/admin.ts';
import { appendAuditAction } from '../data/audit-entry.ts';
import type { Table } from '../data/table.ts';
import type { StoredUser } from '../data/user.ts';
import type { WriteAction } from '../data/write-action.ts';

/** What was done, and to whom or what. */
export type Deed = Pick<AuditEntry, 'action' | 'userId' | 'userEmail' | 'householdId' | 'householdName' | 'deed'>;

interface Circumstances {
  readonly actor: StoredUser;
  readonly now: Date;
  readonly newId: (at: Date) => string;
}

/** @returns the write of the audit trail: part of the transaction of the deed itself, so that neither is without the other. */
export function auditAction(table: Table, deed: Deed, { actor, now, newId }: Circumstances): WriteAction {
  return appendAuditAction(table, {
    ...deed,
    id: newId(now),
    at: now.toISOString(),
    actorId: actor.id,
    actorEmail: actor.email,
  });
}
