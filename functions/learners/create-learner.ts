import { createLearner } from '../../shared/routes/learners.ts';
import { consentCheck } from '../data/consent.ts';
import { countInHousehold } from '../data/household.ts';
import { presentLearner, storedLearners } from '../data/learner.ts';
import { defineCreation } from '../platform/define-creation.ts';

export const handler = defineCreation(createLearner, async ({ body, household, effects, now }) => {
  const learner = { ...body, learner: effects.newId(now), createdAt: now.toISOString(), version: 1 };
  return {
    actions: [
      consentCheck(household.rows),
      storedLearners.create(household.rows, learner),
      countInHousehold(household.rows, { learnerCount: 1 }, 'learnerCount'),
      ...household.countActions({ learners: 1 }),
    ],
    answer: presentLearner(household.id, learner),
  };
});
