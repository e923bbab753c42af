import { setTimeout as pause } from 'node:timers/promises';
import { ProductError } from '../../../shared/errors.ts';

const attempts = 7;
const firstPauseMs = 25;

/**
 * Runs a step until it says it is done, with growing pauses of random length ("full jitter", AWS Architecture Blog,
 * "Exponential Backoff and Jitter"): about 3 s in all. Throttled single calls are repeated by the SDK itself; this is for
 * what the SDK leaves to its caller: unprocessed items and transactions that met another one.
 * @throws ProductError `unavailable` when it is still not done.
 */
export async function repeatAfterPause(step: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * firstPauseMs * 2 ** attempt);
    if (await step()) return;
  }
  throw new ProductError('unavailable');
}
