import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { createInvitation } from '../../../../shared/routes/households.ts';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Makes a code that lets one account in. After a refusal the household is read again: the learner may be linked by now. */
export const createInvitationMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof createInvitation>) => callRoute(createInvitation, call),
  onError: (_error, _call, _result, { client }) => void refreshHouseholds(client),
});
