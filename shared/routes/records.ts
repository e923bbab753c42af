import * as z from 'zod/mini';
import { broughtRecord, exportRecord } from '../export/records.ts';
import { limits } from '../limits.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute, household } from './define-route.ts';
import { pageQuery } from './paging.ts';
import { problem } from '../schemas/problem.ts';

const access = {
  kind: 'household',
  household,
  permission: 'carry-data',
} as const;

/** Exports all stored data of a household, or of one learner with the decks and quizzes they study, one page at a time. */
export const exportRecords = defineRoute({
  id: 'records/export-records',
  method: 'GET',
  path: '/api/households/{householdId}/export',
  childData: 'read',
  access,
  needsFullSignIn: true,
  query: z.strictObject({ learnerId: z.optional(idText), ...pageQuery }),
  response: z.array(exportRecord),
  paged: true,
  errors: ['full-sign-in-needed'],
});

/**
 * Restores one part of an export into a household that was empty before the first part. Repeating a part changes nothing. Learners come last, so that no
 * learner can study before all of their data is restored.
 */
export const bringRecords = defineRoute({
  id: 'records/bring-records',
  method: 'POST',
  path: '/api/households/{householdId}/import',
  childData: 'changed',
  access,
  needsFullSignIn: true,
  body: z.strictObject({
    /** Computed by the restoring client from the export's content, so all parts of the same export have the same id. */
    importId: idText,
    records: z
      .array(broughtRecord)
      .check(z.maxLength(limits.restoredPerCall, problem('sendRecords', { most: limits.restoredPerCall }))),
    /** Marks the final part. */
    isLast: z.optional(z.literal(true)),
  }),
  response: z.object({ stored: z.int() }),
  errors: [
    'full-sign-in-needed',
    'unknown-media',
    'consent-needed',
    'export-broken',
    'household-not-empty',
    'too-many-records',
    'too-many-cards',
    'too-many-decks',
    'too-many-quizzes',
    'too-many-learners',
    'too-many-assignments',
    'conflict',
  ],
});
