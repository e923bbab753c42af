import * as z from 'zod/mini';
import { broughtRecord, exportRecord } from '../export/records.ts';
import { limits } from '../limits.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute, household } from './define-route.ts';
import { pageQuery } from './paging.ts';

const access = {
  kind: 'household',
  household,
  permission: 'carry-data',
} as const;

/** All that is stored of a family, or of one learner with the decks and quizzes that it studies, a page at a time. */
export const exportRecords = defineRoute({
  id: 'records/export-records',
  method: 'GET',
  path: '/api/households/{householdId}/export',
  childData: 'read',
  access,
  query: z.strictObject({ learnerId: z.optional(idText), ...pageQuery }),
  response: z.array(exportRecord),
  paged: true,
});

/**
 * Brings a part of an export back into a household that was empty when the first part came. The same part again changes nothing. Learners
 * come last: nobody studies as a learner who is half here.
 */
export const bringRecords = defineRoute({
  id: 'records/bring-records',
  method: 'POST',
  path: '/api/households/{householdId}/import',
  childData: 'changed',
  access,
  body: z.strictObject({
    /** Made by the client of the export itself: parts with the same one belong together. */
    importId: idText,
    records: z
      .array(broughtRecord)
      .check(z.maxLength(limits.broughtPerCall, `At most ${limits.broughtPerCall} records a call.`)),
    /** After this part everything is there. */
    isLast: z.optional(z.literal(true)),
  }),
  /** How many records this call stored. */
  response: z.object({ stored: z.int() }),
  errors: [
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
