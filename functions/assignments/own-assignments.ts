import { limits } from '../../shared/limits.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import { listNewestDone, presentAssignment, storedAssignments } from '../data/content/assignment.ts';
import type { Partition } from '../data/table/partition.ts';

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
