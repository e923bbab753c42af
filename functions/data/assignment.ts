import * as z from 'zod';
import { joinId, splitId } from '../../shared/ids.ts';
import { type Assignment, assignmentType } from '../../shared/schemas/assignment.ts';
import { householdKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** Work that a grown-up gave a learner. */
export const storedAssignment = z.object({
  /** Local part of the id. */
  assignment: z.string(),
  learner: z.string(),
  type: assignmentType,
  /** Local id of the deck or quiz. */
  resource: z.string(),
  resourceName: z.string(),
  dueDate: z.string().optional(),
  notes: z.string().optional(),
  createdAt: z.string(),
  completedAt: z.string().optional(),
});
export type StoredAssignment = z.infer<typeof storedAssignment>;

/** @returns the assignment as it goes out. */
export function presentAssignment(householdId: string, stored: StoredAssignment): Assignment {
  const { assignment, learner, resource, ...rest } = stored;
  return {
    ...rest,
    id: joinId(householdId, learner, assignment),
    householdId,
    learnerId: joinId(householdId, learner),
    resourceId: joinId(householdId, resource),
  };
}

/** @returns the assignments of one learner, or of all; the first made first. */
export async function listAssignments(rows: Partition, learner?: string): Promise<StoredAssignment[]> {
  const prefix = learner === undefined ? householdKeys.assignments : householdKeys.assignmentsOf(learner);
  return await rows.list(storedAssignment, { prefix });
}

export function createAssignmentAction(rows: Partition, assignment: StoredAssignment): WriteAction {
  return rows.put(householdKeys.assignment(assignment.learner, assignment.assignment), assignment);
}

/** @returns the write that ticks an assignment off, once. */
export function completeAssignmentAction(rows: Partition, assignment: StoredAssignment, now: Date): WriteAction {
  const key = householdKeys.assignment(assignment.learner, assignment.assignment);
  const condition = { exists: true, equals: { completedAt: undefined } };
  return rows.change(key, { set: { completedAt: now.toISOString() } }, { condition });
}

/** @returns the write that removes the assignment of this id; `undefined` when it is no assignment's id. */
export function removeAssignmentAction(rows: Partition, assignmentId: string): WriteAction | undefined {
  const [, learner, assignment] = splitId(assignmentId, 3) ?? [];
  if (learner === undefined || assignment === undefined) return undefined;
  const guard = { condition: { exists: true }, otherwise: 'not-found' } as const;
  return rows.remove(householdKeys.assignment(learner, assignment), guard);
}

/** Removes what is still open of a deck or quiz that goes away. What was done stays in the learner's record. */
export async function removeOpenAssignmentsOf(rows: Partition, resource: string): Promise<void> {
  const all = await listAssignments(rows);
  const open = all.filter((one) => one.resource === resource && one.completedAt === undefined);
  await rows.removeMany(open.map((one) => householdKeys.assignment(one.learner, one.assignment)));
}
