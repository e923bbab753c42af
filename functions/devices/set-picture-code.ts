import { setPictureCode } from '../../shared/routes/devices.ts';
import { changeLearner } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { picturesAttempt } from '../platform/sign-in/throttle-tries.ts';

export const handler = defineHandler(setPictureCode, async ({ body, household, learner, now }) => {
  await changeLearner(household.rows, { learner: learner.local }, body);
  await household.rows.commit([household.resetAttemptsAction(picturesAttempt(learner.id, now))]);
});
