import { openWorkOf } from '../assignments/complete-assignments.ts';
import { findProgress } from '../data/study/deck-progress.ts';
import {
  requireContinuable,
  type StoredStudySession,
  storedStudySessions,
  tracksOfSession,
} from '../data/study/study-session.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { endingWork } from './ending-work.ts';
import { planEnd, saveActions } from './store-answers.ts';

/** Ends a session and completes the assignments it fulfills. Idempotent. @throws ProductError `not-found` for a session that is not this learner's. */
export async function endSession(
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
