import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * That a learner's log has grown: somebody is to look whether weights of its own foretell its answers better. It comes in the transaction of
 * the answers, and stands outside of the household, so that nobody has to search for learners who studied.
 */
export const storedFitNotes = defineItem({
  name: 'fit-note',
  key: 'FITS#{suffix}/DUE#{due}#{householdId}#{learner}',
  schema: z.object({
    /** When it is to be looked at (ISO): later than it was noted once somebody began. */
    due: z.string(),
    householdId: z.string(),
    /** Local part of the id. */
    learner: z.string(),
    /** How often somebody began. */
    tries: z.int(),
  }),
});
export type StoredFitNote = Stored<typeof storedFitNotes>;

/** @returns the write that notes a learner whose answers were `before` and are `after`; none as long as there are too few, or hardly more. */
export function noteFitActions(
  table: Table,
  learner: Pick<StoredFitNote, 'householdId' | 'learner'>,
  { before, after }: { readonly before: number; readonly after: number },
  now: Date,
): WriteAction[] {
  const stepOf = (answers: number) => Math.floor(answers / limits.answersBetweenFits);
  if (after < limits.answersToFit || stepOf(after) === stepOf(before)) return [];
  return [storedFitNotes.replace(table, { ...learner, due: now.toISOString(), tries: 0 })];
}

/**
 * @param after the last one that was listed before, where the list goes on.
 * @returns the notes that are due, the oldest first: at most `count`.
 */
export async function listDueFits(
  table: Table,
  now: Date,
  count: number,
  after?: StoredFitNote,
): Promise<StoredFitNote[]> {
  return await storedFitNotes.first(table, {}, count, {
    before: new Date(now.getTime() + 1).toISOString(),
    ...(after && { after: `${after.due}#${after.householdId}#${after.learner}` }),
  });
}

/** How long a note waits for its next try. */
const nextTryMs = 24 * 60 * 60_000;

/** @returns the note as it waits for its next try, and the writes that put it off; refused with `conflict` when somebody else is at it. */
export function putOffFit(table: Table, note: StoredFitNote, now: Date) {
  const next = { ...note, due: new Date(now.getTime() + nextTryMs).toISOString(), tries: note.tries + 1 };
  const actions = [
    storedFitNotes.removeExisting(table, note, { otherwise: 'conflict' }),
    storedFitNotes.replace(table, next),
  ];
  return { next, actions };
}
