import { deleteAssignment } from '../../shared/routes/assignments.ts';
import { removeAssignmentActions, requireAssignment } from '../data/assignment.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(deleteAssignment, async ({ params, household }) => {
  await repeatOnConflict(async () => {
    const found = await requireAssignment(household, params.assignmentId);
    await household.rows.commit(removeAssignmentActions(household.rows, found));
  });
});
