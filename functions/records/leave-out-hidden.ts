import type { ExportRecord } from '../../shared/export/records.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { isKept, storedBinEntries } from '../data/content/bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import type { Partition } from '../data/table/partition.ts';

/** A record before validation; fields that its schema does not name are dropped. */
export type Draft = { readonly kind: ExportRecord['kind'] } & Readonly<Record<string, unknown>>;

/** @returns the records without those that are being deleted and everything belonging to them. Records in the bin are kept. */
export async function leaveOutHidden(rows: Partition, records: readonly Draft[], now: Date): Promise<Draft[]> {
  const named = {
    decks: [...new Set(records.flatMap((record) => [...decksOf(record), ...ownId(record, 'deck')]))],
    quizzes: [...new Set(records.flatMap((record) => [...quizzesOf(record), ...ownId(record, 'quiz')]))],
  };
  const [learners, decks, quizzes] = await Promise.all([
    storedLearners.list(rows),
    storedDecks.findMany(
      rows,
      named.decks.map((deck) => ({ deck })),
    ),
    storedQuizzes.findMany(
      rows,
      named.quizzes.map((quiz) => ({ quiz })),
    ),
  ]);
  const visible = new Set([...decks.map(({ deck }) => deck), ...quizzes.map(({ quiz }) => quiz)]);
  const hidden = [...named.decks, ...named.quizzes].filter((id) => !visible.has(id));
  const bin = await storedBinEntries.findMany(
    rows,
    hidden.map((entry) => ({ entry })),
  );
  const inBin = bin.filter((entry) => isKept(entry, now)).map(({ entry }) => entry);
  const there = { learners: new Set(learners.map(({ learner }) => learner)), things: new Set([...visible, ...inBin]) };
  return records.filter(
    (record) =>
      learnersOf(record).every((learner) => there.learners.has(learner)) &&
      [...ownId(record, 'deck'), ...ownId(record, 'quiz'), ...decksOf(record), ...quizzesOf(record)].every((id) =>
        there.things.has(id),
      ) &&
      (record.kind !== 'device' || record['removedAt'] === undefined) &&
      (record.kind !== 'bin-entry' || isKept({ deletedAt: String(record['deletedAt']) }, now)),
  );
}

function ownId(record: Draft, kind: 'deck' | 'quiz'): string[] {
  return record.kind === kind ? [String(record[kind])] : [];
}

/** @returns the learner that the record belongs to, if any. */
function learnersOf(record: Draft): string[] {
  const { assignment } = record;
  if (ofLearner.has(record.kind)) return [String(record['learner'])];
  const isWork = record.kind === 'bin-entry' && typeof assignment === 'object' && assignment !== null;
  return isWork && 'learner' in assignment ? [String(assignment.learner)] : [];
}

const ofLearner: ReadonlySet<string> = new Set<ExportRecord['kind']>([
  'deck-progress',
  'card-flag',
  'assignment',
  'card-memory',
  'review',
  'study-day',
  'study-session',
  'quiz-attempt',
  'earned-badge',
  'learner-facts',
  'child-session',
]);
const ofDeck: ReadonlySet<string> = new Set<ExportRecord['kind']>([
  'card',
  'deck-progress',
  'card-flag',
  'card-memory',
  'deck-share',
  'card-import',
]);

/** @returns the deck that the record belongs to, if any. Answer logs outlive their decks. */
function decksOf(record: Draft): string[] {
  if (ofDeck.has(record.kind)) return [deckOfTrack(String(record['deck']))];
  return isOpenWork(record, 'deck') ? [String(record['resource'])] : [];
}

function quizzesOf(record: Draft): string[] {
  return isOpenWork(record, 'quiz') ? [String(record['resource'])] : [];
}

function isOpenWork(record: Draft, type: string): boolean {
  return record.kind === 'assignment' && record['type'] === type && record['completedAt'] === undefined;
}
