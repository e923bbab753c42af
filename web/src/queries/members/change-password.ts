import { mutationOptions } from '@tanstack/react-query';
import { changePassword } from '../../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Changes the signed-in account's password. Its other devices are signed out by that. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof changePassword>['body']) => callRoute(changePassword, { body }),
});
