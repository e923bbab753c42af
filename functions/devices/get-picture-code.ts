import { getPictureCode } from '../../shared/routes/devices.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { picturesAttempt } from '../platform/sign-in/throttle-tries.ts';

export const handler = defineHandler(getPictureCode, async ({ household, learner, now }) => {
  const { pictures } = await storedLearners.require(household.rows, { learner: learner.local });
  if (!pictures) return {};
  const pausedUntil = await household.findBlockedUntil(picturesAttempt(learner.id, now));
  return { pictures, ...(pausedUntil && { pausedUntil }) };
});
