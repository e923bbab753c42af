import * as z from 'zod/mini';
import { reportSchema, restDaysInput, streakSchema } from '../schemas/progress.ts';
import {
  avatarText,
  extraTime,
  learnerLanguage,
  learnerName,
  learnerSchema,
  lookInput,
  minutesGoal,
  mixSize,
  newCardsChoice,
  ownLookInput,
  pace,
} from '../schemas/learner.ts';
import { proof } from '../schemas/sign-in.ts';
import { defineRoute, household, learner } from './define-route.ts';

export const listLearners = defineRoute({
  id: 'learners/list-learners',
  method: 'GET',
  path: '/api/households/{householdId}/learners',
  childData: 'read',
  access: { kind: 'household', household, permission: 'read-household' },
  response: z.array(learnerSchema),
});

export const createLearner = defineRoute({
  id: 'learners/create-learner',
  method: 'POST',
  path: '/api/households/{householdId}/learners',
  childData: 'changed',
  access: { kind: 'household', household, permission: 'manage-learners' },
  body: z.strictObject({
    name: learnerName,
    avatar: z.optional(avatarText),
    /** Absent: `limits.minutesPerDay.usual`. 0: a goal in cards. */
    minutesPerDay: z.optional(minutesGoal),
  }),
  response: learnerSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['consent-needed', 'too-many-learners'],
});

export const updateLearner = defineRoute({
  id: 'learners/update-learner',
  method: 'PATCH',
  path: '/api/households/{householdId}/learners/{learnerId}',
  childData: 'changed',
  access: { kind: 'household', household, permission: 'manage-learners', learner },
  body: z.strictObject({
    name: z.optional(learnerName),
    avatar: z.optional(avatarText),
    extraTime: z.optional(extraTime),
    cardsPerDay: z.optional(mixSize),
    minutesPerDay: z.optional(minutesGoal),
    newCardsADay: z.optional(newCardsChoice),
    pace: z.optional(pace),
    canRead: z.optional(z.boolean()),
    language: z.optional(learnerLanguage),
    look: z.optional(lookInput),
    /** Rest days from today on. The streak response includes them. */
    restDays: z.optional(restDaysInput),
  }),
  response: learnerSchema,
  errors: ['conflict', 'too-many-paces'],
});

/** Sets the avatar and the screens' appearance. Children may choose their own. */
export const setLook = defineRoute({
  id: 'learners/set-look',
  method: 'PUT',
  path: '/api/households/{householdId}/learners/{learnerId}/look',
  childData: 'changed',
  access: { kind: 'household', household, permission: 'choose-look', learner },
  body: ownLookInput,
  response: learnerSchema,
  errors: ['conflict'],
});

export const deleteLearner = defineRoute({
  id: 'learners/delete-learner',
  method: 'DELETE',
  path: '/api/households/{householdId}/learners/{learnerId}',
  childData: 'erased',
  access: { kind: 'household', household, permission: 'manage-learners' },
  body: proof,
  errors: ['wrong-password', 'password-needed', 'sign-in-again', 'too-many-attempts'],
});

export const getStreak = defineRoute({
  id: 'learners/get-streak',
  method: 'GET',
  path: '/api/streaks/learners/{learnerId}',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  response: streakSchema,
});

export const getReportSummary = defineRoute({
  id: 'learners/get-report-summary',
  method: 'GET',
  path: '/api/reports/learners/{learnerId}/summary',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  response: reportSchema,
});
