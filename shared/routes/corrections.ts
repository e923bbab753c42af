import { takenBackSchema } from '../schemas/study.ts';
import { defineRoute } from './define-route.ts';

const session = { in: 'params', name: 'sessionId' } as const;
const attempt = { in: 'params', name: 'attemptId' } as const;

/** Removes a study session and undoes the effects of its answers. Repeating the call finishes an interrupted removal. */
export const removeSession = defineRoute({
  id: 'corrections/remove-session',
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  childData: 'erased',
  access: { kind: 'household', household: session, permission: 'manage-learners', learner: session },
});

/** Undoes the newest remaining answer of a session, even if the session is completed. Earned badges and completed assignments stay. Idempotent. */
export const takeBackReview = defineRoute({
  id: 'corrections/take-back-review',
  method: 'DELETE',
  path: '/api/sessions/{sessionId}/reviews/{reviewId}',
  childData: 'erased',
  access: { kind: 'household', household: session, permission: 'write-study', learner: session },
  response: takenBackSchema,
  errors: ['conflict', 'not-newest'],
});

/** Removes a quiz attempt, submitted or still open. */
export const removeAttempt = defineRoute({
  id: 'corrections/remove-attempt',
  method: 'DELETE',
  path: '/api/attempts/{attemptId}',
  childData: 'erased',
  access: { kind: 'household', household: attempt, permission: 'manage-learners', learner: attempt },
});
