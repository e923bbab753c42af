import { listLearners } from '../../shared/routes/learners.ts';
import { listLearners as findLearners, presentLearner } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listLearners, async ({ household }) =>
  (await findLearners(household.rows)).map((learner) => presentLearner(household.id, learner)),
);
