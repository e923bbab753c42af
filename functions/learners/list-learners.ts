import * as z from 'zod/mini';
import { listLearners } from '../../shared/routes/learners.ts';
import { learnerSchema } from '../../shared/schemas/learner.ts';
import { presentLearner, storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Fields of a sibling that a child may see; accommodations stay between a child and their adults. */
const siblingSchema = z.pick(learnerSchema, {
  id: true,
  name: true,
  avatar: true,
  householdId: true,
  userId: true,
  createdAt: true,
});

export const handler = defineHandler(listLearners, async ({ household }) => {
  const isSiblingOf = (learner: string) => household.role === 'learner' && household.ownLearner !== learner;
  return (await storedLearners.list(household.rows)).map((stored) => {
    const learner = presentLearner(household.id, stored);
    return isSiblingOf(stored.learner) ? siblingSchema.parse(learner) : learner;
  });
});
