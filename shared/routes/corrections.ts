import { takenBackSchema } from '../schemas/study.ts';
import { defineRoute } from './define-route.ts';

const session = { in: 'params', name: 'sessionId' } as const;
const attempt = { in: 'params', name: 'attemptId' } as const;

/** Takes a sitting back, with all its answers, as if it had never been. One that is cut off is finished by the same call. */
export const removeSession = defineRoute({
  id: 'corrections/remove-session',
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  childData: 'erased',
  access: { kind: 'household', household: session, permission: 'manage-learners', learner: session },
});

/**
 * Takes an answer back, as if it had never been given: the newest of its session that stands, also of one that is over. Badges and ticked-off work
 * stay. Taking it back again answers the same.
 */
export const takeBackReview = defineRoute({
  id: 'corrections/take-back-review',
  method: 'DELETE',
  path: '/api/sessions/{sessionId}/reviews/{reviewId}',
  childData: 'erased',
  access: { kind: 'household', household: session, permission: 'write-study', learner: session },
  response: takenBackSchema,
  errors: ['conflict', 'not-newest'],
});

/** Takes a quiz back that was handed in, or only begun. */
export const removeAttempt = defineRoute({
  id: 'corrections/remove-attempt',
  method: 'DELETE',
  path: '/api/attempts/{attemptId}',
  childData: 'erased',
  access: { kind: 'household', household: attempt, permission: 'manage-learners', learner: attempt },
});
