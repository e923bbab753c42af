import { createLearner } from '../../shared/routes/learners.ts';
import { countInHousehold } from '../data/household.ts';
import { presentLearner, storedLearners } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(createLearner, async ({ body, household, effects, now }) => {
  const learner = { ...body, learner: effects.newId(now), createdAt: now.toISOString(), version: 1 };
  await household.rows.commit([
    storedLearners.create(household.rows, learner),
    countInHousehold(household.rows, { learnerCount: 1 }, 'learnerCount'),
    ...household.countActions({ learners: 1 }),
  ]);
  return presentLearner(household.id, learner);
});
