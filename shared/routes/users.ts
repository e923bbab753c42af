import * as z from 'zod/mini';
import { householdSchema, memberSchema } from '../schemas/household.ts';
import { idText } from '../schemas/text.ts';
import { memberRole, personSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';

export const getUser = defineRoute({
  id: 'users/get-user',
  method: 'GET',
  path: '/api/users/{userId}',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
  response: personSchema,
  errors: ['not-found'],
});

export const listUserHouseholds = defineRoute({
  id: 'users/list-user-households',
  method: 'GET',
  path: '/api/users/{userId}/households',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
  response: z.array(householdSchema),
  errors: ['not-found'],
});

export const assignUser = defineRoute({
  id: 'users/assign-user',
  method: 'POST',
  path: '/api/users/{userId}/households',
  childData: 'none',
  access: { kind: 'account', roles: ['admin'] },
  body: z.strictObject({ householdId: idText, role: memberRole, learnerId: z.optional(idText) }),
  response: memberSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['not-found', 'already-member', 'already-linked', 'too-many-grown-ups', 'too-many-learners', 'reason-needed'],
});
