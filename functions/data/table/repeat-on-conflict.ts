import { ProductError } from '../../../shared/errors.ts';
import { repeatAfterPause } from './repeat-after-pause.ts';
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
