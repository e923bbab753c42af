import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { isGiven } from '../../shared/scheduling/weekly-work.ts';
import {
  countOpenFirst,
  fileAssignmentActions,
  findNextWeeks,
  type StoredAssignment,
  storedAssignments,
} from '../data/content/assignment.ts';
import { countAssignmentsAction, storedLearners } from '../data/people/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface DoneWork {
  readonly learner: string;
  readonly type: AssignmentType;
  /** Local ids of the decks that were studied or of the quiz that was submitted. */
  readonly resources: ReadonlySet<string>;
  /** When it is over, and for which study day it counts: what was asked for later is not fulfilled by it. */
  readonly now: Date;
  readonly day: string;
  /** The household's: what comes back does so by its days. */
  readonly timeZone: string;
}

/** A transaction must have room for what the work itself writes: of its 100 actions these are left. */
const filingActions = 80;

/**
 * @returns what the learner still has to do, with what was done before done work had a place of its own, and what is not given yet (see
 *   `givenWork`). It can be read before it is known which work was done.
 */
export async function openWorkOf(rows: Partition, learner: string): Promise<StoredAssignment[]> {
  return await storedAssignments.list(rows, { learner });
}

/**
 * @param work see {@link openWorkOf}.
 * @returns the writes that tick off all of it that was done now. They refuse with `conflict` when one of them changed since it was read.
 *   What was done long ago moves to the other done work by the way.
 */
export async function tickOffActions(
  rows: Partition,
  work: readonly StoredAssignment[],
  { learner, type, resources, now, day, timeZone }: DoneWork,
): Promise<WriteAction[]> {
  const filingOf = ({ completedAt = now.toISOString() }: StoredAssignment) => ({ completedAt, day, timeZone });
  const done = work
    .filter((one) => one.completedAt === undefined && one.type === type && resources.has(one.resource))
    .filter((one) => isGiven(one, now) && studyDayOf(new Date(one.createdAt), timeZone) <= day);
  const doneBefore = work.filter((one) => one.completedAt !== undefined);
  const filed = takeFiling(
    [...done, ...doneBefore].map((one) => ({ one, actions: fileAssignmentActions(rows, one, filingOf(one)) })),
  );
  if (filed.length === 0) return [];
  await countOpenFirst(rows, await storedLearners.find(rows, { learner }));
  const over = filed.filter(({ one }) => one.completedAt === undefined && !findNextWeeks(one, filingOf(one))).length;
  return [
    ...filed.flatMap(({ actions }) => actions),
    countAssignmentsAction(rows, learner, {
      ...(over > 0 && { openAssignments: -over }),
      doneAssignments: filed.length,
    }),
  ];
}

/** @returns those of the first for which there is room; what is left is ticked off by the next work that is done. */
function takeFiling<T extends { readonly actions: readonly WriteAction[] }>(filings: readonly T[]): readonly T[] {
  let actions = 0;
  const tooMany = filings.findIndex((filing) => (actions += filing.actions.length) > filingActions);
  return tooMany < 0 ? filings : filings.slice(0, tooMany);
}
