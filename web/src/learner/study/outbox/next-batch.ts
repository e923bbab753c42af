import { limits } from '../../../../../shared/limits.ts';
import type { Review, SessionOpening } from '../../../../../shared/schemas/study.ts';
import { isAnswer, isWaiting, type OutboxEntry } from './study-store.ts';

/** What goes out in one call. `seqs` are the entries that it settles. */
export type Batch =
  | {
      readonly kind: 'reviews';
      readonly sessionId: string;
      readonly seqs: readonly number[];
      readonly reviews: readonly Review[];
      readonly opening?: SessionOpening;
    }
  | {
      readonly kind: 'take-back';
      readonly sessionId: string;
      readonly seqs: readonly number[];
      readonly reviewId: string;
      readonly reviews?: undefined;
      readonly opening?: undefined;
    }
  | {
      readonly kind: 'complete';
      readonly sessionId: string;
      readonly seqs: readonly number[];
      readonly cardsStudied: number;
      readonly cardsCorrect: number;
      /** The session's last answers, which the server stores first; empty when it has them all. */
      readonly reviews: readonly Review[];
      /** The session as this device opened it, of which the server has not heard. */
      readonly opening?: SessionOpening;
    };

/** An answer that the server will never take, and why: a sentence for a person. */
export interface RefusedAnswer {
  readonly seq: number;
  readonly reason: string;
}

interface BatchOptions {
  /** The number of answers that a call may hold. */
  readonly most?: number;
  /** One answer a call, and nothing with it: whatever is refused then is that answer. */
  readonly isSingly?: boolean;
}

/**
 * The next call: the oldest waiting answers of one session, up to one that is taken back, with the end of the session when it stands right behind them.
 * Undefined when nothing waits.
 */
export function nextBatch(
  entries: readonly OutboxEntry[],
  { most = limits.reviewsPerCall, isSingly = false }: BatchOptions = {},
): Batch | undefined {
  const waiting = entries.filter(isWaiting);
  const [first] = waiting;
  if (!first) return undefined;
  const { sessionId, work } = first;
  if (work.kind === 'take-back') return { kind: 'take-back', sessionId, seqs: [first.seq], reviewId: work.reviewId };
  const run = takeRun(waiting, sessionId);
  const end = waiting[run.length];
  const isWhole = run.length <= most && (!isSingly || run.length === 0);
  if (isWhole && end?.sessionId === sessionId && end.work.kind === 'complete') {
    const { cardsStudied, cardsCorrect } = end.work;
    return {
      kind: 'complete',
      ...packAnswers(sessionId, run),
      seqs: [...run, end].map(({ seq }) => seq),
      cardsStudied,
      cardsCorrect,
    };
  }
  return { kind: 'reviews', ...packAnswers(sessionId, run.slice(0, isSingly ? 1 : most)) };
}

interface Answer {
  readonly seq: number;
  readonly review: Review;
  readonly opening?: SessionOpening | undefined;
}

function packAnswers(sessionId: string, run: readonly Answer[]) {
  const opening = run.find((answer) => answer.opening)?.opening;
  const packed = { sessionId, seqs: run.map(({ seq }) => seq), reviews: run.map(({ review }) => review) };
  return { ...packed, ...(opening && { opening }) };
}

/** The answers of the session at the head of the queue, up to the first entry that is something else. */
function takeRun(waiting: readonly OutboxEntry[], sessionId: string): Answer[] {
  const run: Answer[] = [];
  for (const { seq, sessionId: own, work } of waiting) {
    if (own !== sessionId || work.kind !== 'review') break;
    run.push({ seq, review: work.review, opening: work.opening });
  }
  return run;
}

/**
 * How long, in milliseconds, what waits may go on waiting for more to go with it; 0 when it is to be sent at once: the
 * first answer after a quiet time, the end of a session, and enough of them. Undefined when nothing waits.
 * @param sinceSent milliseconds since something was last sent; undefined when nothing was.
 */
export function gatheringTime(entries: readonly OutboxEntry[], sinceSent: number | undefined): number | undefined {
  const waiting = entries.filter(isWaiting);
  if (waiting.length === 0) return undefined;
  const isDue = waiting.length >= limits.gatheredAnswers || waiting.some((entry) => !isAnswer(entry));
  if (isDue || sinceSent === undefined) return 0;
  // A clock that was set back must not make answers wait for hours.
  return Math.max(0, limits.gatheringSeconds * 1_000 - Math.max(0, sinceSent));
}
