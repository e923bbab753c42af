import * as z from 'zod/mini';
import { reportedCard } from '../schemas/activity.ts';
import { studyDayText } from '../schemas/progress.ts';
import { defineRoute, household, learner } from './define-route.ts';

/** A card that rests, or has rested and was not answered right since; or one left out for the learner, with no day. */
const looseCardSchema = z.object({
  ...reportedCard,
  /** The study day on which its rest ends or ended. */
  restsUntil: z.optional(studyDayText),
  isLeftOut: z.boolean(),
});
export type LooseCard = z.infer<typeof looseCardSchema>;

/** Cards that don't stick, those back from their rest first, then all cards left out for the learner. */
export const listLooseCards = defineRoute({
  id: 'loose/list-loose-cards',
  method: 'GET',
  path: '/api/reports/learners/{learnerId}/loose-cards',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  response: z.array(looseCardSchema),
});

/** Leaves a card out of a learner's study, in both directions, or brings it back. Repeating a call changes nothing. */
export const leaveOutCard = defineRoute({
  id: 'loose/leave-out-card',
  method: 'PUT',
  path: '/api/households/{householdId}/learners/{learnerId}/left-out/{cardId}',
  childData: 'changed',
  access: { kind: 'household', household, permission: 'manage-learners', learner },
  body: z.strictObject({ isLeftOut: z.boolean() }),
  errors: ['conflict', 'too-many-left-out'],
});
