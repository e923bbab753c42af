import { limits } from '../../../../../shared/limits.ts';
import type { Review, SessionOpening } from '../../../../../shared/schemas/study.ts';
import { isAnswer, isWaiting, type OutboxEntry } from './study-store.ts';

/** Content of one API call. `seqs` identifies the outbox entries that are done once the call succeeds. */
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
      /** The session's remaining answers, which the server stores before completing it. */
      readonly reviews: readonly Review[];
      /** Session that was opened offline and that the server doesn't know yet. */
      readonly opening?: SessionOpening;
    };

/** Answer that the server rejected for good. `reason` is a sentence for the user. */
export interface RefusedAnswer {
  readonly seq: number;
  readonly reason: string;
}

interface BatchOptions {
  /** Maximum number of answers per call. */
  readonly most?: number;
  /** Limits the batch to one answer and nothing else, to find the one that the server rejects. */
  readonly isSingly?: boolean;
}

/**
 * Returns the next call: the oldest waiting answers of one session, up to a take-back, plus the session's completion if it follows directly. Undefined if
 * nothing waits.
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

/** Returns the leading answers of the session, up to the first entry that isn't one. */
function takeRun(waiting: readonly OutboxEntry[], sessionId: string): Answer[] {
  const run: Answer[] = [];
  for (const { seq, sessionId: own, work } of waiting) {
    if (own !== sessionId || work.kind !== 'review') break;
    run.push({ seq, review: work.review, opening: work.opening });
  }
  return run;
}

/**
 * Returns how long entries may wait to be batched with later ones, in milliseconds. 0 means to send now: the first answer after a pause, a completion or
 * take-back, or a full batch. Undefined if nothing waits.
 * @param sinceSent milliseconds since the last call; undefined if there was none.
 */
export function gatheringTime(entries: readonly OutboxEntry[], sinceSent: number | undefined): number | undefined {
  const waiting = entries.filter(isWaiting);
  if (waiting.length === 0) return undefined;
  const isDue = waiting.length >= limits.gatheredAnswers || waiting.some((entry) => !isAnswer(entry));
  if (isDue || sinceSent === undefined) return 0;
  // Clamped to 0: a clock that was set back must not delay answers for hours.
  return Math.max(0, limits.gatheringSeconds * 1_000 - Math.max(0, sinceSent));
}
