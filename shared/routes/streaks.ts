import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { badgeSchema, calendarDaySchema, earnedBadgeSchema } from '../schemas/activity.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute, learner } from './define-route.ts';
import { problem } from '../schemas/problem.ts';

const ofLearner = { kind: 'household', household: learner, permission: 'read-study', learner } as const;

export const getCalendar = defineRoute({
  id: 'streaks/get-calendar',
  method: 'GET',
  path: '/api/streaks/learners/{learnerId}/calendar',
  childData: 'read',
  access: ofLearner,
  /** `month` is 1 to 12. */
  query: z.strictObject({
    year: z.coerce.number(problem('enterYear')).check(z.int(), z.minimum(limits.firstYear), z.maximum(limits.lastYear)),
    month: z.coerce.number(problem('enterMonth')).check(z.int(), z.minimum(1), z.maximum(12)),
  }),
  response: z.array(calendarDaySchema),
});

export const listBadges = defineRoute({
  id: 'streaks/list-badges',
  method: 'GET',
  path: '/api/streaks/badges',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
  response: z.array(badgeSchema),
});

export const listEarnedBadges = defineRoute({
  id: 'streaks/list-earned-badges',
  method: 'GET',
  path: '/api/streaks/learners/{learnerId}/badges',
  childData: 'read',
  access: ofLearner,
  response: z.array(earnedBadgeSchema),
});

/** Notes that a device has celebrated a badge, so that the learner's other devices don't. Repeating a call changes nothing, and neither does a badge that isn't earned. */
export const seeBadge = defineRoute({
  id: 'streaks/see-badge',
  method: 'PUT',
  path: '/api/streaks/learners/{learnerId}/badges/seen',
  childData: 'changed',
  access: { kind: 'household', household: learner, permission: 'write-study', learner },
  body: z.strictObject({ badgeId: idText }),
});
