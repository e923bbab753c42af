import { limits } from '../../shared/limits.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { presentLearner } from '../data/people/learner.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { addLearnerActions } from './add-learner.ts';

export const handler = defineCreation(createLearner, async ({ body, household, effects, now }) => {
  const { minutesPerDay = limits.minutesPerDay.usual } = body;
  const learner = { ...body, minutesPerDay, learner: effects.newId(now), createdAt: now.toISOString(), version: 1 };
  return { actions: addLearnerActions(household, learner), answer: presentLearner(household.id, learner) };
});
