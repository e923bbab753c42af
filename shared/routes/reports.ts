import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { activitySchema, learnerTodaySchema } from '../schemas/activity.ts';
import { cardKnowledgeSchema } from '../schemas/deck.ts';
import { deck, defineRoute, household, learner } from './define-route.ts';
import { pageQuery } from './paging.ts';
import { problem } from '../schemas/problem.ts';

export const getActivity = defineRoute({
  id: 'reports/get-activity',
  method: 'GET',
  path: '/api/reports/learners/{learnerId}/activity',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  /** Number of study days to look back, today included. */
  query: z.strictObject({
    days: z._default(
      z.coerce.number(problem('enterNumber')).check(z.int(), z.minimum(1), z.maximum(limits.reportedDays)),
      limits.defaultReportedDays,
    ),
  }),
  response: activitySchema,
});

/** Today's progress of every child in a household, in one small call. Eventually consistent. */
export const getToday = defineRoute({
  id: 'reports/get-today',
  method: 'GET',
  path: '/api/households/{householdId}/today',
  childData: 'read',
  access: { kind: 'household', household, permission: 'read-study' },
  response: z.array(learnerTodaySchema),
});

/** Each child's knowledge of a deck's cards, for members who can edit the cards. Eventually consistent. */
export const listCardStates = defineRoute({
  id: 'reports/list-card-states',
  method: 'GET',
  path: '/api/decks/{deckId}/card-states',
  childData: 'read',
  access: { kind: 'household', household: deck, permission: 'manage-content' },
  query: z.strictObject(pageQuery),
  response: z.array(cardKnowledgeSchema),
  paged: true,
});
