import { deleteAssignment } from '../../shared/routes/assignments.ts';
import { backfillOpenCount, removeAssignmentActions, requireAssignment } from '../data/content/assignment.ts';
import { intoBinActions } from '../data/content/bin.ts';
import { entryOfWork } from '../data/content/hide-into-bin.ts';
import { storedLearners } from '../data/people/learner.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(deleteAssignment, async ({ params, household, now }) => {
  const { rows } = household;
  await repeatOnConflict(async () => {
    const found = await requireAssignment(household, params.assignmentId);
    await backfillOpenCount(rows, await storedLearners.find(rows, found.assignment));
    await rows.commit([
      ...removeAssignmentActions(rows, found),
      ...intoBinActions(household, [entryOfWork(found.assignment, now.toISOString())], now),
    ]);
  });
});
