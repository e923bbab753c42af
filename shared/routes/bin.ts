import * as z from 'zod/mini';
import { binEntrySchema } from '../schemas/bin.ts';
import { defineRoute, household } from './define-route.ts';
import { pageQuery } from './paging.ts';

const access = {
  kind: 'household',
  household,
  permission: 'manage-content',
} as const;

/** Everything that a household deleted in the last 30 days. Cards of the same deck are listed together; there is no other order. */
export const listBin = defineRoute({
  id: 'bin/list-bin',
  method: 'GET',
  path: '/api/households/{householdId}/bin',
  childData: 'read',
  access,
  query: z.strictObject(pageQuery),
  response: z.array(binEntrySchema),
  paged: true,
});

/**
 * Restores a deleted item. The entry's id is the id of the deleted item, so the client that deleted it can restore it without listing the bin. With the id of a
 * deletion of several cards, it restores as many of them as it has time for; repeat the call until `left` is 0.
 */
export const restoreEntry = defineRoute({
  id: 'bin/restore-entry',
  method: 'POST',
  path: '/api/households/{householdId}/bin/{entryId}/restore',
  childData: 'changed',
  access,
  response: z.extend(binEntrySchema, { left: z.optional(z.int()) }),
  errors: ['restore-first', 'too-many-decks', 'too-many-cards', 'too-many-quizzes', 'too-many-assignments'],
});

/** Deletes an entry for good, or all cards of a deletion: as many as it has time for, so repeat the call until there are none (`not-found`). */
export const removeEntry = defineRoute({
  id: 'bin/remove-entry',
  method: 'DELETE',
  path: '/api/households/{householdId}/bin/{entryId}',
  childData: 'erased',
  access,
  needsFullSignIn: true,
  errors: ['full-sign-in-needed'],
});
