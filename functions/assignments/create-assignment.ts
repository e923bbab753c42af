import { ProductError } from '../../shared/errors.ts';
import { splitId } from '../../shared/ids.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import type { AssignmentType } from '../../shared/schemas/assignment.ts';
import { presentAssignment, storedAssignments } from '../data/assignment.ts';
import { isInUse, type StoredDeck, storedDecks } from '../data/deck.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { countNewAssignmentAction } from '../data/learner.ts';
import { storedQuizzes } from '../data/quiz.ts';
import type { Partition } from '../data/table/partition.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { refusePastDay } from './refuse-past-day.ts';

export const handler = defineCreation(createAssignment, async ({ body, household, learner, effects, now }) => {
  const { type, dueDate, notes } = body;
  const resource = await requireResource(household, type, body.resourceId);
  if (dueDate !== undefined) refusePastDay(household, dueDate, now);
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
  return {
    actions: [
      countNewAssignmentAction(household.rows, learner.local),
      resource.check,
      storedAssignments.create(household.rows, assignment),
    ],
    answer: presentAssignment(household.id, assignment),
  };
});

/** @throws ProductError `resource-not-found`, also for a deck or quiz of another household. */
async function requireResource(household: HouseholdScope, type: AssignmentType, resourceId: string) {
  const { rows } = household;
  const [itsHousehold, id] = splitId(resourceId, 2) ?? [];
  if (itsHousehold !== household.id || id === undefined) throw new ProductError('resource-not-found');
  const place = { deck: id, quiz: id };
  const found = type === 'quiz' ? await storedQuizzes.find(rows, place) : await findDeckInUse(rows, id);
  if (!found) throw new ProductError('resource-not-found');
  // What is put away takes back the work that it finds: none may come meanwhile.
  const inUse = { equals: { archivedAt: undefined }, otherwise: 'conflict' } as const;
  const check = type === 'quiz' ? storedQuizzes.check(rows, place) : storedDecks.check(rows, place, inUse);
  return { id, name: found.name, check };
}

async function findDeckInUse(rows: Partition, deck: string): Promise<StoredDeck | undefined> {
  const found = await storedDecks.find(rows, { deck });
  return found && isInUse(found) ? found : undefined;
}
