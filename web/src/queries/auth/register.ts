import { mutationOptions } from '@tanstack/react-query';
import { register } from '../../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { startSession } from '../../lib/session.ts';

/** Makes an account and signs it in. */
export const registerMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof register>['body']) => callRoute(register, { body }),
  onSuccess: startSession,
});
