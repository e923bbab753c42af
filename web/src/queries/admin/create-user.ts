import { mutationOptions } from '@tanstack/react-query';
import { createUser } from '../../../../shared/routes/admin.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';
import { addToLists, adminKeys, refreshDashboard } from '../../admin/admin-cache.ts';

/** Makes an account; a parent comes with a household. */
export const createUserMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof createUser>['body']) => callRoute(createUser, { body }),
  onSuccess: (user, _body, _result, { client }) => {
    addToLists(client, adminKeys.users, user, user.email);
    void refreshDashboard(client);
    void refreshHouseholds(client);
  },
});
