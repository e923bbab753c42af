import { isAnswer, isWaiting, type OutboxEntry } from './outbox-entry.ts';

/**
 * So many answers go out without waiting longer: a session of 20 cards, with the wrong ones that came back. A call for each
 * answer was more than half of what a family costs.
 */
const GATHER_AT_MOST = 25;

/** Nor does an answer wait longer: so far another device, or a grown-up's report, may be behind. */
const GATHER_FOR_MS = 3 * 60_000;

/**
 * How long, in milliseconds, what waits may go on waiting for more to go with it; 0 when it is to be sent at once: the
 * first answer after a quiet time, the end of a session, and enough of them. Undefined when nothing waits.
 * @param sinceSent milliseconds since something was last sent; undefined when nothing was.
 */
export function gatheringTime(entries: readonly OutboxEntry[], sinceSent: number | undefined): number | undefined {
  const waiting = entries.filter(isWaiting);
  if (waiting.length === 0) return undefined;
  const isDue = waiting.length >= GATHER_AT_MOST || waiting.some((entry) => !isAnswer(entry));
  if (isDue || sinceSent === undefined) return 0;
  // A clock that was set back must not make answers wait for hours.
  return Math.max(0, GATHER_FOR_MS - Math.max(0, sinceSent));
}
