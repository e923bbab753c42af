import { ApiError } from '../../../lib/api/api-error.ts';

/**
 * What a failed call means for what it carried:
 * - `retry`: the same call may work later, so it waits;
 * - `signed-out`: nobody can send it until its owner signs in again, so it waits too;
 * - `refused`: the same call will never work, so it is set aside and somebody is told.
 */
export type Verdict = 'retry' | 'signed-out' | 'refused';

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Refusals by the product itself that pass: too many calls, or somebody else wrote at the same moment. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

function passes({ status, code }: ApiError): boolean {
  // A round that is full stays full.
  return passingStatuses.has(status) && code !== 'session-full';
}

export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'retry';
  if (error.code === 'not-signed-in') return 'signed-out';
  return isProductsWord(error) && !error.isPassing && !passes(error) ? 'refused' : 'retry';
}

/** Whether the failure says that the server could not be reached at all. */
export function isCutOff(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

interface Attempt {
  /** Milliseconds. */
  readonly now: number;
  /** Calls that failed one after the other before this one. */
  readonly failures: number;
  /** 0 to 1: spreads the retries of many devices. */
  readonly random: number;
}

/**
 * When to try again, in milliseconds: a second after the first failure, twice as long after each further one, up to a
 * minute, and no sooner than the server said. Before `quietUntil` it wants no call at all; 0 when it did not say.
 */
export function pickRetryTimes(error: unknown, attempt: Attempt): { until: number; quietUntil: number } {
  const { now, failures, random } = attempt;
  const told = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  const own = Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + random / 2);
  return { until: now + Math.max(told, own), quietUntil: told > 0 ? now + told : 0 };
}

/** A gateway's page or a hotel's sign-in page says nothing about the answer itself. */
function isProductsWord(error: ApiError): boolean {
  return error.code !== 'gateway' && error.code !== 'not-understood';
}
