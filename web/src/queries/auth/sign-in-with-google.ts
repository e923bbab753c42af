import { mutationOptions } from '@tanstack/react-query';
import { signInWithGoogle, signUpWithGoogle } from '../../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';
import { startSession } from '../../lib/session.ts';

/** Exchanges a Google credential, from the sign-in screen. */
export const signInWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signInWithGoogle>['body']) => callRoute(signInWithGoogle, { body }),
  onSuccess: startSession,
});

/** Exchanges a Google credential, from the registration screen. */
export const signUpWithGoogleMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof signUpWithGoogle>['body']) => callRoute(signUpWithGoogle, { body }),
  onSuccess: startSession,
});
