import { type ErrorCode, ProductError } from '../../../shared/errors.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';
import type { WriteAction } from './write-action.ts';

/**
 * How many things of a kind its owner may have that also go by themselves, as their time is over: devices, invitations. Its owner's row counts those
 * that were added, in the transaction that adds them, and nothing counts them down: so the count is never too low. Where it says that there is no
 * room, what is there is counted anew.
 */
export interface LimitedList {
  readonly limit: number;
  readonly refusal: ErrorCode;
  /** @returns how many are counted, nothing before the first one, and how often they were counted anew. */
  readonly counted: () => Promise<Counted>;
  /** @returns how many there really are. Read after {@link counted}, so that whatever comes meanwhile is seen by the count. */
  readonly living: () => Promise<number>;
  /** @returns the write that counts one more, refused with `conflict` where there is no room. */
  readonly countOne: () => WriteAction;
  /** @returns the write that sets the count, refused with `conflict` when it is not as it was seen, or somebody counted anew since. */
  readonly setCount: (count: number, seen: Counted) => WriteAction;
}

interface Counted {
  readonly count: number | undefined;
  readonly recounts: number | undefined;
}

/**
 * Adds one thing, however many others are added at the same moment.
 * @param write does what adds it, with the action that counts it, in one transaction. It is asked again when somebody else was quicker.
 * @throws ProductError the list's `refusal` where there is no room.
 */
export async function addWithinLimit(
  list: LimitedList,
  write: (countAction: WriteAction) => Promise<void>,
): Promise<void> {
  await repeatOnConflict(async () => {
    const seen = await list.counted();
    if (seen.count !== undefined && seen.count < list.limit) {
      await write(list.countOne());
      return;
    }
    const living = await list.living();
    if (living >= list.limit) throw new ProductError(list.refusal);
    await write(list.setCount(living + 1, seen));
  });
}
