import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { updateHousehold } from '../../../../shared/routes/households.ts';
import { meQuery } from '../../lib/account.tsx';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Changes a household's name or time zone. After a refusal too it is read again: somebody else may have changed it. */
export const updateHouseholdMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateHousehold>) => callRoute(updateHousehold, call),
  onSuccess: (_household, _call, _result, { client }) =>
    Promise.all([refreshHouseholds(client), client.invalidateQueries(meQuery)]),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
