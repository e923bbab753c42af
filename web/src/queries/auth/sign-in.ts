import { mutationOptions } from '@tanstack/react-query';
import { login } from '../../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { startSession } from '../../lib/session.ts';

/** Signs in with email and password. */
export const signInMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof login>['body']) => callRoute(login, { body }),
  onSuccess: startSession,
});
