import * as z from 'zod/mini';
import { openVisitSchema, visitInput, visitSchema } from '../schemas/visit.ts';
import { defineRoute, household } from './define-route.ts';
import { pageQuery } from './paging.ts';

const visitsOf = {
  path: '/api/households/{householdId}/visits',
  childData: 'none',
} as const;

/** Records an admin's reason for viewing another family. Without it, calls inside that household are refused with `reason-needed`. */
export const openVisit = defineRoute({
  ...visitsOf,
  id: 'visits/open-visit',
  method: 'POST',
  access: { kind: 'account', roles: ['admin'] },
  body: visitInput,
  response: openVisitSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['not-found'],
});

/** Lists Flashspark admins' visits to a family, newest first. */
export const listVisits = defineRoute({
  ...visitsOf,
  id: 'visits/list-visits',
  method: 'GET',
  access: { kind: 'household', household, permission: 'see-visits' },
  query: z.strictObject(pageQuery),
  response: z.array(visitSchema),
  paged: true,
});
