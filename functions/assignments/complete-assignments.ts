import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { isGiven } from '../../shared/scheduling/weekly-work.ts';
import {
  backfillOpenCount,
  completeAssignmentActions,
  findNextWeeksAssignment,
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
  /** Time of completion. `day` is the study day it counts for; assignments created after that day are not fulfilled. */
  readonly now: Date;
  readonly day: string;
  /** The household's time zone, for recurring assignments. */
  readonly timeZone: string;
}

/** Maximum number of completion actions in a transaction; another 20 are reserved for the writes that store the completed session or quiz. */
const maxCompletionActions = 80;

/** @returns the learner's open assignments, including future ones (see `givenWork`) and old completed ones that were never moved to their own rows. */
export async function openWorkOf(rows: Partition, learner: string): Promise<StoredAssignment[]> {
  return await storedAssignments.list(rows, { learner });
}

/**
 * @returns the writes that complete fulfilled assignments and move old completed ones to their own rows. They fail with `conflict` after concurrent changes.
 */
export async function completeFulfilledActions(
  rows: Partition,
  work: readonly StoredAssignment[],
  { learner, type, resources, now, day, timeZone }: DoneWork,
): Promise<WriteAction[]> {
  const completionOf = ({ completedAt = now.toISOString() }: StoredAssignment) => ({ completedAt, day, timeZone });
  const done = work
    .filter((one) => one.completedAt === undefined && one.type === type && resources.has(one.resource))
    .filter((one) => isGiven(one, now) && studyDayOf(new Date(one.createdAt), timeZone) <= day);
  const doneBefore = work.filter((one) => one.completedAt !== undefined);
  const completed = takeFitting(
    [...done, ...doneBefore].map((one) => ({ one, actions: completeAssignmentActions(rows, one, completionOf(one)) })),
  );
  if (completed.length === 0) return [];
  await backfillOpenCount(rows, await storedLearners.find(rows, { learner }));
  const over = completed.filter(
    ({ one }) => one.completedAt === undefined && !findNextWeeksAssignment(one, completionOf(one)),
  ).length;
  return [
    ...completed.flatMap(({ actions }) => actions),
    countAssignmentsAction(rows, learner, {
      ...(over > 0 && { openAssignments: -over }),
      doneAssignments: completed.length,
    }),
  ];
}

/** @returns the first completions that fit into the transaction. The remaining assignments are completed the next time the learner completes work. */
function takeFitting<T extends { readonly actions: readonly WriteAction[] }>(completions: readonly T[]): readonly T[] {
  let actions = 0;
  const tooMany = completions.findIndex((completion) => (actions += completion.actions.length) > maxCompletionActions);
  return tooMany < 0 ? completions : completions.slice(0, tooMany);
}
