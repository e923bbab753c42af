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
  /** Absent: today's cards of all decks. */
  readonly deckId: string | undefined;
  /** For whom a grown-up opens it; a learner opens it for itself. */
  readonly learnerId?: string;
  readonly mode: SessionMode;
  /** How long to wait for the answer; the client's own limit unless told. */
  readonly timeoutMs?: number;
}

/** Opens a deck, or today's cards of all decks, for study. A session of today that is not finished goes on, with the cards still to be answered. */
export async function startStudySession({ deckId, mode, learnerId, timeoutMs }: SessionStart): Promise<OpenSession> {
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  const forWhom = learnerId === undefined ? {} : { learnerId };
  return deckId === undefined
    ? callRoute(startMix, { body: forWhom }, options)
    : callRoute(startSession, { params: { deckId }, body: { mode, ...forWhom } }, options);
}

/** Tells the server of a session that this device opened by itself. Doing so again changes nothing. */
export async function sendOpening(sessionId: string, opening: SessionOpening): Promise<void> {
  await callRoute(adoptSession, { params: { sessionId }, body: opening }, { keepalive: true });
}

/** Hands answers to the server. @returns what became of each. Sending one twice changes nothing. */
export async function sendReviews(sessionId: string, reviews: readonly Review[]): Promise<ReviewReceipt> {
  return await callRoute(
    recordReviews,
    { params: { sessionId }, body: { reviews: [...reviews] } },
    { keepalive: true },
  );
}

/** Takes the newest answer of a session back. Doing so again changes nothing. */
export async function sendTakeBack(sessionId: string, reviewId: string): Promise<void> {
  await callRoute(takeBackReview, { params: { sessionId, reviewId } }, { keepalive: true });
}

interface SessionEnd {
  readonly cardsStudied: number;
  readonly cardsCorrect: number;
  /** The last answers, which are stored first. */
  readonly reviews: readonly Review[];
}

/** Ends a session, and answers what that earned. Ending it again changes nothing. */
export async function sendCompletion(sessionId: string, { reviews, ...totals }: SessionEnd) {
  const body = { ...totals, ...(reviews.length > 0 && { reviews: [...reviews] }) };
  return await callRoute(completeSession, { params: { sessionId }, body }, { keepalive: true });
}

/** What an answer or a quiz changes. */
export const progressRoutes = [getHome, listDecks, getStreak, getReportSummary, getCalendar, listEarnedBadges] as const;

/** Marks as out of date what an answer or a quiz changes. Assignments tick themselves off only where one is open. */
export async function forgetProgress(client: QueryClient): Promise<void> {
  noteForgotten();
  await Promise.all([...progressRoutes.map((route) => forget(client, route)), forgetOpenWork(client)]);
}
