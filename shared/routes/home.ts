import * as z from 'zod/mini';
import { getMe } from './auth.ts';
import { packedStudySchema } from '../schemas/pack.ts';
import { minutesToday } from '../schemas/progress.ts';
import { needsToday } from '../schemas/activity.ts';
import { assignmentSchema } from '../schemas/assignment.ts';
import { instantText } from '../schemas/text.ts';
import { listDecks } from './decks.ts';
import { defineRoute } from './define-route.ts';
import { getStreak } from './learners.ts';

/**
 * Everything a learner's Home shows, in one call. Each part equals the response of its own route. A learner without a household gets only `me`. Lists longer
 * than one page are omitted; their own routes return them page by page.
 */
export const getHome = defineRoute({
  id: 'home/get-home',
  method: 'GET',
  path: '/api/home',
  childData: 'read',
  access: { kind: 'account', roles: ['learner'], childrenToo: true },
  response: z.object({
    me: getMe.response,
    streak: z.optional(getStreak.response),
    /** What the next mix offers, see `Today`. */
    today: z.optional(
      z.object({
        portion: z.int(),
        more: z.optional(z.int()),
        limit: z.int(),
        done: z.int(),
        badges: z.optional(z.int()),
        minutes: z.optional(minutesToday),
      }),
    ),
    decks: z.optional(listDecks.response),
    assignments: z.optional(z.array(z.extend(assignmentSchema, { needsToday }))),
  }),
});

/** Everything a device needs to show Home and to study offline for a few days. A learner can fetch only their own pack. */
export const getPack = defineRoute({
  id: 'home/get-pack',
  method: 'GET',
  path: '/api/pack',
  childData: 'read',
  access: { kind: 'account', roles: ['learner'], childrenToo: true },
  response: z.object({
    madeAt: instantText,
    home: getHome.response,
    /** The household in which the learner studies; absent for a learner without one. */
    study: z.optional(packedStudySchema),
  }),
});
