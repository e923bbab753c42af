import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { mixSize } from '../schemas/learner.ts';
import {
  completedSessionSchema,
  openSessionSchema,
  reviewReceiptSchema,
  reviewSchema,
  sessionMode,
  sessionOpeningSchema,
  sessionSchema,
} from '../schemas/study.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';
import { problem } from '../schemas/problem.ts';

const session = { in: 'params', name: 'sessionId' } as const;
const ownSession = { kind: 'household', household: session, permission: 'write-study', learner: session } as const;
const tooManyReviews = problem('sendAnswers', { most: limits.reviewsPerCall });
const count = z.int().check(z.minimum(0), z.maximum(limits.maxReportedCount));

export const startSession = defineRoute({
  id: 'study/start-session',
  method: 'POST',
  path: '/api/decks/{deckId}/sessions',
  childData: 'changed',
  access: {
    kind: 'household',
    household: deck,
    permission: 'write-study',
    learner: { in: 'body', name: 'learnerId' },
  },
  body: z.strictObject({ learnerId: z.optional(idText), mode: z._default(sessionMode, 'due') }),
  response: openSessionSchema,
  status: 201,
  repeatable: 'by-resuming',
  errors: ['learner-needed', 'conflict'],
});

/** Starts today's mix over all decks. */
export const startMix = defineRoute({
  id: 'study/start-mix',
  method: 'POST',
  path: '/api/sessions',
  childData: 'changed',
  access: {
    kind: 'household',
    household: { in: 'body', name: 'learnerId' },
    permission: 'write-study',
    learner: { in: 'body', name: 'learnerId' },
  },
  /**
   * `limit` is the maximum number of cards. Default: what is left of the learner's daily portion, or a full portion if nothing is left. `more` asks for a few
   * new cards beyond the day's allowance.
   */
  body: z.strictObject({
    learnerId: z.optional(idText),
    limit: z.optional(mixSize),
    more: z.optional(z.literal(true)),
  }),
  response: openSessionSchema,
  status: 201,
  repeatable: 'by-resuming',
  errors: ['learner-needed', 'conflict'],
});

/**
 * Creates a session from one that a device opened offline, before its answers are sent. Idempotent. Cards of other households are left out. Answers to cards
 * deleted in the meantime count as in any session.
 */
export const adoptSession = defineRoute({
  id: 'study/adopt-session',
  method: 'PUT',
  path: '/api/sessions/{sessionId}',
  childData: 'changed',
  access: ownSession,
  body: sessionOpeningSchema,
  response: sessionSchema,
  errors: ['conflict'],
});

export const recordReviews = defineRoute({
  id: 'study/record-reviews',
  method: 'POST',
  path: '/api/sessions/{sessionId}/reviews',
  childData: 'changed',
  access: ownSession,
  body: z.strictObject({
    reviews: z.array(reviewSchema).check(z.minLength(1), z.maxLength(limits.reviewsPerCall, tooManyReviews)),
  }),
  response: reviewReceiptSchema,
  errors: ['conflict', 'too-much-today'],
});

export const completeSession = defineRoute({
  id: 'study/complete-session',
  method: 'PATCH',
  path: '/api/sessions/{sessionId}/complete',
  childData: 'changed',
  access: ownSession,
  /** `cardsStudied` and `cardsCorrect` are the client's own counts. They are ignored: the server counts the stored answers. */
  body: z.strictObject({
    cardsStudied: count,
    cardsCorrect: count,
    reviews: z.optional(z.array(reviewSchema).check(z.maxLength(limits.reviewsPerCall, tooManyReviews))),
  }),
  response: completedSessionSchema,
  errors: ['conflict', 'too-much-today', 'session-full'],
});

export const listSessions = defineRoute({
  id: 'study/list-sessions',
  method: 'GET',
  path: '/api/sessions',
  childData: 'read',
  access: { kind: 'households', household: { in: 'query', name: 'learnerId' }, permission: 'read-study' },
  query: z.strictObject({ learnerId: z.optional(idText), ...pageQuery }),
  response: z.array(sessionSchema),
  paged: true,
});
