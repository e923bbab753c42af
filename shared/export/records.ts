import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { instantText } from '../schemas/text.ts';
import { familyRecords } from './family-records.ts';
import { studyRecords } from './study-records.ts';

/**
 * Version of the export format. An export has one record per stored item, distinguished by `kind`. Ids are local (`deck`, `card`, `learner`), so references
 * hold in any household. Times are ISO 8601 in UTC; days are study days of the household's time zone. Only listed fields are exported or restored. Omissions
 * and their reasons are in `shared/kept`, and per field in test/support/export-coverage.ts.
 */
export const exportVersion = 1;

/** The export's data file, from which everything can be restored. */
export const recordsFileName = 'flashspark.json';

export const exportRecord = z.discriminatedUnion('kind', [
  familyRecords.household,
  familyRecords.member,
  familyRecords.invitation,
  familyRecords.consent,
  familyRecords.visit,
  familyRecords.device,
  familyRecords.tap,
  familyRecords.learner,
  familyRecords.deck,
  studyRecords.progress,
  familyRecords.card,
  familyRecords.media,
  familyRecords.quiz,
  familyRecords.assignment,
  familyRecords.binEntry,
  familyRecords.share,
  familyRecords.cardImport,
  familyRecords.weeklyMail,
  studyRecords.memory,
  studyRecords.review,
  studyRecords.day,
  studyRecords.session,
  studyRecords.attempt,
  studyRecords.flag,
  studyRecords.badge,
  studyRecords.facts,
  studyRecords.scheduling,
]);
export type ExportRecord = z.infer<typeof exportRecord>;
export type RecordOf<Kind extends ExportRecord['kind']> = Extract<ExportRecord, { kind: Kind }>;

/** Records that can be restored. Omitted: accounts, members, invitations, consent, visits, devices, bin, shares, past imports and weekly emails. */
export const broughtRecord = z.discriminatedUnion('kind', [
  familyRecords.household,
  familyRecords.learner,
  familyRecords.deck,
  studyRecords.progress,
  familyRecords.card,
  familyRecords.quiz,
  familyRecords.assignment,
  studyRecords.memory,
  studyRecords.review,
  studyRecords.day,
  studyRecords.session,
  studyRecords.attempt,
  studyRecords.flag,
  studyRecords.badge,
  studyRecords.facts,
  studyRecords.scheduling,
]);
export type RestoredRecord = z.infer<typeof broughtRecord>;

export const exportFile = z.object({
  format: z.literal('flashspark-export'),
  version: z.literal(exportVersion),
  exportedAt: instantText,
  /** A household, or one learner with the family's decks and quizzes. */
  of: z.enum(['household', 'learner']),
  records: z.array(exportRecord),
});
export type ExportFile = z.infer<typeof exportFile>;

/** Splits records into parts that fit a call, by number and bytes. A record that exceeds the size limit by itself becomes a part of its own. */
export function cutIntoParts(records: readonly RestoredRecord[]): RestoredRecord[][] {
  const encoder = new TextEncoder();
  const parts: RestoredRecord[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const record of records) {
    const own = encoder.encode(JSON.stringify(record)).length + 1;
    const last = parts.at(-1);
    if (last && last.length < limits.restoredPerCall && bytes + own <= limits.restoreCallBytes) {
      last.push(record);
      bytes += own;
    } else {
      parts.push([record]);
      bytes = own;
    }
  }
  return parts;
}
