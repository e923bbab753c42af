import * as z from 'zod/mini';
import { idText } from '../schemas/text.ts';
import { openVisitSchema, visitInput, visitSchema } from '../schemas/visit.ts';
import { defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

const visitsOf = {
  path: '/api/households/{householdId}/visits',
  childData: 'none',
  params: z.strictObject({ householdId: idText }),
} as const;

/** An admin says why they look into a family of others. Without it, nothing inside it is shown to them: `reason-needed`. */
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

/** Who from Flashspark looked at a family, the newest first. */
export const listVisits = defineRoute({
  ...visitsOf,
  id: 'visits/list-visits',
  method: 'GET',
  access: { kind: 'household', household: { in: 'params', name: 'householdId' }, permission: 'see-visits' },
  query: z.strictObject(pageQuery),
  response: z.array(visitSchema),
  status: 200,
  paged: true,
});
