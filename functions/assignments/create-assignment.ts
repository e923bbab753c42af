import { ProductError } from '../../shared/errors.ts';
import { splitId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { createAssignmentAction, listAssignments, presentAssignment } from '../data/assignment.ts';
import { checkDeckAction, findDeckRow } from '../data/deck.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { checkLearnerAction } from '../data/learner.ts';
import { checkQuizAction, findQuiz } from '../data/quiz.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(createAssignment, async ({ body, household, learner, effects, now }) => {
  const { type, dueDate, notes } = body;
  const resource = await requireResource(household, type, body.resourceId);
  if (dueDate !== undefined && dueDate < studyDayOf(now, household.household.timeZone)) {
    throw new ProductError('invalid-input', { fields: { dueDate: 'The due date cannot be in the past.' } });
  }
  const open = (await listAssignments(household.rows, learner.local)).filter((one) => one.completedAt === undefined);
  if (open.length >= limits.openAssignmentsPerLearner) throw new ProductError('too-many-assignments');
  const assignment = {
    assignment: effects.newId(now),
    learner: learner.local,
    type,
    resource: resource.id,
    resourceName: resource.name,
    ...(dueDate && { dueDate }),
    ...(notes && { notes }),
    createdAt: now.toISOString(),
  };
  const check = type === 'quiz' ? checkQuizAction : checkDeckAction;
  await household.rows.commit([
    checkLearnerAction(household.rows, learner.local),
    check(household.rows, resource.id),
    createAssignmentAction(household.rows, assignment),
  ]);
  return presentAssignment(household.id, assignment);
});

/** @throws ProductError `resource-not-found`, also for a deck or quiz of another household. */
async function requireResource(household: HouseholdScope, type: AssignmentType, resourceId: string) {
  const [itsHousehold, id] = splitId(resourceId, 2) ?? [];
  if (itsHousehold !== household.id || id === undefined) throw new ProductError('resource-not-found');
  const found = type === 'quiz' ? await findQuiz(household.rows, id) : await findLivingDeck(household, id);
  if (!found) throw new ProductError('resource-not-found');
  return { id, name: found.name };
}

async function findLivingDeck({ rows }: HouseholdScope, deck: string) {
  const found = await findDeckRow(rows, deck);
  return found?.deletingSince === undefined ? found : undefined;
}
