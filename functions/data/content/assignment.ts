import * as z from 'zod/mini';
import { encodeTime, TIME_LEN } from 'ulid';
import { joinId } from '../../../shared/ids.ts';
import { standOn, weekAfter } from '../../../shared/scheduling/weekly-work.ts';
import {
  type Assignment,
  type AssignmentType,
  assignmentType,
  repetition,
} from '../../../shared/schemas/assignment.ts';
import { isInUse, storedDecks } from './deck.ts';
import { storedQuizzes } from './quiz.ts';
import { defineItem, type Stored } from '../table/item.ts';
import { KeyTemplate } from '../table/key-template.ts';
import { countAssignmentsAction, type StoredLearner, storedLearners } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';
import { limits } from '../../../shared/limits.ts';

const fields = {
  assignment: z.string(),
  learner: z.string(),
  type: assignmentType,
  /** Local id of the deck or quiz. */
  resource: z.string(),
  resourceName: z.string(),
  dueDate: z.optional(z.string()),
  notes: z.optional(z.string()),
  untilReady: z.optional(z.literal(true)),
  createdAt: z.string(),
};

/** An open assignment of a learner. Assignments completed before {@link storedDoneAssignments} existed are stored here, too. */
export const storedAssignments = defineItem({
  name: 'assignment',
  key: 'HH#{household}/ASSIGN#{learner}#{assignment}',
  schema: z.object({ ...fields, repeats: z.optional(repetition), completedAt: z.optional(z.string()) }),
});
export type StoredAssignment = Stored<typeof storedAssignments>;

/** Sort key of the local index `by-due`: a learner's done assignments by completion time. */
const doneKey = new KeyTemplate('DONE#{learner}#{completedAt}#{assignment}');

/** A completed assignment. It moves here on completion, so that listing open work does not read years of completed work. */
export const storedDoneAssignments = defineItem({
  name: 'done-assignment',
  key: 'HH#{household}/DONE#{learner}#{assignment}',
  schema: z.object({ ...fields, completedAt: z.string() }),
  indexKeys: ({ learner, completedAt, assignment }) => ({
    dueKey: doneKey.write({ learner, completedAt, assignment }),
  }),
});
export type StoredDoneAssignment = Stored<typeof storedDoneAssignments>;

/**
 * @returns the deck or quiz, and a check that it can still be assigned by this name at commit, because archiving removes its assignments, and renaming renames
 *   them; `undefined` if missing or archived.
 */
export async function findResource(
  rows: Partition,
  type: AssignmentType,
  resource: string,
): Promise<{ readonly name: string; readonly check: WriteAction } | undefined> {
  const otherwise = 'conflict';
  if (type === 'quiz') {
    const quiz = await storedQuizzes.find(rows, { quiz: resource });
    if (!quiz) return undefined;
    const { name } = quiz;
    return { name, check: storedQuizzes.check(rows, quiz, { equals: { name }, otherwise }) };
  }
  const deck = await storedDecks.find(rows, { deck: resource });
  if (!deck || !isInUse(deck)) return undefined;
  const { name } = deck;
  return { name, check: storedDecks.check(rows, deck, { equals: { archivedAt: undefined, name }, otherwise }) };
}

/** An assignment, and whether it is stored among the done ones. */
interface FoundAssignment {
  readonly assignment: StoredAssignment;
  readonly isDone: boolean;
}

/** Reads the open assignments first, so that one completed in between is found among the done ones. @throws ProductError `not-found` */
export async function requireAssignment(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
): Promise<FoundAssignment> {
  const place = storedAssignments.placeOf(household.id, id);
  const assignment = await storedAssignments.find(household.rows, place);
  if (assignment) return { assignment, isDone: false };
  return { assignment: await storedDoneAssignments.require(household.rows, place), isDone: true };
}

/** @returns the learner's last completed assignments, newest first: at most `count`, completed before the given one if there is one. */
export async function listNewestDone(
  rows: Partition,
  learner: string,
  count: number,
  before?: Pick<StoredDoneAssignment, 'completedAt' | 'assignment'>,
): Promise<StoredDoneAssignment[]> {
  const end = before && { before: doneKey.write({ ...before, learner }) };
  const range = { index: 'by-due', prefix: doneKey.writeLead({ learner }), newestFirst: true, ...end } as const;
  return await rows.first(range, count, storedDoneAssignments.read);
}

export function presentAssignment(
  householdId: string,
  stored: StoredAssignment & Pick<Assignment, 'missedDate'>,
): Assignment {
  const { assignment: _, learner: __, resource, ...rest } = stored;
  return {
    ...rest,
    id: storedAssignments.idOf(householdId, stored),
    householdId,
    learnerId: storedLearners.idOf(householdId, stored),
    resourceId: joinId(householdId, resource),
  };
}

/** When an assignment was completed, the study day it counts for, and that day's time zone. An offline device reports a completion later. */
interface Completion {
  readonly completedAt: string;
  readonly day: string;
  readonly timeZone: string;
}

/** @returns the writes that file an assignment as done, and create next week's if it is weekly; refused with `conflict` when it changed since it was read. */
export function completeAssignmentActions(
  rows: Partition,
  seen: StoredAssignment,
  completion: Completion,
): WriteAction[] {
  const { completedAt, day } = completion;
  const next = findNextWeeksAssignment(seen, completion);
  const { dueDate } = standOn(seen, day);
  const { resourceName, completedAt: doneBefore } = seen;
  const equals = { ...editableFieldsOf(seen), resourceName, completedAt: doneBefore };
  const asSeen = { equals, otherwise: 'conflict' } as const;
  return [
    storedAssignments.removeExisting(rows, seen, asSeen),
    storedDoneAssignments.create(rows, { ...seen, dueDate, completedAt }),
    ...(next ? [storedAssignments.create(rows, next)] : []),
  ];
}

/** @returns the same assignment for the following week, if it repeats. Its id is derived from that week and from the original. */
export function findNextWeeksAssignment(
  seen: StoredAssignment,
  { day, timeZone }: Completion,
): StoredAssignment | undefined {
  if (seen.completedAt !== undefined) return undefined;
  const week = weekAfter(standOn(seen, day), timeZone);
  const idOf = (time: number) => encodeTime(time) + seen.assignment.slice(TIME_LEN);
  return week && { ...seen, ...week, assignment: idOf(Date.parse(week.createdAt)) };
}

/** @returns the writes that remove an assignment; refused with `conflict` when it was completed since it was read. */
export function removeAssignmentActions(rows: Partition, { assignment, isDone }: FoundAssignment): WriteAction[] {
  const { completedAt, learner } = assignment;
  if (isDone) {
    const removal = storedDoneAssignments.removeExisting(rows, assignment, { otherwise: 'conflict' });
    return [removal, countAssignmentsAction(rows, learner, { doneAssignments: -1 }, 'visible')];
  }
  return [
    storedAssignments.removeExisting(rows, assignment, { equals: { completedAt }, otherwise: 'conflict' }),
    ...(completedAt === undefined ? [countAssignmentsAction(rows, learner, { openAssignments: -1 }, 'visible')] : []),
  ];
}

/**
 * Sets the counter of open assignments on a learner's row that lacks it, since it would otherwise start from zero. Call this before the transaction that
 * changes the counter. Safe to repeat and under concurrency.
 * @throws ProductError `conflict` when another change came first.
 */
export async function backfillOpenCount(rows: Partition, seen: StoredLearner | undefined): Promise<void> {
  if (!seen || seen.openAssignments !== undefined) return;
  const { length: openAssignments } = (await storedAssignments.list(rows, seen)).filter((one) => !one.completedAt);
  // A missing counter is read as 0, so it needs no write.
  if (openAssignments === 0) return;
  const asSeen = { equals: { openAssignments: undefined } };
  await rows.commit([storedLearners.change(rows, seen, { set: { openAssignments } }, asSeen)]);
}

/** The fields of an assignment that a grown-up can change later. */
export type EditableFields = Pick<StoredAssignment, 'dueDate' | 'notes' | 'untilReady' | 'repeats'>;

/** @returns all of these fields, absent ones included, for use in conditions. */
function editableFieldsOf({ dueDate, notes, untilReady, repeats }: StoredAssignment) {
  return { dueDate, notes, untilReady, repeats };
}

/** @returns the write that corrects an assignment; refused with `conflict` when those fields, or where it is stored, changed since it was read. */
export function correctAssignmentAction(
  rows: Partition,
  { assignment, isDone }: FoundAssignment,
  set: Partial<EditableFields>,
): WriteAction {
  const { repeats, ...equals } = editableFieldsOf(assignment);
  const remove = (['dueDate', 'notes', 'untilReady'] as const).filter((field) => set[field] === undefined);
  if (isDone) return storedDoneAssignments.change(rows, assignment, { set, remove }, { equals });
  const end = set.repeats === undefined ? (['repeats'] as const) : [];
  const change = { set, remove: [...remove, ...end] };
  return storedAssignments.change(rows, assignment, change, { equals: { ...equals, repeats } });
}

/**
 * Reads open and done assignments in parallel: one completed in between shows up at the next read, which the learner's device makes automatically.
 * @returns the first page of a learner's assignments, including those of later weeks: see `givenWork`.
 */
export async function assignmentsOfLearner(
  rows: Partition,
  { householdId, learner }: { readonly householdId: string; readonly learner: string },
): Promise<Assignment[]> {
  const [open, done] = await Promise.all([
    storedAssignments.list(rows, { learner }),
    listNewestDone(rows, learner, limits.doneAssignmentsPerPage),
  ]);
  const doneIds = new Set(done.map(({ assignment }) => assignment));
  const all = [...open.filter(({ assignment }) => !doneIds.has(assignment)), ...done];
  return all.map((assignment) => presentAssignment(householdId, assignment));
}
