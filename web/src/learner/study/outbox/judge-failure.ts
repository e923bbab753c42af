import { ApiError, isFinal } from '../../../lib/api/api-error.ts';

/**
 * Consequence of a failed call for its entries:
 * - `retry`: the call may succeed later, so they wait;
 * - `signed-out`: they wait until their owner signs in again;
 * - `refused`: the call will never succeed, so they are set aside and the learner is notified.
 */
export type Verdict = 'retry' | 'signed-out' | 'refused';

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

export function judgeFailure(error: unknown): Verdict {
  if (error instanceof ApiError && error.code === 'not-signed-in') return 'signed-out';
  return isFinal(error) ? 'refused' : 'retry';
}

/** Whether nobody answered at all, not even a gateway. */
export function hasNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

interface Attempt {
  readonly now: number;
  readonly failures: number;
  /** Retry jitter from 0 to 1. It spreads the retries of many devices. */
  readonly random: number;
}

/**
 * Returns two times in milliseconds: `until`, when to retry, and `quietUntil`, before which the server accepts no calls at all (0 without a `Retry-After`). The
 * delay before a retry grows exponentially from one second up to a minute, with jitter, and is never shorter than `Retry-After`.
 */
export function pickRetryTimes(error: unknown, attempt: Attempt): { until: number; quietUntil: number } {
  const { now, failures, random } = attempt;
  const told = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  const own = Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + random / 2);
  return { until: now + Math.max(told, own), quietUntil: told > 0 ? now + told : 0 };
}
