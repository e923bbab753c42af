import { type ErrorCode, ProductError } from '../../../shared/errors.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';
import type { WriteAction } from './write-action.ts';

/**
 * A limit on rows that also expire on their own, such as devices and invitations. The owner's row counts every addition in the same transaction, but not
 * expiries, so the count is never too low. When the count reaches the limit, the existing rows are recounted.
 */
export interface LimitedList {
  readonly limit: number;
  readonly refusal: ErrorCode;
  /** @returns the count (absent before the first addition) and the number of recounts. */
  readonly counted: () => Promise<Counted>;
  /** @returns the number of rows that still exist. Call it after {@link counted}, so that an addition in between makes `setCount` fail. */
  readonly countExisting: () => Promise<number>;
  /** @returns the write that increases the count by one; refused with `conflict` at the limit. */
  readonly countOne: () => WriteAction;
  /** @returns the write that sets the count; refused with `conflict` if the count or the number of recounts changed since it was read. */
  readonly setCount: (count: number, seen: Counted) => WriteAction;
}

interface Counted {
  readonly count: number | undefined;
  readonly recounts: number | undefined;
}

/**
 * Adds one row to a limited list. The limit also holds under concurrency.
 * @param write commits the addition together with the counting action. It is called again after a conflict.
 * @throws ProductError the list's `refusal` when the list is full.
 */
export async function addWithinLimit(
  list: LimitedList,
  write: (countAction: WriteAction) => Promise<void>,
): Promise<void> {
  await repeatOnConflict(async () => await write(await countOneMore(list)));
}

/**
 * @returns the write that counts one more row, for the transaction that adds it; refused with `conflict` after a parallel addition: then ask again.
 * @throws ProductError the list's `refusal` when the list is full.
 */
export async function countOneMore(list: LimitedList): Promise<WriteAction> {
  const seen = await list.counted();
  if (seen.count !== undefined && seen.count < list.limit) return list.countOne();
  const living = await list.countExisting();
  if (living >= list.limit) throw new ProductError(list.refusal);
  return list.setCount(living + 1, seen);
}
