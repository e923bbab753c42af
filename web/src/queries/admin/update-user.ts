import { mutationOptions } from '@tanstack/react-query';
import { updateUser } from '../../../../shared/routes/admin.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { adminKeys, changeInLists, refreshDashboard } from '../../admin/admin-cache.ts';
import type { ManagedUser } from './list-users.ts';

/** Disables or enables an account. */
export const updateUserMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateUser>) => callRoute(updateUser, call),
  onSuccess: (changed, _call, _result, { client }) => {
    changeInLists<ManagedUser>(client, adminKeys.users, changed.id, () => changed);
    void refreshDashboard(client);
  },
});
