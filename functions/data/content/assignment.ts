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
  /** Local part of the id. */
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

/** Work that a grown-up gave a learner and that is still to do. What was done before there were {@link storedDoneAssignments} stands here, too. */
export const storedAssignments = defineItem({
  name: 'assignment',
  key: 'HH#{household}/ASSIGN#{learner}#{assignment}',
  schema: z.object({ ...fields, repeats: z.optional(repetition), completedAt: z.optional(z.string()) }),
});
export type StoredAssignment = Stored<typeof storedAssignments>;

/** Sort key of the local index `by-due`: the learner's done work by the time when it was done. */
const doneKey = new KeyTemplate('DONE#{learner}#{completedAt}#{assignment}');

/** Work that is done: it is moved here when it is ticked off, so that nobody who asks what is to do reads the years. */
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
 * @returns the deck or quiz that work is about, with the condition that it can be done; nothing where it is not here, or put away: what is put away
 *   takes back the work that it finds, so none may come meanwhile.
 */
export async function findResource(
  rows: Partition,
  type: AssignmentType,
  resource: string,
): Promise<{ readonly name: string; readonly check: WriteAction } | undefined> {
  const otherwise = 'conflict';
  if (type === 'quiz') {
    const quiz = await storedQuizzes.find(rows, { quiz: resource });
    return quiz && { name: quiz.name, check: storedQuizzes.check(rows, quiz, { otherwise }) };
  }
  const deck = await storedDecks.find(rows, { deck: resource });
  if (!deck || !isInUse(deck)) return undefined;
  return { name: deck.name, check: storedDecks.check(rows, deck, { equals: { archivedAt: undefined }, otherwise }) };
}

/** An assignment, and whether it stands among those that are done. */
interface FoundAssignment {
  readonly assignment: StoredAssignment;
  readonly isFiled: boolean;
}

/**
 * Looks among what is to do first: what is ticked off meanwhile is found behind it.
 * @throws ProductError `not-found`
 */
export async function requireAssignment(
  household: { readonly id: string; readonly rows: Partition },
  id: string,
): Promise<FoundAssignment> {
  const place = storedAssignments.placeOf(household.id, id);
  const assignment = await storedAssignments.find(household.rows, place);
  if (assignment) return { assignment, isFiled: false };
  return { assignment: await storedDoneAssignments.require(household.rows, place), isFiled: true };
}

/** @returns the learner's work that was done last, the newest first: `count` of it, done before that of the cursor where there is one. */
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

/** @returns the assignment as it goes out. */
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

/** When work was ticked off, for which study day it was done, and in whose days: a device without a connection tells of it later. */
interface Filing {
  readonly completedAt: string;
  readonly day: string;
  readonly timeZone: string;
}

/**
 * @returns the writes that move an assignment to those that are done, once: refused with `conflict` when it changed since it was read. Of
 *   one that comes back they make the next week's.
 */
export function fileAssignmentActions(rows: Partition, seen: StoredAssignment, filing: Filing): WriteAction[] {
  const { completedAt, day } = filing;
  const next = findNextWeeks(seen, filing);
  const { dueDate } = standOn(seen, day);
  const { resourceName, completedAt: doneBefore } = seen;
  const equals = { ...remarksOf(seen), resourceName, completedAt: doneBefore };
  const asSeen = { equals, otherwise: 'conflict' } as const;
  return [
    storedAssignments.removeExisting(rows, seen, asSeen),
    storedDoneAssignments.create(rows, { ...seen, dueDate, completedAt }),
    ...(next ? [storedAssignments.create(rows, next)] : []),
  ];
}

/** @returns the same work for the week after. Its id follows from that week and from the work itself. */
export function findNextWeeks(seen: StoredAssignment, { day, timeZone }: Filing): StoredAssignment | undefined {
  if (seen.completedAt !== undefined) return undefined;
  const week = weekAfter(standOn(seen, day), timeZone);
  const idOf = (time: number) => encodeTime(time) + seen.assignment.slice(TIME_LEN);
  return week && { ...seen, ...week, assignment: idOf(Date.parse(week.createdAt)) };
}

/** @returns the writes that take an assignment back; refused with `conflict` when it was ticked off since it was read. */
export function removeAssignmentActions(rows: Partition, { assignment, isFiled }: FoundAssignment): WriteAction[] {
  const { completedAt, learner } = assignment;
  if (isFiled) {
    const removal = storedDoneAssignments.removeExisting(rows, assignment, { otherwise: 'conflict' });
    return [removal, countAssignmentsAction(rows, learner, { doneAssignments: -1 }, 'visible')];
  }
  return [
    storedAssignments.removeExisting(rows, assignment, { equals: { completedAt }, otherwise: 'conflict' }),
    ...(completedAt === undefined ? [countAssignmentsAction(rows, learner, { openAssignments: -1 }, 'visible')] : []),
  ];
}

/**
 * Counts the open work of a learner of the first release, whose row has no count: to be done before the transaction that changes it, which could only
 * count from nothing. Safe to repeat, and beside other changes: all of them count first.
 * @throws ProductError `conflict` when another change was quicker.
 */
export async function countOpenFirst(rows: Partition, seen: StoredLearner | undefined): Promise<void> {
  if (!seen || seen.openAssignments !== undefined) return;
  const { length: openAssignments } = (await storedAssignments.list(rows, seen)).filter((one) => !one.completedAt);
  // From none on, whoever is first counts right.
  if (openAssignments === 0) return;
  const asSeen = { equals: { openAssignments: undefined } };
  await rows.commit([storedLearners.change(rows, seen, { set: { openAssignments } }, asSeen)]);
}

/** What a grown-up said about the work. */
export type Remarks = Pick<StoredAssignment, 'dueDate' | 'notes' | 'untilReady' | 'repeats'>;

/** @returns all of them, also those that are absent: as conditions. */
function remarksOf({ dueDate, notes, untilReady, repeats }: StoredAssignment) {
  return { dueDate, notes, untilReady, repeats };
}

/** @returns the write that corrects what was said about an assignment; refused with `conflict` when that, or its place, changed meanwhile. */
export function correctAssignmentAction(
  rows: Partition,
  { assignment, isFiled }: FoundAssignment,
  set: Partial<Remarks>,
): WriteAction {
  const { repeats, ...equals } = remarksOf(assignment);
  const remove = (['dueDate', 'notes', 'untilReady'] as const).filter((field) => set[field] === undefined);
  if (isFiled) return storedDoneAssignments.change(rows, assignment, { set, remove }, { equals });
  const end = set.repeats === undefined ? (['repeats'] as const) : [];
  const change = { set, remove: [...remove, ...end] };
  return storedAssignments.change(rows, assignment, change, { equals: { ...equals, repeats } });
}

/**
 * Both parts at once, unlike the pages above: what is ticked off in between is told by the next look, for which the learner's own device asks by itself.
 * @returns the first page of what was given to one learner, with what is not yet given: see `givenWork`.
 */
export async function assignmentsOfLearner(
  rows: Partition,
  { householdId, learner }: { readonly householdId: string; readonly learner: string },
): Promise<Assignment[]> {
  const [open, done] = await Promise.all([
    storedAssignments.list(rows, { learner }),
    listNewestDone(rows, learner, limits.doneAssignmentsPerPage),
  ]);
  const filed = new Set(done.map(({ assignment }) => assignment));
  const all = [...open.filter(({ assignment }) => !filed.has(assignment)), ...done];
  return all.map((assignment) => presentAssignment(householdId, assignment));
}
