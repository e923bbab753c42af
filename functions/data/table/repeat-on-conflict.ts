import { setTimeout as pause } from 'node:timers/promises';
import { ProductError } from '../../../shared/errors.ts';
import type { WriteAction } from './write-action.ts';

/**
 * Runs work that reads, decides and writes conditionally, and repeats it when another write came in between. The work must read again each time.
 * @throws ProductError any error of the work except `conflict`; `unavailable` when every attempt met a conflict.
 */
export async function repeatOnConflict<T>(work: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  await repeatAfterPause(async () => {
    try {
      result = { value: await work() };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    return result !== undefined;
  });
  if (!result) throw new ProductError('unavailable');
  return result.value;
}

/** Commits the actions without a retry. @returns false when another write came in between: then nothing is written. */
export async function tryCommit(
  target: { readonly commit: (actions: readonly WriteAction[]) => Promise<unknown> },
  actions: readonly WriteAction[],
): Promise<boolean> {
  try {
    await target.commit(actions);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Whether a write was refused because another write came in between. */
export function isConflict(error: unknown): boolean {
  return error instanceof ProductError && error.code === 'conflict';
}

const attempts = 7;
const firstPauseMs = 25;

/**
 * Runs a step until it reports that it is done, with growing random pauses ("full jitter", AWS Architecture Blog, "Exponential Backoff and Jitter") of at
 * most about 3 s in total. The SDK itself retries throttled single calls; this covers what it leaves to the caller: unprocessed items and conflicting
 * transactions.
 * @throws ProductError `unavailable` when the last attempt is not done either.
 */
export async function repeatAfterPause(step: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * firstPauseMs * 2 ** attempt);
    if (await step()) return;
  }
  throw new ProductError('unavailable');
}
