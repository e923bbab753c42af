import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { completeAssignmentAction, type StoredAssignment, storedAssignments } from '../data/assignment.ts';
import { countOpenAssignmentAction } from '../data/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface DoneWork {
  readonly learner: string;
  readonly type: AssignmentType;
  /** Local id of the deck that was studied or the quiz that was submitted. */
  readonly resource: string;
  /** When it was done: what was asked for later is not fulfilled by it. */
  readonly now: Date;
}

/** A transaction must have room for what the work itself writes. */
const tickedAtOnce = 50;

/** @returns what the learner still has to do: it can be read before it is known which work was done. */
export async function openWorkOf(rows: Partition, learner: string): Promise<StoredAssignment[]> {
  const assignments = await storedAssignments.list(rows, { learner });
  return assignments.filter(({ completedAt }) => completedAt === undefined);
}

/**
 * @param open the learner's open work, see {@link openWorkOf}.
 * @returns the writes that tick off all of it that this work fulfils. They refuse with `conflict` when one of them was ticked off or taken
 *   back since it was read.
 */
export function tickOffActions(
  rows: Partition,
  open: readonly StoredAssignment[],
  { learner, type, resource, now }: DoneWork,
): WriteAction[] {
  const done = open
    .filter((one) => one.type === type && one.resource === resource)
    .filter((one) => Date.parse(one.createdAt) <= now.getTime())
    .slice(0, tickedAtOnce);
  if (done.length === 0) return [];
  return [
    ...done.map((one) => completeAssignmentAction(rows, one, now)),
    countOpenAssignmentAction(rows, learner, -done.length),
  ];
}
