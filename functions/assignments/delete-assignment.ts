import { deleteAssignment } from '../../shared/routes/assignments.ts';
import { removeAssignmentActions, requireAssignment } from '../data/content/assignment.ts';
import { entryOfWork, intoBinActions, makeRoomInBin } from '../data/content/bin.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(deleteAssignment, async ({ params, household, now }) => {
  const { rows } = household;
  await repeatOnConflict(async () => {
    const found = await requireAssignment(household, params.assignmentId);
    await rows.commit([
      ...removeAssignmentActions(rows, found),
      ...intoBinActions(household, [entryOfWork(found.assignment, now.toISOString())], now),
    ]);
  });
  await makeRoomInBin(household, now);
});
