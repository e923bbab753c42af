import { deleteLearner } from '../../../shared/routes/learners.ts';
import { localLearner } from '../../data/learner.ts';
import { deleteLearner as deleteWithStudy } from '../../learners/delete-learner.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteLearner, async ({ params, household }) => {
  await deleteWithStudy(household, localLearner(household.id, params.learnerId));
});
