import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { badgeSchema, calendarDaySchema, earnedBadgeSchema } from '../schemas/activity.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute } from './define-route.ts';

const learner = { in: 'params', name: 'learnerId' } as const;
const ofLearner = { kind: 'household', household: learner, permission: 'read-study', learner } as const;
const learnerParams = z.strictObject({ learnerId: idText });

export const getCalendar = defineRoute({
  id: 'streaks/get-calendar',
  method: 'GET',
  path: '/api/streaks/learners/{learnerId}/calendar',
  childData: 'read',
  access: ofLearner,
  params: learnerParams,
  /** Month 1 to 12. */
  query: z.strictObject({
    year: z.coerce
      .number('This is not a year.')
      .check(z.int(), z.minimum(limits.firstYear), z.maximum(limits.lastYear)),
    month: z.coerce.number('This is not a month.').check(z.int(), z.minimum(1), z.maximum(12)),
  }),
  response: z.array(calendarDaySchema),
  status: 200,
});

export const listBadges = defineRoute({
  id: 'streaks/list-badges',
  method: 'GET',
  path: '/api/streaks/badges',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
  response: z.array(badgeSchema),
  status: 200,
});

export const listEarnedBadges = defineRoute({
  id: 'streaks/list-earned-badges',
  method: 'GET',
  path: '/api/streaks/learners/{learnerId}/badges',
  childData: 'read',
  access: ofLearner,
  params: learnerParams,
  response: z.array(earnedBadgeSchema),
  status: 200,
});
