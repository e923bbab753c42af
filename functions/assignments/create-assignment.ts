import { ProductError } from '../../shared/errors.ts';
import { splitId } from '../../shared/ids.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { backfillOpenCount, findResource, presentAssignment, storedAssignments } from '../data/content/assignment.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countNewAssignmentAction, storedLearners } from '../data/people/learner.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { refuseInvalidCombinations, refusePastDay } from './refuse-choices.ts';

export const handler = defineCreation(createAssignment, async ({ body, household, learner, effects, now }) => {
  const { type, dueDate, notes, untilReady, repeats } = body;
  const choices = { ...(dueDate && { dueDate }), ...(untilReady && { untilReady }), ...(repeats && { repeats }) };
  refuseInvalidCombinations({ type, ...choices });
  const resource = await requireResource(household, type, body.resourceId);
  if (dueDate !== undefined) refusePastDay(household, dueDate, { now });
  const { rows } = household;
  await backfillOpenCount(rows, await storedLearners.find(rows, { learner: learner.local }));
  const assignment = {
    assignment: effects.newId(now),
    learner: learner.local,
    type,
    resource: resource.id,
    resourceName: resource.name,
    ...choices,
    ...(notes && { notes }),
    createdAt: now.toISOString(),
  };
  return {
    actions: [
      countNewAssignmentAction(rows, learner.local),
      resource.check,
      storedAssignments.create(rows, assignment),
    ],
    answer: presentAssignment(household.id, assignment),
  };
});

/** @throws ProductError `resource-not-found`, also for another household's deck or quiz. */
async function requireResource({ id: householdId, rows }: HouseholdScope, type: AssignmentType, resourceId: string) {
  const [itsHousehold, id] = splitId(resourceId, 2) ?? [];
  const isHere = itsHousehold === householdId && id !== undefined;
  const found = isHere ? await findResource(rows, type, id) : undefined;
  if (!isHere || !found) throw new ProductError('resource-not-found');
  return { id, ...found };
}
