import { deleteLearner } from '../../shared/routes/learners.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineErasure } from '../platform/call/require-reauthentication.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { hideLearner, removeHiddenLearner } from './hide-learner.ts';

export const handler = defineErasure(deleteLearner, async ({ params, household, effects, now }) => {
  const { learner } = storedLearners.placeOf(household.id, params.learnerId);
  const deletion = await hideLearner(household, learner, now);
  await removeHiddenLearner(deletion, timeOfCall(effects.clock, now), now);
});
