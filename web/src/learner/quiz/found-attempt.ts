import { queryOptions } from '@tanstack/react-query';
import { getAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt, QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { keyOf } from '../../lib/api/route-query.ts';
import { readAttempt } from '../../queries/quizzes.ts';
import type { AnswerChanges, AnswerDraft } from './answer-sheet.ts';
import { limits } from '../../../../shared/limits.ts';

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

/** Less than this is the whole seconds that the server's time comes in, and its way here. */
const toleranceMs = 2_000;

interface Clocks {
  /** Milliseconds; undefined when it could not be read. */
  readonly serverTime: number | undefined;
  /** What the device's clock said at that moment, in milliseconds. */
  readonly deviceTime: number;
}

/**
 * What to add to the device's clock to have the server's, in milliseconds. Without the server's time the device is
 * believed as long as the attempt can be open by its clock; else the attempt counts as just begun: rather too much time
 * shown than an attempt handed in at once, and the server decides anyway.
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

/** How long to wait for the server's time: without it the device's own is taken. */
const patienceMs = 4_000;

/**
 * The server's time in milliseconds, to the second: the `Date` of an answer and the `Age` it had when it came out of a
 * cache (RFC 9110, 6.6.1, and RFC 9111, 5.1). Undefined when nothing was to be learned.
 */
async function readServerTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}
