import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { createLearner } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Adds a learner to a household. */
export const createLearnerMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createLearner>) => callRoute(createLearner, call),
  onSuccess: (_learner, _call, _result, { client }) => refreshHouseholds(client),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
