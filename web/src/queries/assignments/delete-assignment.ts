import { mutationOptions } from '@tanstack/react-query';
import { deleteAssignment } from '../../../../shared/routes/assignments.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { callRoute } from '../../lib/api-client.ts';
import { assignmentsQuery } from './list-assignments.ts';

/** Takes an assignment back; only then it goes from the list. After a refusal the list is read again: it may be gone. */
export const deleteAssignmentMutation = mutationOptions({
  mutationFn: ({ id }: Assignment) => callRoute(deleteAssignment, { params: { assignmentId: id } }),
  onSuccess: (_nothing, { id, householdId, learnerId }, _result, { client }) => {
    client.setQueryData(assignmentsQuery(householdId).queryKey, (list) => list?.filter((one) => one.id !== id));
    void client.invalidateQueries({ queryKey: ['reports', learnerId] });
  },
  onError: (_error, { householdId }, _result, { client }) => {
    void client.invalidateQueries({ queryKey: assignmentsQuery(householdId).queryKey });
  },
});
