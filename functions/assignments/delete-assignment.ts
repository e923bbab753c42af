import { deleteAssignment } from '../../shared/routes/assignments.ts';
import { storedAssignments } from '../data/assignment.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(deleteAssignment, async ({ params, household: { id, rows } }) => {
  await rows.commit([storedAssignments.removeExisting(rows, storedAssignments.placeOf(id, params.assignmentId))]);
});
