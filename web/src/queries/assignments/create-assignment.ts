import { mutationOptions } from '@tanstack/react-query';
import { createAssignment } from '../../../../shared/routes/assignments.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';
import { assignmentsQuery } from './list-assignments.ts';
import { resourcesKey } from './list-resources.ts';

export type NewAssignment = RouteCall<typeof createAssignment>['body'];

/**
 * Gives a learner work, and adds it to the household's list. After a refusal the choices are read again: the learner,
 * the deck or the quiz may be gone by now.
 */
export const createAssignmentMutation = mutationOptions({
  mutationFn: (body: NewAssignment) => callRoute(createAssignment, { body }),
  onSuccess: (created, { householdId, learnerId }, _result, { client }) => {
    client.setQueryData(assignmentsQuery(householdId).queryKey, (list) => list && [...list, created]);
    void client.invalidateQueries({ queryKey: ['reports', learnerId] });
  },
  onError: (_error, { householdId, type }, _result, { client }) => {
    void client.invalidateQueries({ queryKey: resourcesKey(type, householdId) });
    void client.invalidateQueries({ queryKey: householdKeys.learners(householdId) });
  },
});
