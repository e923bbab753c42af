import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { activitySchema, learnerTodaySchema } from '../schemas/activity.ts';
import { idText } from '../schemas/text.ts';
import { cardKnowledgeSchema } from '../schemas/deck.ts';
import { defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

const learner = { in: 'params', name: 'learnerId' } as const;

export const getActivity = defineRoute({
  id: 'reports/get-activity',
  method: 'GET',
  path: '/api/reports/learners/{learnerId}/activity',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  params: z.strictObject({ learnerId: idText }),
  /** How many study days back, today included. */
  query: z.strictObject({
    days: z._default(
      z.coerce.number('This is not a number.').check(z.int(), z.minimum(1), z.maximum(limits.reportedDays)),
      limits.defaultReportedDays,
    ),
  }),
  response: activitySchema,
  status: 200,
});

/** How every child of a household is getting on today, in one small call. It may be a moment behind. */
export const getToday = defineRoute({
  id: 'reports/get-today',
  method: 'GET',
  path: '/api/households/{householdId}/today',
  childData: 'read',
  access: { kind: 'household', household: { in: 'params', name: 'householdId' }, permission: 'read-study' },
  params: z.strictObject({ householdId: idText }),
  response: z.array(learnerTodaySchema),
  status: 200,
});

/** What the children know of the cards of a deck, for those who can mend them. It may be a moment behind. */
export const listCardStates = defineRoute({
  id: 'reports/list-card-states',
  method: 'GET',
  path: '/api/decks/{deckId}/card-states',
  childData: 'read',
  access: { kind: 'household', household: { in: 'params', name: 'deckId' }, permission: 'manage-content' },
  params: z.strictObject({ deckId: idText }),
  query: z.strictObject(pageQuery),
  response: z.array(cardKnowledgeSchema),
  status: 200,
  paged: true,
});
