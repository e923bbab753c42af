import { queryOptions } from '@tanstack/react-query';
import { getAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt, QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { keyOf } from '../../lib/api/route-query.ts';
import { readServerTime } from '../../lib/server-time.ts';
import { readAttempt } from '../../queries/quizzes.ts';
import type { AnswerChanges, AnswerDraft } from './answer-sheet.ts';
import { limits } from '../../../../shared/limits.ts';

type FoundAttempt = OpenAttempt | { readonly kind: 'handed-in'; readonly attempt: Attempt };

export interface OpenAttempt {
  readonly kind: 'open';
  readonly attempt: Attempt;
  readonly questions: readonly QuizQuestion[];
  /** Server clock minus device clock, in milliseconds. */
  readonly clockOffset: number;
  /** Answers in this browser's draft, read just before the fetch. The server may lack them. */
  readonly kept: AnswerChanges;
}

/** Fetches an attempt with everything needed to continue it. The result is not cached after the screen closes. */
export function foundAttemptQuery(attemptId: string, draft: AnswerDraft) {
  return queryOptions({
    queryKey: keyOf(getAttempt, { params: { attemptId } }),
    queryFn: ({ signal }) => findAttempt(attemptId, draft, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function findAttempt(attemptId: string, draft: AnswerDraft, signal: AbortSignal): Promise<FoundAttempt> {
  // Read the draft before fetching the attempt. Otherwise, a save in progress could remove an answer from it that the fetched attempt still lacks.
  const kept = draft.read();
  const [attempt, clocks] = await Promise.all([readAttempt(attemptId, signal), readClocks()]);
  if (attempt.completedAt !== undefined) return { kind: 'handed-in', attempt };
  return {
    kind: 'open',
    attempt,
    questions: attempt.questions ?? [],
    clockOffset: findClockOffset(attempt, clocks),
    kept,
  };
}

async function readClocks() {
  const serverTime = await readServerTime();
  return { serverTime, deviceTime: Date.now() };
}

/** Smaller offsets are ignored: the `Date` header has a resolution of one second, and the response takes time. */
const toleranceMs = 2_000;

interface Clocks {
  /** Server's clock in milliseconds; undefined if it could not be read. */
  readonly serverTime: number | undefined;
  /** Device clock when `serverTime` was read, in milliseconds. */
  readonly deviceTime: number;
}

/**
 * Returns the server clock minus the device clock, in milliseconds. Without the server's time, the device clock is trusted if it falls within the attempt;
 * otherwise the attempt counts as just started. Showing too much time is better than handing in immediately, and the server enforces the limit anyway.
 */
export function findClockOffset(
  { startedAt, expiresAt }: Pick<Attempt, 'startedAt' | 'expiresAt'>,
  clocks: Clocks,
): number {
  const { serverTime, deviceTime } = clocks;
  if (serverTime !== undefined) {
    const offset = serverTime - deviceTime;
    return Math.abs(offset) < toleranceMs ? 0 : offset;
  }
  const begin = Date.parse(startedAt);
  const end = expiresAt === undefined ? Infinity : Date.parse(expiresAt) + limits.graceSeconds * 1_000;
  return deviceTime >= begin && deviceTime <= end ? 0 : begin - deviceTime;
}
