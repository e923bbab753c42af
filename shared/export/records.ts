import * as z from 'zod/mini';
import { instantText } from '../schemas/text.ts';
import { familyRecords } from './family-records.ts';
import { studyRecords } from './study-records.ts';

/**
 * What a family's export is made of: one record for each thing that is stored of it, told apart by `kind`. Ids are local ones: what
 * belongs together says so by the same id (`deck`, `card`, `learner`), in whatever household it stands. Times are ISO 8601 in UTC, days
 * are study days of the household's time zone. Nothing else of a stored thing goes out, and nothing else comes back in: what is left out,
 * and why, stands in `shared/kept`, and field by field in test/support/export-coverage.ts.
 */
export const exportVersion = 1;

/** Everything that is handed out. */
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

/**
 * What can be brought back into an empty household: all but accounts, who is in the household or invited, what was agreed to, who looked at it,
 * devices, the bin, shared decks, past imports and weekly mails.
 */
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
export type BroughtRecord = z.infer<typeof broughtRecord>;

/** The one JSON file of an export. */
export const exportFile = z.object({
  format: z.literal('flashspark-export'),
  version: z.literal(exportVersion),
  exportedAt: instantText,
  /** The household, or one learner of it with the decks and quizzes of the family. */
  of: z.enum(['household', 'learner']),
  records: z.array(exportRecord),
});
export type ExportFile = z.infer<typeof exportFile>;
