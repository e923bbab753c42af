import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { householdRows } from '../people/household.ts';
import { storedAccountMemberships, type StoredAccountMembership } from '../people/membership.ts';
import { pageOfAdminList } from '../table/admin-list.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** All of them by the time they are due, in the index `admin-lists`: so nobody looks through all families. */
const dueMails = 'WEEKLY-MAILS';

/** The next mail about a week of its family to one grown-up. Where the wish is over it goes with the time when it was due. */
export const storedWeeklyMails = defineItem({
  name: 'weekly-mail',
  key: 'HH#{householdId}/WEEKLY#{userId}',
  schema: z.object({
    householdId: z.string(),
    userId: z.string(),
    /** When it is to be sent (ISO): later than its Sunday evening once a try failed. */
    due: z.string(),
    /** The Sunday with which its week ends. */
    week: z.string(),
    /** How often it has been tried. */
    tries: z.int(),
    /** How many cards each learner had mastered a week before, see {@link shortNameOf}; absent where nobody counted them then. */
    mastered: z.optional(z.record(z.string(), z.int())),
    ...versioned,
  }),
  indexKeys: ({ due, householdId, userId }) => ({ listKey: dueMails, listSort: `${due}#${householdId}#${userId}` }),
});
export type StoredWeeklyMail = Stored<typeof storedWeeklyMails>;

/** @returns a name for a learner that is none to anybody else: the row outlives a learner that is erased. */
export function shortNameOf(learner: string): string {
  return createHash('sha256').update(learner).digest('base64url').slice(0, 8);
}

type Place = Pick<StoredAccountMembership, 'householdId' | 'userId'>;

/** @returns the write that says whether a member wants the weekly mail; refused with `conflict` where it is no member. */
export function wishWeeklyMailAction(table: Table, place: Place, isOn: boolean): WriteAction {
  return storedAccountMemberships.change(table, place, { set: { weeklyMail: isOn } });
}

/** @returns the writes by which a member gets the weekly mail, from the first one on. */
export function beginWeeklyMailActions(
  table: Table,
  { householdId, userId }: Place,
  first: Pick<StoredWeeklyMail, 'due' | 'week'>,
): WriteAction[] {
  const mail = { ...first, householdId, userId, tries: 0, version: 1 };
  return [
    wishWeeklyMailAction(table, { householdId, userId }, true),
    storedWeeklyMails.replace(householdRows(table, householdId), mail),
  ];
}

/**
 * @param cursor where the list goes on: what was put off in between is not met twice.
 * @returns the mails that are due, the oldest first: at most `count`. What was written a moment ago may be missing, or be as it was.
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
