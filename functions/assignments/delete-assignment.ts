import { ProductError } from '../../shared/errors.ts';
import { deleteAssignment } from '../../shared/routes/assignments.ts';
import { removeAssignmentAction } from '../data/assignment.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(deleteAssignment, async ({ params, household }) => {
  const removal = removeAssignmentAction(household.rows, params.assignmentId);
  if (!removal) throw new ProductError('not-found');
  await household.rows.commit([removal]);
});
