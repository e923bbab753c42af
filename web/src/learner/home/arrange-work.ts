import type { Assignment } from '../../../../shared/schemas/assignment.ts';

/** A week: how long finished work stays in sight. */
const DONE_SHOWN_FOR_MS = 7 * 24 * 60 * 60_000;

/** A finished assignment. */
export type DoneAssignment = Assignment & { readonly completedAt: string };

interface ArrangedWork {
  /** Soonest due first, then what has no due date, the oldest first. */
  readonly open: Assignment[];
  /** Finished in the last 7 days, the latest first. */
  readonly done: DoneAssignment[];
}

/** What a learner has to do, and what was done lately. */
export function arrangeWork(assignments: readonly Assignment[], now: Date): ArrangedWork {
  const since = now.getTime() - DONE_SHOWN_FOR_MS;
  return {
    open: assignments.filter((one) => !isDone(one)).toSorted(compareDue),
    done: assignments
      .filter(isDone)
      .filter(({ completedAt }) => Date.parse(completedAt) >= since)
      .toSorted((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt)),
  };
}

function isDone(assignment: Assignment): assignment is DoneAssignment {
  return assignment.completedAt !== undefined;
}

/** Study days and instants of one format compare as text. */
function compareDue(a: Assignment, b: Assignment): number {
  if (a.dueDate === b.dueDate) return a.createdAt < b.createdAt ? -1 : 1;
  if (a.dueDate === undefined) return 1;
  return b.dueDate === undefined || a.dueDate < b.dueDate ? -1 : 1;
}
