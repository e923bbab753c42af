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
 * All that a learner's Home shows, in one call: each part is what its own call answers. Without a family there is only `me`; lists that are longer
 * than a page are left out, as their own calls page.
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
    /** What today's mix over all decks is chosen from; and how many badges are earned so far, if there are any. */
    today: z.optional(
      z.object({
        due: z.int(),
        new: z.int(),
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

/** What a learner's device needs to show Home, and to study, for some days without a connection. A child asks for its own. */
export const getPack = defineRoute({
  id: 'home/get-pack',
  method: 'GET',
  path: '/api/pack',
  childData: 'read',
  access: { kind: 'account', roles: ['learner'], childrenToo: true },
  response: z.object({
    madeAt: instantText,
    home: getHome.response,
    /** Of the household in which the learner studies; absent for who is in none. */
    study: z.optional(packedStudySchema),
  }),
});
