import { ProductError } from '../../../shared/errors.ts';
import { splitId } from '../../../shared/ids.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import { deleteLearner as deleteWithStudy } from '../../learners/delete-learner.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(deleteLearner, async ({ params, household }) => {
  const [itsHousehold, learner] = splitId(params.learnerId, 2) ?? [];
  if (itsHousehold !== household.id || learner === undefined) throw new ProductError('not-found');
  await deleteWithStudy(household, learner);
});
