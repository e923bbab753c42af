import { ApiError } from './api-error.ts';

const maxRepeats = 2;
/** Longest wait in seconds that the server may ask for before a retry. If it asks for more, the user sees the error instead. */
const longestWaitSeconds = 5;

/** Whether to retry a call after this many failures, given the wait that the server asks for. */
export function hasPatienceFor(failures: number, { retryAfterSeconds = 0 }: ApiError): boolean {
  return failures < maxRepeats && retryAfterSeconds <= longestWaitSeconds;
}

/** Delay (ms) before the first retry. Tests of screens make it short. */
export const firstPause = { ms: 500 };

/** @returns the delay (ms) before a retry: 0.5 s, 1 s, 2 s … up to 8 s, and at least what the server asks for */
export function pickPause(failures: number, error: unknown): number {
  const askedSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(askedSeconds * 1_000, Math.min(8_000, firstPause.ms * 2 ** failures));
}

/** Idempotency keys of actions with an unknown outcome. */
const openKeys = new Map<string, string>();

/** Forgets the keys of a route's unknown outcomes, because what they may have created was taken back: the next press creates another. */
export function forgetOpenKeys(routeId: string): void {
  for (const action of openKeys.keys()) if (action.includes(routeId)) openKeys.delete(action);
}

/**
 * Makes a creating call and retries it with the same idempotency key if the response is lost, so that only one item is created.
 * The key is kept while the outcome is unknown: pressing the button again continues the same action.
 */
export async function callByKey<Answer>(
  action: string,
  call: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  // Loaded on demand, because no first screen creates anything. Loaded before the look at open keys: two presses share one.
  const { ulid } = await import('ulid');
  const key = openKeys.get(action) ?? ulid();
  openKeys.set(action, key);
  for (let failures = 0; ; failures += 1) {
    try {
      const answer = await call(key);
      openKeys.delete(action);
      return answer;
    } catch (error) {
      if (isRefusal(error)) openKeys.delete(action);
      if (!isAnswerLost(error) || !hasPatienceFor(failures, error)) throw error;
      await waitFor(pickPause(failures, error));
    }
  }
}

/** Whether the API itself refused the call for good, so that the next try is another call. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'gateway' || error.code === 'not-understood') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

const lostInBetween: readonly number[] = [502, 503, 504];

/** Whether the response was lost: the connection broke, the call timed out, or the server failed. The error `offline` doesn't count. */
function isAnswerLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return lostInBetween.includes(error.status) || error.code === 'unreachable' || error.code === 'timed-out';
}

export async function waitFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
