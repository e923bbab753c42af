import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { completeAssignmentAction, storedAssignments } from '../data/assignment.ts';
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

/** @returns the writes that tick off all open assignments that this work fulfils. */
export async function tickOffActions(
  rows: Partition,
  { learner, type, resource, now }: DoneWork,
): Promise<WriteAction[]> {
  const assignments = await storedAssignments.list(rows, { learner });
  const done = assignments
    .filter((one) => one.type === type && one.resource === resource && one.completedAt === undefined)
    .filter((one) => Date.parse(one.createdAt) <= now.getTime())
    .slice(0, tickedAtOnce);
  if (done.length === 0) return [];
  return [
    ...done.map((one) => completeAssignmentAction(rows, one, now)),
    countOpenAssignmentAction(rows, learner, -done.length),
  ];
}
