import * as z from 'zod/mini';
import { limits } from '../../shared/limits.ts';
import { storedAccountMemberships, type StoredAccountMembership } from './membership.ts';
import { defineItem, type Stored } from './table/item.ts';
import type { Table } from './table/table.ts';
import type { WriteAction } from './table/write-action.ts';

/**
 * That a grown-up wants the mail about a week, and when it is due. Each note is one grown-up's next mail, so that nobody has to look
 * through all families; sending it writes the note of the week after. A wish that is over leaves its note behind, which is void.
 */
export const storedWeeklyNotes = defineItem({
  name: 'weekly-note',
  key: 'WEEKLY/DUE#{due}#{householdId}#{userId}',
  schema: z.object({
    /** When it is to be sent (ISO): later than its Sunday evening once a try failed. */
    due: z.string(),
    householdId: z.string(),
    userId: z.string(),
    /** Of which wish it is, see `weeklyMail` of a membership: a note of an earlier one is void. */
    since: z.string(),
    /** The Sunday with which its week ends. */
    week: z.string(),
    /** How often it has been tried. */
    tries: z.int(),
    /** How many cards each learner had mastered when the last mail was due; absent before the first one. */
    mastered: z.optional(z.record(z.string(), z.int())),
  }),
});
export type StoredWeeklyNote = Stored<typeof storedWeeklyNotes>;

type Wish = Pick<StoredAccountMembership, 'householdId' | 'userId' | 'weeklyMail'>;

/**
 * @param first when the first mail comes; absent for who wants none any more.
 * @returns the writes by which a member gets the weekly mail or gets it no more; refused with `conflict` when its wish changed since it was read.
 */
export function wishWeeklyMailActions(
  table: Table,
  seen: Wish,
  first: Pick<StoredWeeklyNote, 'due' | 'week'> | undefined,
  now: Date,
): WriteAction[] {
  const { householdId, userId, weeklyMail } = seen;
  const since = now.toISOString();
  const wish = { set: { weeklyMail: { isOn: first !== undefined, since } } };
  const changing = storedAccountMemberships.change(table, seen, wish, { equals: { weeklyMail } });
  if (!first) return [changing];
  return [changing, storedWeeklyNotes.replace(table, { ...first, householdId, userId, since, tries: 0 })];
}

/** @returns the write by which a member gets no weekly mail any more, whatever it wished before; refused with `conflict` where it is no member. */
export function endWeeklyMailAction(table: Table, place: Omit<Wish, 'weeklyMail'>, now: Date): WriteAction {
  const since = now.toISOString();
  return storedAccountMemberships.change(table, place, { set: { weeklyMail: { isOn: false, since } } });
}

/** @returns the notes that are due, the oldest first: at most `count`. */
export async function listDueWeeks(table: Table, now: Date, count: number): Promise<StoredWeeklyNote[]> {
  return await storedWeeklyNotes.first(table, {}, count, { before: new Date(now.getTime() + 1).toISOString() });
}

/** @returns the writes that put one note in the place of another; refused with `conflict` when somebody else did. */
export function replaceNoteActions(table: Table, seen: StoredWeeklyNote, next: StoredWeeklyNote): WriteAction[] {
  return [
    storedWeeklyNotes.removeExisting(table, seen, { otherwise: 'conflict' }),
    storedWeeklyNotes.replace(table, next),
  ];
}

/** @returns the note as it waits for its next try, as long as any mail does. */
export function putOffWeek(note: StoredWeeklyNote, now: Date): StoredWeeklyNote {
  const waitMs = limits.mailFirstWaitSeconds * 2 ** note.tries * 1_000;
  return { ...note, due: new Date(now.getTime() + waitMs).toISOString(), tries: note.tries + 1 };
}
