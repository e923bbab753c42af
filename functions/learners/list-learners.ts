import { listLearners } from '../../shared/routes/learners.ts';
import { presentLearner, storedLearners } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listLearners, async ({ household }) =>
  (await storedLearners.list(household.rows)).map((learner) => presentLearner(household.id, learner)),
);
