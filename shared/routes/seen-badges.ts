import * as z from 'zod/mini';
import { idText } from '../schemas/text.ts';
import { defineRoute, learner } from './define-route.ts';

/** Notes that a device has celebrated a badge, so that the learner's other devices don't. Repeating a call changes nothing, and neither does a badge that isn't earned. */
export const seeBadge = defineRoute({
  id: 'streaks/see-badge',
  method: 'PUT',
  path: '/api/streaks/learners/{learnerId}/badges/seen',
  childData: 'changed',
  access: { kind: 'household', household: learner, permission: 'write-study', learner },
  body: z.strictObject({ badgeId: idText }),
});
