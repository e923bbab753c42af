import { deleteLearner } from '../../../shared/routes/learners.ts';
import { localLearner } from '../../data/learner.ts';
import { timeOfCall } from '../../deletions/time-to-remove.ts';
import { hideLearner, removeHiddenLearner } from '../../learners/delete-learner.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteLearner, async ({ params, household, effects, now }) => {
  const deletion = await hideLearner(household, localLearner(household.id, params.learnerId), now);
  await removeHiddenLearner(deletion, timeOfCall(effects.clock, now));
});
