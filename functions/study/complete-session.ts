import { ProductError } from '../../shared/errors.ts';
import { completeSession } from '../../shared/routes/study.ts';
import { presentSession } from '../data/study/study-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentEarned } from './count-activity.ts';
import { earnFurtherBadges } from './earn-badges.ts';
import { endSession } from './end-session.ts';
import { recordAnswers } from './record-answers.ts';

/** Ends a session. The call may include answers that were not sent yet. They are stored first, in the same transaction as the end if both fit. */
export const handler = defineHandler(completeSession, async ({ params, body, household, learner, now }) => {
  const { sessionId } = params;
  const { reviews = [] } = body;
  const end = async () => presentSession(household.id, await endSession(household, learner.local, sessionId, now));
  const earn = async () => await earnFurtherBadges(household.rows, learner.local, now);
  if (reviews.length === 0) return { ...(await end()), ...presentEarned(await earn()) };
  const recording = { learner: learner.local, sessionId, reviews, now, isEnd: true };
  const { receipt, session } = await recordAnswers(household, recording);
  // A device must not discard an answer that was not stored, so the session stays open.
  const refused = receipt.results.find(({ result }) => result === 'refused');
  if (refused) throw new ProductError(refused.code ?? 'not-found');
  const { earnedBadges = [] } = receipt;
  const ended = session.completedAt === undefined ? await end() : presentSession(household.id, session);
  return { ...ended, ...presentEarned([...earnedBadges, ...(await earn())]) };
});
