import type { HasTime } from '../platform/time-to-remove.ts';

/** Source of work. Several workers call a generator in parallel; it queues their requests. */
type Waiting<T> = Pick<Iterator<T> | AsyncIterator<T>, 'next'>;

/** Processes waiting work, `atOnce` pieces in parallel, until time runs out. Work in progress is finished. @throws the first error of `work`, at the end. */
export async function runWorkers<T>(
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
