import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';

/** Which part of the list is shown. */
export type AssignmentFilter = 'all' | 'open' | 'done';

/** What one learner was given, the newest first. */
export interface LearnerAssignments {
  readonly learner: Learner;
  readonly assignments: readonly Assignment[];
}

/** Whether the filter lets an assignment through. Open is everything that is not done, overdue or not. */
export function isShown({ completedAt }: Pick<Assignment, 'completedAt'>, filter: AssignmentFilter): boolean {
  return filter === 'all' || (filter === 'done') === (completedAt !== undefined);
}

/**
 * The assignments by learner, in the order of the learners, the newest first. Learners without any are left out, and so
 * is what belongs to a learner who is not in the list (any more).
 */
export function groupByLearner(
  assignments: readonly Assignment[],
  learners: readonly Learner[],
): readonly LearnerAssignments[] {
  const byLearner = Map.groupBy(assignments, ({ learnerId }) => learnerId);
  return learners.flatMap((learner) => {
    const own = byLearner.get(learner.id);
    return own ? { learner, assignments: own.toSorted(byNewest) } : [];
  });
}

/** Instants in UTC sort as text. */
function byNewest(one: Assignment, other: Assignment): number {
  if (one.createdAt === other.createdAt) return 0;
  return one.createdAt < other.createdAt ? 1 : -1;
}
