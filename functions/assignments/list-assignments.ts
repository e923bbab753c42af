import { ProductError } from '../../shared/errors.ts';
import { householdOfId } from '../../shared/ids.ts';
import { listAssignments } from '../../shared/routes/assignments.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import { presentAssignment, storedAssignments } from '../data/assignment.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { visibleLearners } from '../learners/visible-learners.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { pageOfList } from '../platform/list-page.ts';

export const handler = defineHandler(listAssignments, async ({ query, households }) => {
  const { learnerId } = query;
  const asked = learnerId === undefined ? households : households.filter(({ id }) => householdOfId(learnerId) === id);
  if (learnerId !== undefined && asked.length === 0) throw new ProductError('not-found');
  const lists = await Promise.all(asked.map(async (household) => await assignmentsOf(household, learnerId)));
  return pageOfList(lists.flat(), query);
});

async function assignmentsOf(household: HouseholdScope, learnerId: string | undefined): Promise<Assignment[]> {
  const isEverybody = learnerId === undefined && household.role !== 'learner';
  const lists = isEverybody
    ? [await storedAssignments.list(household.rows)]
    : await Promise.all(
        (await visibleLearners(household, learnerId)).map(
          async (learner) => await storedAssignments.list(household.rows, { learner }),
        ),
      );
  return lists.flat().map((assignment) => presentAssignment(household.id, assignment));
}
