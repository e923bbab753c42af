import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { countRight } from '../../shared/quiz/score-attempt.ts';
import type { RestoredRecord } from '../../shared/export/records.ts';
import { packDue } from '../../shared/scheduling/due-histogram.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { storedAssignments, storedDoneAssignments } from '../data/content/assignment.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedBadges } from '../data/study/earned-badge.ts';
import { storedFacts, storedLearners } from '../data/people/learner.ts';
import { storeAttemptActions, storedOpenAttempts } from '../data/study/quiz-attempt.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { countRestoredAction } from '../data/content/record-import.ts';
import { storedReviews } from '../data/study/review.ts';
import { storedScheduling } from '../data/study/scheduling.ts';
import { storedStudyDays } from '../data/study/study-day.ts';
import { storedStudySessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';

/** A study record to restore. It is stored before its learner and after the content it refers to. */
interface StudyRow {
  readonly put: WriteAction;
  readonly beside: readonly WriteAction[];
  readonly conditions: readonly WriteAction[];
}

function studyRowOf(rows: Partition, record: RestoredRecord): StudyRow[] {
  const isBroken = { otherwise: 'export-broken' } as const;
  const ofLearner = (learner: string, put: WriteAction, about: WriteAction[] = [], beside: WriteAction[] = []) => {
    const isNotHere = storedLearners.checkAbsent(rows, { learner }, 'household-not-empty');
    return [{ put, beside, conditions: [isNotHere, ...about] }];
  };
  const deckIsHere = ({ deck }: { readonly deck: string }) =>
    storedDecks.check(rows, { deck: deckOfTrack(deck) }, isBroken);
  switch (record.kind) {
    case 'deck-progress':
      return ofLearner(record.learner, createProgress(rows, record), [deckIsHere(record)]);
    case 'card-memory':
      return ofLearner(record.learner, storedMemories.create(rows, { ...record, version: 1 }), [deckIsHere(record)]);
    case 'card-flag':
      return ofLearner(record.learner, storedFlags.create(rows, record), [storedCards.check(rows, record, isBroken)]);
    case 'review':
      return ofLearner(record.learner, storedReviews.create(rows, record));
    case 'study-day':
      return ofLearner(record.learner, storedStudyDays.create(rows, record));
    case 'study-session':
      return ofLearner(record.learner, storedStudySessions.create(rows, { ...record, version: 1 }));
    case 'earned-badge':
      return ofLearner(record.learner, storedBadges.create(rows, record));
    case 'learner-facts':
      return ofLearner(record.learner, storedFacts.create(rows, { ...record, version: 1 }));
    case 'scheduling':
      return ofLearner(record.learner, storedScheduling.create(rows, { ...record, version: 1 }));
    case 'quiz-attempt': {
      const { sheet, attempt, pointers } = createAttempt(rows, record, isBroken.otherwise);
      return ofLearner(record.learner, attempt, [], [sheet, ...pointers]);
    }
    case 'assignment': {
      const { resource: deck, resource: quiz, learner, type, completedAt } = record;
      if (completedAt !== undefined)
        return ofLearner(learner, storedDoneAssignments.create(rows, { ...record, completedAt }));
      const isThere =
        type === 'deck' ? storedDecks.check(rows, { deck }, isBroken) : storedQuizzes.check(rows, { quiz }, isBroken);
      return ofLearner(learner, storedAssignments.create(rows, record), [isThere]);
    }
    case 'household':
    case 'deck':
    case 'quiz':
    case 'card':
    case 'learner':
      return [];
  }
}

/** Restores an attempt. An open one also gets the pointer by which it is found; a learner has at most one per quiz. */
function createAttempt(
  rows: Partition,
  record: Extract<RestoredRecord, { kind: 'quiz-attempt' }>,
  otherwise: ErrorCode,
) {
  const pointers = record.completedAt === undefined ? [storedOpenAttempts.create(rows, record, otherwise)] : [];
  const score = record.completedAt !== undefined && { score: countRight(record.questions, record.answers) };
  const [attempt, sheet] = storeAttemptActions(rows, { ...record, ...score, version: 1 });
  return { attempt, sheet, pointers };
}

function createProgress(rows: Partition, record: Extract<RestoredRecord, { kind: 'deck-progress' }>): WriteAction {
  return storedProgress.create(rows, { ...record, due: packDue(record.due), version: 1 });
}

/**
 * Restores study records; existing ones stay unchanged.
 * @returns the number stored by this call.
 * @throws ProductError `household-not-empty` when a learner already exists, `export-broken` when the studied content is missing.
 */
export async function storeStudy(rows: Partition, records: readonly RestoredRecord[]): Promise<number> {
  const all = records.flatMap((record) => studyRowOf(rows, record));
  return await repeatOnConflict(async () => {
    const missing = await leaveOutStored(rows, all, ({ put }) => put);
    for (const part of packStudy(missing)) await storePart(rows, part);
    return missing.length;
  });
}

/** Actions for study records per transaction. One further write counts the records. */
const actionsPerTransaction = maxPlannedActions - 1;

interface StudyPart {
  readonly study: StudyRow[];
  readonly actions: Map<string, WriteAction>;
}

/** Commits a part. A parallel call may have stored the same records and even the learner first, in which case the failure is ignored. */
async function storePart(rows: Partition, { study, actions }: StudyPart): Promise<void> {
  try {
    await rows.commit([...actions.values(), countRestoredAction(rows, study.length)]);
  } catch (error) {
    const missing = await leaveOutStored(rows, study, ({ put }) => put);
    if (missing.length > 0) throw error;
  }
}

/** Groups records into transactions in order. Shared conditions are checked once, and no transaction writes a row twice. */
function packStudy(study: readonly StudyRow[]): StudyPart[] {
  const parts: StudyPart[] = [];
  for (const row of study) {
    const writes = keyed([row.put, ...row.beside]);
    const all = [...writes, ...keyed(row.conditions)];
    const last = parts.at(-1);
    const added = all.filter(([key]) => !last?.actions.has(key)).length;
    const fits =
      last !== undefined &&
      last.actions.size + added <= actionsPerTransaction &&
      writes.every(([key]) => !last.actions.has(key));
    const part: StudyPart = fits ? last : { study: [], actions: new Map() };
    if (!fits) parts.push(part);
    part.study.push(row);
    for (const [key, action] of all) part.actions.set(key, action);
  }
  return parts;
}

function keyed(actions: readonly WriteAction[]) {
  return actions.map((action) => [sortKeyOf(action), action] as const);
}

/** @returns the units whose rows don't exist yet, without duplicates. */
export async function leaveOutStored<Unit>(
  rows: Partition,
  units: readonly Unit[],
  putOf: (unit: Unit) => WriteAction | undefined,
): Promise<Unit[]> {
  const byKey = new Map(
    units.flatMap((unit) => {
      const put = putOf(unit);
      return put ? [[sortKeyOf(put), unit] as const] : [];
    }),
  );
  const found = new Set((await rows.getMany([...byKey.keys()])).map((row) => row['SK']));
  return [...byKey].filter(([key]) => !found.has(key)).map(([, unit]) => unit);
}

function sortKeyOf(action: WriteAction): string {
  return action.kind === 'put' ? action.item.SK : action.key.SK;
}
