import { setTimeout as pause } from 'node:timers/promises';
import { ProductError } from '../../../shared/errors.ts';
import type { WriteAction } from './write-action.ts';

/**
 * Runs work that reads, decides and writes on condition, again when somebody else wrote in between. The work must read anew each
 * time.
 * @throws ProductError whatever the work throws but `conflict`; `unavailable` when others are always quicker.
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

/** Writes what is left to others where they are quicker. @returns false when somebody else wrote in between: then nothing is written. */
export async function isCommitted(
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

/** Whether a write was refused as somebody else wrote in between. */
export function isConflict(error: unknown): boolean {
  return error instanceof ProductError && error.code === 'conflict';
}

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
