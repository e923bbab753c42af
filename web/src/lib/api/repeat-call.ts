import { ulid } from 'ulid';
import { ApiError } from './api-error.ts';

const maxRepeats = 2;
/** Whoever is asked to come back later than this is told so instead of being kept waiting. */
const longestWaitSeconds = 5;

/** Whether a call that failed so often already may be tried once more, as far as waiting for it goes. */
export function hasPatienceFor(failures: number, { retryAfterSeconds = 0 }: ApiError): boolean {
  return failures < maxRepeats && retryAfterSeconds <= longestWaitSeconds;
}

/** How long (ms) to wait after a failure: 0.5 s, 1 s, 2 s … at most 8 s, and never less than the server asks for. */
export function pickPause(failures: number, error: unknown): number {
  const askedSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(askedSeconds * 1_000, Math.min(8_000, 500 * 2 ** failures));
}

/** The keys of actions whose outcome nobody knows yet. */
const openKeys = new Map<string, string>();

/**
 * Makes a call that makes something, and repeats it with the same key when its answer was lost, so that it is made once.
 * While the outcome is unknown the key is kept: pressing the button again goes on with the same action.
 */
export async function callByKey<Answer>(
  action: string,
  call: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
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

/** The product's own word that nothing was made. Being asked to wait, or another network's page, says nothing of the first try. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'gateway' || error.code === 'not-understood') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

const lostInBetween: readonly number[] = [502, 503, 504];

/** A cut-off connection, a time-out, a server in trouble. A device that knows it is offline says so at once. */
function isAnswerLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return lostInBetween.includes(error.status) || error.code === 'unreachable' || error.code === 'timed-out';
}

/** Waits so long. */
export async function waitFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
