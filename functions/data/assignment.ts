import * as z from 'zod/mini';
import { joinId } from '../../shared/ids.ts';
import { type Assignment, assignmentType } from '../../shared/schemas/assignment.ts';
import { defineItem, type Stored } from './table/item.ts';
import { countOpenAssignmentAction, storedLearners } from './learner.ts';
import type { Partition } from './table/partition.ts';
import { repeatOnConflict } from './table/repeat-on-conflict.ts';
import type { WriteAction } from './table/write-action.ts';

/** Work that a grown-up gave a learner. */
export const storedAssignments = defineItem({
  name: 'assignment',
  key: 'HH#{household}/ASSIGN#{learner}#{assignment}',
  schema: z.object({
    /** Local part of the id. */
    assignment: z.string(),
    learner: z.string(),
    type: assignmentType,
    /** Local id of the deck or quiz. */
    resource: z.string(),
    resourceName: z.string(),
    dueDate: z.optional(z.string()),
    notes: z.optional(z.string()),
    createdAt: z.string(),
    completedAt: z.optional(z.string()),
  }),
});
export type StoredAssignment = Stored<typeof storedAssignments>;

/** @returns the assignment as it goes out. */
export function presentAssignment(householdId: string, stored: StoredAssignment): Assignment {
  const { assignment: _, learner: __, resource, ...rest } = stored;
  return {
    ...rest,
    id: storedAssignments.idOf(householdId, stored),
    householdId,
    learnerId: storedLearners.idOf(householdId, stored),
    resourceId: joinId(householdId, resource),
  };
}

/** @returns the write that ticks an assignment off, once. */
export function completeAssignmentAction(rows: Partition, assignment: StoredAssignment, now: Date): WriteAction {
  const isOpen = { equals: { completedAt: undefined } };
  return storedAssignments.change(rows, assignment, { set: { completedAt: now.toISOString() } }, isOpen);
}

/** @returns the writes that take an assignment back; refused with `conflict` when it was ticked off since it was read. */
export function removeAssignmentActions(rows: Partition, assignment: StoredAssignment): WriteAction[] {
  const { completedAt, learner } = assignment;
  return [
    storedAssignments.removeExisting(rows, assignment, { equals: { completedAt }, otherwise: 'conflict' }),
    ...(completedAt === undefined ? [countOpenAssignmentAction(rows, learner, -1)] : []),
  ];
}

/** A transaction holds 100 actions, and the learner's counter is one of them. */
const removedAtOnce = 50;

/** Removes what is still open of a deck or quiz that goes away. What was done stays in the learner's record. Safe to repeat. */
export async function removeOpenAssignmentsOf(rows: Partition, resource: string): Promise<void> {
  await repeatOnConflict(async () => {
    const all = await storedAssignments.list(rows);
    const open = all.filter((one) => one.resource === resource && one.completedAt === undefined);
    for (const [learner, theirs] of Map.groupBy(open, (one) => one.learner)) {
      for (let start = 0; start < theirs.length; start += removedAtOnce)
        await removeOpen(rows, learner, theirs.slice(start, start + removedAtOnce));
    }
  });
}

async function removeOpen(rows: Partition, learner: string, open: readonly StoredAssignment[]): Promise<void> {
  const stillOpen = { equals: { completedAt: undefined }, otherwise: 'conflict' } as const;
  await rows.commit([
    ...open.map((one) => storedAssignments.removeExisting(rows, one, stillOpen)),
    countOpenAssignmentAction(rows, learner, -open.length),
  ]);
}
