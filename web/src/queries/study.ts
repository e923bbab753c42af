import type { QueryClient } from '@tanstack/react-query';
import { takeBackReview } from '../../../shared/routes/corrections.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import { getCalendar, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { adoptSession, completeSession, recordReviews, startMix, startSession } from '../../../shared/routes/study.ts';
import type { OpenSession, Review, ReviewReceipt, SessionMode, SessionOpening } from '../../../shared/schemas/study.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { noteForgotten } from './progress-freshness.ts';
import { forget } from '../lib/api/route-query.ts';
import { forgetOpenWork } from './assignments.ts';

export interface SessionStart {
  /** The deck to study; undefined for today's cards of all decks. */
  readonly deckId: string | undefined;
  /** Set when an adult starts the session for a learner. */
  readonly learnerId?: string;
  /** In mode `all`, today's cards include a few new ones beyond the day's allowance. */
  readonly mode: SessionMode;
  /** Response timeout; the API client's default if omitted. */
  readonly timeoutMs?: number;
}

/** Starts a study session for a deck or for today's cards of all decks. Resumes an unfinished session of today with its remaining cards. */
export async function startStudySession({ deckId, mode, learnerId, timeoutMs }: SessionStart): Promise<OpenSession> {
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  const forWhom = learnerId === undefined ? {} : { learnerId };
  return deckId === undefined
    ? callRoute(startMix, { body: { ...forWhom, ...(mode === 'all' && { more: true as const }) } }, options)
    : callRoute(startSession, { params: { deckId }, body: { mode, ...forWhom } }, options);
}

/** Registers a session that this device started offline. Repeating it has no effect. */
export async function sendOpening(sessionId: string, opening: SessionOpening): Promise<void> {
  await callRoute(adoptSession, { params: { sessionId }, body: opening }, { keepalive: true });
}

/** Sends answers to the server. Resending an answer has no effect. @returns the outcome of each answer */
export async function sendReviews(sessionId: string, reviews: readonly Review[]): Promise<ReviewReceipt> {
  return await callRoute(
    recordReviews,
    { params: { sessionId }, body: { reviews: [...reviews] } },
    { keepalive: true },
  );
}

/** Undoes the newest answer of a session. Repeating it has no effect. */
export async function sendTakeBack(sessionId: string, reviewId: string): Promise<void> {
  await callRoute(takeBackReview, { params: { sessionId, reviewId } }, { keepalive: true });
}

interface SessionEnd {
  readonly cardsStudied: number;
  readonly cardsCorrect: number;
  /** The last answers. The server stores them before it ends the session. */
  readonly reviews: readonly Review[];
}

/** Ends a session and returns its rewards, such as badges. Repeating it has no effect. */
export async function sendCompletion(sessionId: string, { reviews, ...totals }: SessionEnd) {
  const body = { ...totals, ...(reviews.length > 0 && { reviews: [...reviews] }) };
  return await callRoute(completeSession, { params: { sessionId }, body }, { keepalive: true });
}

/** Routes whose data changes with an answer or a quiz. */
export const progressRoutes = [getHome, listDecks, getStreak, getReportSummary, getCalendar, listEarnedBadges] as const;

/** Invalidates everything that an answer or a quiz changes, including assignment lists that contain open assignments. */
export async function forgetProgress(client: QueryClient): Promise<void> {
  noteForgotten();
  await Promise.all([...progressRoutes.map((route) => forget(client, route)), forgetOpenWork(client)]);
}
