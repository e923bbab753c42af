import { ApiError } from '../../../lib/api-error.ts';
import type { ImportDevices } from './devices.ts';

interface RepeatTools extends Pick<ImportDevices, 'wait'> {
  readonly signal: AbortSignal;
  /** Told `true` when a pause before another try begins, `false` when it is over. */
  readonly onPause: (isPausing: boolean) => void;
}

/** Milliseconds before the second, third … try. */
const PAUSES = [1_000, 2_000, 4_000, 8_000] as const;
/** A server that asks for more patience than this is left to the person's next try. */
const LONGEST_PAUSE = 30_000;

/**
 * Makes a call that may be made again, up to five times: after failures that pass (network, 5xx), a conflict, and a 429,
 * whose `Retry-After` counts. Throws the last failure.
 */
export async function repeatCall<T>(call: () => Promise<T>, tools: RepeatTools): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await call();
    } catch (error) {
      const wait = pickPause(error, pause);
      if (wait === undefined) throw error;
      tools.onPause(true);
      await tools.wait(wait, tools.signal);
      tools.onPause(false);
      if (tools.signal.aborted) throw error;
    }
  }
  return call();
}

function pickPause(error: unknown, pause: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const asked = (error.retryAfterSeconds ?? 0) * 1_000;
  const isWorthIt = error.isPassing || error.status === 429 || error.code === 'conflict';
  return isWorthIt && asked <= LONGEST_PAUSE ? Math.max(pause, asked) : undefined;
}
