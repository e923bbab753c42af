import { ProductError } from '../../shared/errors.ts';
import { completeSession } from '../../shared/routes/study.ts';
import { openWorkOf } from '../assignments/complete-assignments.ts';
import { findProgress } from '../data/study/deck-progress.ts';
import {
  presentSession,
  requireContinuable,
  type StoredStudySession,
  storedStudySessions,
  tracksOfSession,
} from '../data/study/study-session.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentEarned } from './count-activity.ts';
import { earnFurtherBadges } from './earn-badges.ts';
import { endingWork } from './ending-work.ts';
import { recordAnswers } from './record-answers.ts';
import { planEnd, saveActions } from './store-answers.ts';

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

/** Ends a session and completes the assignments it fulfills. Idempotent. @throws ProductError `not-found` for a session that is not this learner's. */
async function endSession(
  { id, rows, household: { timeZone } }: HouseholdScope,
  learner: string,
  sessionId: string,
  now: Date,
): Promise<StoredStudySession> {
  const place = storedStudySessions.placeOf(id, sessionId, { learner });
  return await repeatOnConflict(async () => {
    const [found, openWork] = await Promise.all([storedStudySessions.find(rows, place), openWorkOf(rows, learner)]);
    const session = requireContinuable(found);
    if (session.completedAt !== undefined) return session;
    // A session of several decks is not recorded as open in any deck's progress.
    const [noted] = session.deck === undefined ? [] : tracksOfSession(session);
    const progress = noted === undefined ? [] : [await findProgress(rows, learner, noted)];
    const seen = { session, progress };
    const ending = await endingWork(rows, seen, openWork, { now, timeZone });
    const ended = await planEnd(rows, seen, ending, { now, timeZone });
    await rows.commit([...ended.actions, ...saveActions(rows, seen, ended)]);
    return ended.session;
  });
}
