import { setLook } from '../../shared/routes/learners.ts';
import { changeLearner, presentLearner } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(setLook, async ({ body: look, household, learner }) =>
  presentLearner(household.id, await changeLearner(household.rows, { learner: learner.local }, { look })),
);
