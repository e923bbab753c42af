import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { describeFailure } from '../../../lib/describe-error.ts';
import { useOngoingWork } from '../../../lib/unsaved-work.ts';

/** Something that is done to many cards, and how far it is. */
export interface BulkRun {
  /** What is being done: `Deleting`. */
  readonly doing: string;
  readonly done: number;
  readonly total: number;
}

/** What became of it: the cards that stayed as they were, also because it was stopped, and why the first one that failed did. */
export interface BulkOutcome {
  readonly failedIds: readonly string[];
  readonly reason?: string;
}

/** So many calls are under way at once. */
const lanes = 4;
const tries = 5;
const longestWaitSeconds = 30;

/** Does something to one card after the other, a few at a time, and goes on where some fail. */
export function useBulk() {
  const [run, setRun] = useState<BulkRun>();
  const stopRef = useRef<AbortController>(null);
  useOngoingWork(run !== undefined);
  useEffect(() => () => stopRef.current?.abort(), []);

  async function start(
    doing: string,
    cards: readonly Card[],
    work: (card: Card) => Promise<unknown>,
  ): Promise<BulkOutcome> {
    const stop = new AbortController();
    stopRef.current = stop;
    const waiting = [...cards];
    const changed = new Set<string>();
    const failures: unknown[] = [];
    let done = 0;
    setRun({ doing, done, total: cards.length });
    const takeNext = async (): Promise<void> => {
      for (let card = waiting.shift(); card && !stop.signal.aborted; card = waiting.shift()) {
        const { id } = card;
        await withPatience(work, card, stop.signal).then(
          () => changed.add(id),
          (error: unknown) => failures.push(error),
        );
        done += 1;
        setRun({ doing, done, total: cards.length });
      }
    };
    await Promise.all(Array.from({ length: lanes }, takeNext));
    setRun(undefined);
    const failedIds = cards.flatMap(({ id }) => (changed.has(id) ? [] : id));
    return { failedIds, ...(failures.length > 0 && { reason: describeFailure(failures[0], 'That did not work') }) };
  }

  return { run, start, stop: () => stopRef.current?.abort() };
}

/** A server that asks to wait is waited for. */
async function withPatience(work: (card: Card) => Promise<unknown>, card: Card, signal: AbortSignal): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await work(card);
      return;
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
      if (left <= 1 || seconds === undefined || seconds > longestWaitSeconds || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}
