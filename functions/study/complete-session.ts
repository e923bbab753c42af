import { ProductError } from '../../shared/errors.ts';
import { completeSession } from '../../shared/routes/study.ts';
import type { Session } from '../../shared/schemas/study.ts';
import { openWorkOf, tickOffActions } from '../assignments/tick-off.ts';
import { findProgress, storedProgress } from '../data/deck-progress.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { presentSession, requireContinuable, storedStudySessions } from '../data/study-session.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { recordAnswers } from './record-reviews.ts';

/** Answers that the browser still holds may come along: they are stored first. */
export const handler = defineHandler(completeSession, async ({ params, body, household, learner, now }) => {
  const { sessionId } = params;
  if (body.reviews && body.reviews.length > 0) {
    const receipt = await recordAnswers(household, { learner: learner.local, sessionId, reviews: body.reviews, now });
    // The session is not over for a device that would let go of an answer which is not stored.
    const refused = receipt.results.find(({ result }) => result === 'refused');
    if (refused) throw new ProductError(refused.code ?? 'not-found');
  }
  return await endSession(household, learner.local, sessionId, now);
});

/**
 * Ends a session and ticks off the assignments that it fulfils. Its counts are those of the stored answers. Ending it again answers the same.
 * @throws ProductError `not-found` for a session that is not this learner's.
 */
async function endSession(scope: HouseholdScope, learner: string, sessionId: string, now: Date): Promise<Session> {
  return await repeatOnConflict(async () => {
    const { rows } = scope;
    const session = await requireContinuable(scope, sessionId, learner);
    if (session.completedAt !== undefined) return presentSession(scope.id, session);
    const completed = { ...session, completedAt: now.toISOString() };
    const { openSession, ...progress } = await findProgress(rows, learner, session.deck);
    const isOpen = openSession?.session === session.session;
    await rows.commit([
      storedStudySessions.save(rows, session, completed),
      ...(isOpen ? [storedProgress.save(rows, progress, progress)] : []),
      ...(session.reviews > 0
        ? tickOffActions(rows, await openWorkOf(rows, learner), {
            learner,
            type: 'deck',
            resource: session.deck,
            now,
          })
        : []),
    ]);
    return presentSession(scope.id, completed);
  });
}
