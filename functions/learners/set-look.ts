import { setLook } from '../../shared/routes/learners.ts';
import { changeLearner, presentLearner } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(setLook, async ({ body: { avatar, ...look }, household, learner }) => {
  const change = { look, ...(avatar && { avatar }) };
  return presentLearner(household.id, await changeLearner(household.rows, { learner: learner.local }, change));
});
