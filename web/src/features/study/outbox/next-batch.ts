import { limits } from '../../../../../shared/limits.ts';
import type { Review } from '../../../../../shared/schemas/study.ts';
import { isWaiting, type OutboxEntry } from './outbox-entry.ts';

/** What goes out in one call. `seqs` are the entries that it settles. */
export type Batch =
  | { readonly kind: 'reviews'; readonly sessionId: string; readonly seqs: readonly number[]; readonly reviews: readonly Review[] }
  | {
      readonly kind: 'complete';
      readonly sessionId: string;
      readonly seqs: readonly number[];
      readonly cardsStudied: number;
      readonly cardsCorrect: number;
    };

/**
 * The next call: the oldest waiting answers of one session, or the end of a session once everything before it is gone.
 * Undefined when nothing waits. `most` is the number of answers that it may hold.
 */
export function nextBatch(entries: readonly OutboxEntry[], most: number = limits.reviewsPerCall): Batch | undefined {
  const waiting = entries.filter(isWaiting);
  const [first] = waiting;
  if (!first) return undefined;
  const { sessionId, work } = first;
  if (work.kind === 'complete') {
    return { kind: 'complete', sessionId, seqs: [first.seq], cardsStudied: work.cardsStudied, cardsCorrect: work.cardsCorrect };
  }
  const run = takeRun(waiting, sessionId).slice(0, most);
  return { kind: 'reviews', sessionId, seqs: run.map(({ seq }) => seq), reviews: run.map(({ review }) => review) };
}

/** The answers of the session at the head of the queue, up to the first entry that is something else. */
function takeRun(waiting: readonly OutboxEntry[], sessionId: string): { readonly seq: number; readonly review: Review }[] {
  const run: { seq: number; review: Review }[] = [];
  for (const { seq, sessionId: own, work } of waiting) {
    if (own !== sessionId || work.kind !== 'review') break;
    run.push({ seq, review: work.review });
  }
  return run;
}
