import { queryOptions } from '@tanstack/react-query';
import { getAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt, QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { keyOf } from '../../lib/api/route-query.ts';
import { readAttempt } from '../../queries/quizzes.ts';
import type { AnswerChanges, AnswerDraft } from './answer-sheet.ts';
import { findClockOffset, readServerTime } from './server-clock.ts';

/** An attempt as it was found: to go on with, or handed in. */
type FoundAttempt = OpenAttempt | { readonly kind: 'handed-in'; readonly attempt: Attempt };

export interface OpenAttempt {
  readonly kind: 'open';
  readonly attempt: Attempt;
  readonly questions: readonly QuizQuestion[];
  /** Milliseconds to add to the device's clock to have the server's. */
  readonly clockOffset: number;
  /** What this browser had beyond the server's answers when they were asked for. */
  readonly kept: AnswerChanges;
}

/** Finds an attempt with all it takes to go on with it. Forgotten when the screen goes: the next look is a fresh one. */
export function foundAttemptQuery(attemptId: string, draft: AnswerDraft) {
  return queryOptions({
    queryKey: keyOf(getAttempt, { params: { attemptId } }),
    queryFn: ({ signal }) => findAttempt(attemptId, draft, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function findAttempt(attemptId: string, draft: AnswerDraft, signal: AbortSignal): Promise<FoundAttempt> {
  // First: a save that is still under way may finish after the server has answered, and empty the draft.
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
