import { updateAssignment } from '../../shared/routes/assignments.ts';
import type { RouteInput } from '../../shared/routes/define-route.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import { correctAssignmentAction, presentAssignment, requireAssignment } from '../data/assignment.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { refusePastDay } from './refuse-past-day.ts';

export const handler = defineHandler(
  updateAssignment,
  async ({ params, body, household, now }) =>
    await repeatOnConflict(async () => await correct(household, params.assignmentId, body, now)),
);

/** Of work that is done any day can be named, as that is a matter of record. */
async function correct(
  scope: HouseholdScope,
  id: string,
  change: RouteInput<typeof updateAssignment>['body'],
  now: Date,
): Promise<Assignment> {
  const found = await requireAssignment(scope, id);
  const { dueDate: oldDueDate, notes: oldNotes, ...seen } = found.assignment;
  const { dueDate = oldDueDate, notes = oldNotes } = change;
  const isNewDay = dueDate !== undefined && dueDate !== '' && dueDate !== oldDueDate;
  if (isNewDay && seen.completedAt === undefined) refusePastDay(scope, dueDate, now);
  const set = { ...(dueDate && { dueDate }), ...(notes && { notes }) };
  await scope.rows.commit([correctAssignmentAction(scope.rows, found, set)]);
  return presentAssignment(scope.id, { ...seen, ...set });
}
