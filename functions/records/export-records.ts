import type { ExportRecord } from '../../shared/export/records.ts';
import { dueByDay } from '../../shared/scheduling/due-histogram.ts';
import { limits } from '../../shared/limits.ts';
import { exportRecords } from '../../shared/routes/records.ts';
import { storedAssignments, storedDoneAssignments } from '../data/content/assignment.ts';
import { storedBinEntries } from '../data/content/bin.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { storedCardImports } from '../data/content/card-import.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { storedConsents } from '../data/people/consent.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { storedShares } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedChildSessions, storedDevices } from '../data/people/device.ts';
import { storedBadges } from '../data/study/earned-badge.ts';
import { storedHouseholds } from '../data/people/household.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import { storedFacts, storedLearners } from '../data/people/learner.ts';
import { storedMedia } from '../data/content/media.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { storedAttempts, storedSheets, unpackQuestions } from '../data/study/quiz-attempt.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { storedReviews } from '../data/study/review.ts';
import { storedScheduling } from '../data/study/scheduling.ts';
import { storedStudyDays } from '../data/study/study-day.ts';
import { storedStudySessions } from '../data/study/study-session.ts';
import { storedVisits } from '../data/people/visit.ts';
import { storedWeeklyMails } from '../data/operations/weekly-mail.ts';
import { readCursor, unknownCursor, writeCursor } from '../data/table/cursor.ts';
import type { Attributes, Key } from '../data/table/expressions.ts';
import type { Parts } from '../data/table/key-template.ts';
import type { Partition } from '../data/table/partition.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type Draft, leaveOutHidden } from './leave-out-hidden.ts';

export const handler = defineHandler(exportRecords, async ({ query, household, now }) => {
  const { learnerId, cursor, limit = limits.pageSize } = query;
  const learner = learnerId === undefined ? undefined : await storedLearners.requireById(household, learnerId);
  const { rows, nextCursor } = await readPage(household.rows, sectionsOf(learner?.learner), cursor, limit);
  const records = await joinAttempts(household.rows, rows.flatMap(toRecord));
  const items = await addAddresses(household, await leaveOutHidden(household.rows, records, now));
  // The route's schema is the allow-list of the response; it drops all other fields.
  return { items: items as ExportRecord[], ...(nextCursor && { nextCursor }) };
});

/** Everything stored about a family, except derived rows: see test/functions/records/export.test.ts. */
const exported = [
  storedHouseholds,
  storedMemberships,
  storedOpenInvitations,
  storedConsents,
  storedVisits,
  storedWeeklyMails,
  storedDevices,
  storedLearners,
  storedDecks,
  storedProgress,
  storedFlags,
  storedCards,
  storedMedia,
  storedQuizzes,
  storedAssignments,
  storedDoneAssignments,
  storedBinEntries,
  storedShares,
  storedCardImports,
  storedMemories,
  storedReviews,
  storedStudyDays,
  storedStudySessions,
  storedAttempts,
  storedSheets,
  storedBadges,
  storedFacts,
  storedScheduling,
  storedChildSessions,
] as const;

/** @returns the sort key prefixes to export, in order. Decks and progress come early because they tell how much follows. */
function sectionsOf(learner: string | undefined): string[] {
  if (learner === undefined) return [...new Set(exported.map(({ sortKey }) => sortKey.beginning))];
  const ofLearner = [storedProgress, storedFlags, storedAssignments, storedDoneAssignments, storedFacts].flatMap(
    ({ sortKey }) => sortKey.writeOwner('learner', learner) ?? [],
  );
  const ofFamily = [storedHouseholds, storedConsents, storedDecks, storedCards, storedMedia, storedQuizzes].map(
    ({ sortKey }) => sortKey.beginning,
  );
  return [storedLearners.sortKey.write({ learner }), ...ofFamily, ...ofLearner];
}

/** Target size of a page. The first row that exceeds it is the last on the page. */
const enoughBytes = 1024 * 1024;

/** @returns the row's size in a response, in bytes. Stored questions are compressed, those in a response are not. */
function sizeOf(row: Attributes): number {
  const isSheet = storedSheets.readKey(row as Attributes & Key) !== undefined;
  const shown = isSheet ? unpackQuestions(storedSheets.parse(row)) : row;
  return Buffer.byteLength(JSON.stringify(shown));
}

interface RowPage {
  readonly rows: Attributes[];
  /** Cursor of the next page; absent on the last page. */
  readonly nextCursor?: string;
}

async function readPage(
  rows: Partition,
  sections: readonly string[],
  cursor: string | undefined,
  limit: number,
): Promise<RowPage> {
  const found: Attributes[] = [];
  let after = cursor === undefined ? undefined : readKey(cursor);
  const first = after === undefined ? 0 : sections.findIndex((section) => after?.startsWith(section));
  if (first === -1) throw unknownCursor();
  let bytes = 0;
  for (const prefix of sections.slice(first)) {
    const left = limit - found.length;
    const page = await rows.page({ prefix, ...(after !== undefined && { after }) }, left, (row) => [row]);
    for (const row of page.items) {
      found.push(row);
      bytes += sizeOf(row);
      if (bytes >= enoughBytes) return { rows: found, ...cursorBehind(found) };
    }
    after = undefined;
    if (page.hasMore || found.length === limit) return { rows: found, ...cursorBehind(found) };
  }
  return { rows: found };
}

function cursorBehind(rows: readonly Attributes[]) {
  const last = rows.at(-1);
  return last && { nextCursor: writeCursor(String(last['SK'])) };
}

/** A forged cursor can only select a later position in what this call may read. */
function readKey(cursor: string): string {
  const key = readCursor(cursor);
  if (key === '' || !key.isWellFormed()) throw unknownCursor();
  return key;
}

/** @returns the row's record; empty for hidden and derived rows. */
function toRecord(row: Attributes): Draft[] {
  for (const kind of exported) {
    const place: Parts | undefined = kind.readKey(row as Attributes & Key);
    const asRecord = (item: object) => ({ ...place, ...item, ...readable(item), kind: recordKindOf(kind.name) });
    if (place) return [...kind.read(row).filter(isThere), ...readHidden(kind.name, row)].map(asRecord);
  }
  return [];
}

/** Reads a hidden deck or quiz, which may be in the bin. */
function readHidden(name: string, row: Attributes): object[] {
  const item = name === 'deck' ? storedDecks : storedQuizzes;
  if (name !== item.name || row['deletingSince'] === undefined) return [];
  return [{ ...item.parse(row), deletedAt: row['deletingSince'] }];
}

/** @returns whether media is complete. An unfinished upload is left out, because it may never finish. */
function isThere(item: object): boolean {
  return !('arrivingUntil' in item) || item.arrivingUntil === undefined;
}

/** Converts fields to a readable form: due counts by day, and the kind of a bin entry. */
function readable(item: object) {
  if ('due' in item && !('week' in item)) return { due: dueByDay(String(item.due)) };
  return 'entry' in item && 'kind' in item ? { what: item.kind } : {};
}

/** Merges kinds that differ only in storage: completed work is an assignment, and a question sheet is part of its attempt. */
function recordKindOf(name: (typeof exported)[number]['name']): Draft['kind'] {
  if (name === 'done-assignment') return 'assignment';
  return name === 'quiz-sheet' ? 'quiz-attempt' : name;
}

/** Joins each attempt with its question sheet, at the sheet's position in the export, because the questions are the largest part. */
async function joinAttempts(rows: Partition, records: readonly Draft[]): Promise<Draft[]> {
  const sheets = records.filter((record) => 'packed' in record);
  const places = sheets.map((record) => ({ learner: String(record['learner']), attempt: String(record['attempt']) }));
  const attempts = new Map((await storedAttempts.findMany(rows, places)).map((one) => [one.attempt, one]));
  return records.flatMap((record) => {
    if (record.kind !== 'quiz-attempt' || 'questions' in record) return [record];
    const attempt = attempts.get(String(record['attempt']));
    const isSheet = 'packed' in record && attempt !== undefined;
    return isSheet ? [{ ...record, ...attempt, questions: unpackQuestions(storedSheets.parse(record)) }] : [];
  });
}

async function addAddresses(household: HouseholdScope, records: readonly Draft[]): Promise<Draft[]> {
  const places = records.flatMap((record) => (record.kind === 'membership' ? [String(record['userId'])] : []));
  const accounts = await household.findAccounts(places.map((userId) => ({ userId })));
  return records.map((record) => {
    const email = record.kind === 'membership' ? accounts.get(String(record['userId']))?.email : undefined;
    return email === undefined ? record : { ...record, email };
  });
}
