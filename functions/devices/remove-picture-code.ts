import { removePictureCode } from '../../shared/routes/devices.ts';
import { removePictures } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { picturesAttempt } from '../platform/sign-in/throttle-tries.ts';

export const handler = defineHandler(removePictureCode, async ({ household, learner, now }) => {
  await removePictures(household.rows, { learner: learner.local });
  await household.rows.commit([household.resetAttemptsAction(picturesAttempt(learner.id, now))]);
});
