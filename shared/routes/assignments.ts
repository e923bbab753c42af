import * as z from 'zod/mini';
import { assignmentChange, assignmentSchema, newAssignment } from '../schemas/assignment.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

export const listAssignments = defineRoute({
  id: 'assignments/list-assignments',
  method: 'GET',
  path: '/api/assignments',
  childData: 'read',
  access: {
    kind: 'households',
    household: { in: 'query', name: 'householdId' },
    orElse: { in: 'query', name: 'learnerId' },
    permission: 'read-study',
  },
  query: z.strictObject({ householdId: z.optional(idText), learnerId: z.optional(idText), ...pageQuery }),
  response: z.array(assignmentSchema),
  paged: true,
});

export const createAssignment = defineRoute({
  id: 'assignments/create-assignment',
  method: 'POST',
  path: '/api/assignments',
  childData: 'changed',
  access: {
    kind: 'household',
    household: { in: 'body', name: 'householdId' },
    permission: 'assign-work',
    learner: { in: 'body', name: 'learnerId' },
  },
  body: newAssignment,
  response: assignmentSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['resource-not-found', 'too-many-assignments'],
});

/** Changes due date, notes, plan or repetition of an open or completed assignment. Learner and resource can't change; that takes a new assignment. */
export const updateAssignment = defineRoute({
  id: 'assignments/update-assignment',
  method: 'PATCH',
  path: '/api/assignments/{assignmentId}',
  childData: 'changed',
  access: { kind: 'household', household: { in: 'params', name: 'assignmentId' }, permission: 'assign-work' },
  body: assignmentChange,
  response: assignmentSchema,
});

export const deleteAssignment = defineRoute({
  id: 'assignments/delete-assignment',
  method: 'DELETE',
  path: '/api/assignments/{assignmentId}',
  childData: 'erased',
  access: { kind: 'household', household: { in: 'params', name: 'assignmentId' }, permission: 'assign-work' },
  errors: ['bin-full'],
});
