import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/**
 * A scheduled check of whether weights fitted to a learner predict their answers better than the default weights do. It is written in the transaction of the
 * answers once the log has grown, and stored outside the household, so that no job searches for learners who studied.
 */
export const storedFitNotes = defineItem({
  name: 'fit-note',
  key: 'FITS#{suffix}/DUE#{due}#{householdId}#{learner}',
  schema: z.object({
    /** When the check is due (ISO). The start of an attempt postpones it. */
    due: z.string(),
    householdId: z.string(),
    learner: z.string(),
    /** Number of attempts started. */
    tries: z.int(),
  }),
});
export type StoredFitNote = Stored<typeof storedFitNotes>;

/**
 * @returns the write that schedules a learner's check when the number of answers rose from `before` to `after`; empty if there are too few answers, or too few
 *   new ones.
 */
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
 * @param after the last note of the previous page.
 * @returns the due notes, oldest first: at most `count`.
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

/** How long a check waits for its next attempt. */
const nextTryMs = 24 * 60 * 60_000;

/** @returns the note with its next due time, and the writes that postpone it; refused with `conflict` when another run handles the note. */
export function postponeFit(table: Table, note: StoredFitNote, now: Date) {
  const next = { ...note, due: new Date(now.getTime() + nextTryMs).toISOString(), tries: note.tries + 1 };
  const actions = [
    storedFitNotes.removeExisting(table, note, { otherwise: 'conflict' }),
    storedFitNotes.replace(table, next),
  ];
  return { next, actions };
}
