import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { deleteLearner } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';
import { learnersQuery } from '../lib/learners.ts';

/** Deletes a learner with all study history. The list loses it at once, whether or not it can be read again. */
export const deleteLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof deleteLearner>) => callRoute(deleteLearner, call),
  onSuccess: (_nothing, { params: { householdId, learnerId } }, _result, { client }) => {
    client.setQueryData(learnersQuery(householdId).queryKey, (list) => list?.filter(({ id }) => id !== learnerId));
    void refreshHouseholds(client);
  },
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
