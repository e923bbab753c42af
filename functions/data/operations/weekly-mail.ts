import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { householdRows } from '../people/household.ts';
import { storedAccountMemberships, type StoredAccountMembership } from '../people/membership.ts';
import { pageOfAdminList } from '../table/admin-list.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** List in the index `admin-lists` that sorts all weekly mails by due time, so that no job has to search all families. */
const dueMails = 'WEEKLY-MAILS';

/** The next weekly mail about a family to one grown-up. If it is no longer wanted, it is removed when due. */
export const storedWeeklyMails = defineItem({
  name: 'weekly-mail',
  key: 'HH#{householdId}/WEEKLY#{userId}',
  schema: () =>
    z.object({
      householdId: z.string(),
      userId: z.string(),
      /** When it is due (ISO): later than Sunday evening after a failed attempt. */
      due: z.string(),
      /** The Sunday that ends the week the mail reports on. */
      week: z.string(),
      tries: z.int(),
      /** Number of cards each learner had mastered at the previous weekly mail, keyed by {@link pseudonymOf}; absent if not counted then. */
      mastered: z.optional(z.record(z.string(), z.int())),
      ...versioned,
    }),
  indexKeys: ({ due, householdId, userId }) => ({ listKey: dueMails, listSort: `${due}#${householdId}#${userId}` }),
});
export type StoredWeeklyMail = Stored<typeof storedWeeklyMails>;

/** @returns a pseudonym for a learner, since the row outlives the learner's erasure. */
export function pseudonymOf(learner: string): string {
  return createHash('sha256').update(learner).digest('base64url').slice(0, 8);
}

type Place = Pick<StoredAccountMembership, 'householdId' | 'userId'>;

/** @returns the write that turns a member's weekly mail on or off; refused with `conflict` when the account is not a member. */
export function setWeeklyMailAction(table: Table, place: Place, isOn: boolean): WriteAction {
  return storedAccountMemberships.change(table, place, { set: { weeklyMail: isOn } });
}

/** @returns the writes that turn the weekly mail on and schedule the first one. */
export function beginWeeklyMailActions(
  table: Table,
  { householdId, userId }: Place,
  first: Pick<StoredWeeklyMail, 'due' | 'week'>,
): WriteAction[] {
  const mail = { ...first, householdId, userId, tries: 0, version: 1 };
  return [
    setWeeklyMailAction(table, { householdId, userId }, true),
    storedWeeklyMails.replace(householdRows(table, householdId), mail),
  ];
}

/**
 * @param cursor position at which the list continues, so that mails postponed in between do not appear twice.
 * @returns the due mails, oldest first: at most `count`. Eventually consistent: recent writes may be missing.
 */
export async function listDueWeeks(
  table: Table,
  now: Date,
  count: number,
  cursor?: string,
): Promise<{ readonly mails: StoredWeeklyMail[]; readonly nextCursor?: string }> {
  const { items, nextCursor } = await pageOfAdminList(table, dueMails, { limit: count, cursor });
  const mails = items.flatMap(storedWeeklyMails.read).filter(({ due }) => due <= now.toISOString());
  return { mails, ...(nextCursor !== undefined && mails.length === items.length && { nextCursor }) };
}
