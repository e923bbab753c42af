import { ProductError } from '../../../shared/errors.ts';
import { repeatAfterPause } from './repeat-after-pause.ts';

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
      if (!(error instanceof ProductError && error.code === 'conflict')) throw error;
    }
    return result !== undefined;
  });
  if (!result) throw new ProductError('unavailable');
  return result.value;
}
