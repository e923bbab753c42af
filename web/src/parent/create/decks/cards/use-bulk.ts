import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { waitFor } from '../../../../lib/api/repeat-call.ts';
import { useOngoingWork } from '../../../../lib/page/unsaved-work.ts';

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

/** What is done, and how. */
export interface BulkWork {
  /** `Deleting`. */
  readonly doing: string;
  readonly work: (cards: readonly Card[]) => Promise<unknown>;
  /** So many cards a call, one call after the other; else each has its own, a few at a time. */
  readonly atOnce?: number;
}

/** So many calls are under way at once. */
const lanes = 4;

/** Does something to one card after the other, and goes on where some fail. */
export function useBulk() {
  const [run, setRun] = useState<BulkRun>();
  const stopRef = useRef<AbortController>(null);
  useOngoingWork(run !== undefined);
  useEffect(() => () => stopRef.current?.abort(), []);

  async function start(cards: readonly Card[], { doing, work, atOnce = 1 }: BulkWork): Promise<BulkOutcome> {
    const stop = new AbortController();
    stopRef.current = stop;
    const waiting = groupCards(cards, atOnce);
    const changed = new Set<string>();
    const failures: unknown[] = [];
    let done = 0;
    setRun({ doing, done, total: cards.length });
    const takeNext = async (): Promise<void> => {
      for (let group = waiting.shift(); group && !stop.signal.aborted; group = waiting.shift()) {
        const some = group;
        try {
          await callPatiently(async () => await work(some), stop.signal);
          for (const { id } of some) changed.add(id);
        } catch (error) {
          // One of them may keep the others.
          if (some.length > 1 && isRefused(error)) {
            waiting.unshift(...groupCards(some, 1));
            continue;
          }
          failures.push(error);
        }
        done += some.length;
        setRun({ doing, done, total: cards.length });
      }
    };
    await Promise.all(Array.from({ length: atOnce > 1 ? 1 : lanes }, takeNext));
    setRun(undefined);
    const failedIds = cards.flatMap(({ id }) => (changed.has(id) ? [] : id));
    return { failedIds, ...(failures.length > 0 && { reason: describeFailure(failures[0], 'That did not work') }) };
  }

  return { run, start, stop: () => stopRef.current?.abort() };
}

/** @returns work for cards that each have a call of their own. */
export function eachOf(work: (card: Card) => Promise<unknown>): BulkWork['work'] {
  return async (cards) => {
    for (const card of cards) await work(card);
  };
}

function groupCards(cards: readonly Card[], size: number): (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, at) => cards.slice(at * size, (at + 1) * size));
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

const tries = 5;
const longestWaitSeconds = 30;

/** A server that asks to wait is waited for. @throws what the call does, also what it asks for too long or too often. */
export async function callPatiently<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
      if (left <= 1 || seconds === undefined || seconds > longestWaitSeconds || signal?.aborted) throw error;
      await waitFor(seconds * 1_000);
    }
  }
}
