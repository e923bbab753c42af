import type { HasTime } from '../platform/time-to-remove.ts';

/** Where the next piece of work comes from. A generator is asked by several workers at once, and answers one after the other. */
type Waiting<T> = Pick<Iterator<T> | AsyncIterator<T>, 'next'>;

/**
 * Works off what waits, `atOnce` pieces at a time, until nothing is left or the time is used. What was begun is always ended.
 * @throws the first error of `work`, once the other workers are through: an error ends its worker only.
 */
export async function workOff<T>(
  waiting: Waiting<T>,
  { atOnce, hasTime }: { readonly atOnce: number; readonly hasTime: HasTime },
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const takeOneAfterTheOther = async (): Promise<void> => {
    while (hasTime()) {
      const next = await waiting.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, takeOneAfterTheOther));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
