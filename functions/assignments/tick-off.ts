import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { fileAssignmentActions, type StoredAssignment, storedAssignments } from '../data/assignment.ts';
import { countAssignmentsAction } from '../data/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface DoneWork {
  readonly learner: string;
  readonly type: AssignmentType;
  /** Local ids of the decks that were studied or of the quiz that was submitted. */
  readonly resources: ReadonlySet<string>;
  /** When it was done: what was asked for later is not fulfilled by it. */
  readonly now: Date;
}

/** A transaction must have room for what the work itself writes. Each takes two of its 100 actions. */
const tickedAtOnce = 40;

/**
 * @returns what the learner still has to do, with what was done before done work had a place of its own. It can be read before it is
 *   known which work was done.
 */
export async function openWorkOf(rows: Partition, learner: string): Promise<StoredAssignment[]> {
  return await storedAssignments.list(rows, { learner });
}

/**
 * @param work see {@link openWorkOf}.
 * @returns the writes that tick off all of it that was done now. They refuse with `conflict` when one of them changed since it was read.
 *   What was done long ago moves to the other done work by the way.
 */
export function tickOffActions(
  rows: Partition,
  work: readonly StoredAssignment[],
  { learner, type, resources, now }: DoneWork,
): WriteAction[] {
  const ticked = work
    .filter((one) => one.completedAt === undefined && one.type === type && resources.has(one.resource))
    .filter((one) => Date.parse(one.createdAt) <= now.getTime())
    .slice(0, tickedAtOnce);
  const doneBefore = work.filter((one) => one.completedAt !== undefined).slice(0, tickedAtOnce - ticked.length);
  const filed = [...ticked, ...doneBefore];
  if (filed.length === 0) return [];
  return [
    ...filed.flatMap((one) => fileAssignmentActions(rows, one, one.completedAt ?? now.toISOString())),
    countAssignmentsAction(rows, learner, {
      ...(ticked.length > 0 && { openAssignments: -ticked.length }),
      doneAssignments: filed.length,
    }),
  ];
}
