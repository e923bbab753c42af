import * as z from 'zod/mini';
import { binEntrySchema } from '../schemas/bin.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

const access = {
  kind: 'household',
  household: { in: 'params', name: 'householdId' },
  permission: 'manage-content',
} as const;
const entryParams = z.strictObject({ householdId: idText, entryId: idText });

/** What a household deleted in the last 30 days: cards beside those of their deck, in no other order. */
export const listBin = defineRoute({
  id: 'bin/list-bin',
  method: 'GET',
  path: '/api/households/{householdId}/bin',
  childData: 'read',
  access,
  params: z.strictObject({ householdId: idText }),
  query: z.strictObject(pageQuery),
  response: z.array(binEntrySchema),
  status: 200,
  paged: true,
});

/** The id of an entry is the one of what was deleted: whoever deleted it knows it already. */
export const restoreEntry = defineRoute({
  id: 'bin/restore-entry',
  method: 'POST',
  path: '/api/households/{householdId}/bin/{entryId}/restore',
  childData: 'changed',
  access,
  params: entryParams,
  response: binEntrySchema,
  status: 200,
  errors: ['restore-first', 'too-many-decks', 'too-many-cards', 'too-many-quizzes', 'too-many-assignments'],
});

export const removeEntry = defineRoute({
  id: 'bin/remove-entry',
  method: 'DELETE',
  path: '/api/households/{householdId}/bin/{entryId}',
  childData: 'erased',
  access,
  params: entryParams,
  status: 204,
});
