import { updateAssignment } from '../../shared/routes/assignments.ts';
import type { RouteInput } from '../../shared/routes/define-route.ts';
import { standOn } from '../../shared/scheduling/weekly-work.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import {
  correctAssignmentAction,
  presentAssignment,
  type EditableFields,
  requireAssignment,
  type StoredAssignment,
} from '../data/content/assignment.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { refuseInvalidCombinations, refusePastDay } from './refuse-choices.ts';

export const handler = defineHandler(
  updateAssignment,
  async ({ params, body, household, now }) =>
    await repeatOnConflict(async () => await correct(household, params.assignmentId, body, now)),
);

type Change = RouteInput<typeof updateAssignment>['body'];

/** Updates an assignment. A completed one accepts any due date, since the date is then only a record. */
async function correct(scope: HouseholdScope, id: string, change: Change, now: Date): Promise<Assignment> {
  const found = await requireAssignment(scope, id);
  const today = studyDayOf(now, scope.household.timeZone);
  const before = standOn(found.assignment, today);
  const { dueDate: oldDueDate, notes: _, untilReady: __, repeats: ___, missedDate: ____, ...seen } = before;
  const set = applyChange(before, change);
  refuseInvalidCombinations({ ...seen, ...set });
  const isNewDay = set.dueDate !== oldDueDate;
  if (set.dueDate !== undefined && isNewDay && seen.completedAt === undefined)
    refusePastDay(scope, set.dueDate, { now, createdAt: seen.createdAt });
  // If this call doesn't change a recurring assignment's due date, the stored date stays, because the missed weeks are computed from it.
  const weekBegun = set.repeats && !isNewDay ? found.assignment.dueDate : undefined;
  const kept = { ...set, ...(weekBegun && { dueDate: weekBegun }) };
  await scope.rows.commit([correctAssignmentAction(scope.rows, found, kept)]);
  return presentAssignment(scope.id, standOn({ ...seen, ...kept }, today));
}

/** @returns the assignment's new options; without a due date, those that depend on it are dropped. */
function applyChange(before: StoredAssignment, change: Change): EditableFields {
  const { dueDate = before.dueDate, notes = before.notes } = change;
  const kept = dueDate ? before : { untilReady: undefined, repeats: undefined };
  const { untilReady = kept.untilReady, repeats = kept.repeats } = change;
  return {
    ...(dueDate && { dueDate }),
    ...(notes && { notes }),
    ...(untilReady && { untilReady }),
    ...(repeats && { repeats }),
  };
}
