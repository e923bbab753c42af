import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { updateLearner } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Changes a learner's name or animal. */
export const updateLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateLearner>) => callRoute(updateLearner, call),
  onSuccess: (_learner, _call, _result, { client }) => refreshHouseholds(client),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
