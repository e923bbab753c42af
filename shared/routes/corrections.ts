import * as z from 'zod/mini';
import { idText } from '../schemas/text.ts';
import { defineRoute } from './define-route.ts';

const session = { in: 'params', name: 'sessionId' } as const;
const attempt = { in: 'params', name: 'attemptId' } as const;

/** Takes a sitting back, with all its answers, as if it had never been. One that is cut off is finished by the same call. */
export const removeSession = defineRoute({
  id: 'corrections/remove-session',
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  access: { kind: 'household', household: session, permission: 'manage-learners', learner: session },
  params: z.strictObject({ sessionId: idText }),
  status: 204,
});

/** Takes a quiz back that was handed in, or only begun. */
export const removeAttempt = defineRoute({
  id: 'corrections/remove-attempt',
  method: 'DELETE',
  path: '/api/attempts/{attemptId}',
  access: { kind: 'household', household: attempt, permission: 'manage-learners', learner: attempt },
  params: z.strictObject({ attemptId: idText }),
  status: 204,
});
