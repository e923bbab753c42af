import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import { isAboutRoom } from '../../../../components/dialog/to-the-bin.tsx';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { waitFor } from '../../../../lib/api/repeat-call.ts';
import { useOngoingWork } from '../../../../lib/page/unsaved-work.ts';

export interface BulkRun {
  /** The progress, such as `Deleting 3 of 10`. */
  readonly doing: (done: string, total: string) => string;
  readonly done: number;
  readonly total: number;
}

/** Result of an action on many cards: the cards that weren't changed, because calls failed or the user stopped, and the first error. */
export interface BulkOutcome {
  readonly failedIds: readonly string[];
  readonly reason?: string;
  readonly error?: unknown;
}

export interface BulkWork {
  /** The progress, such as `Deleting 3 of 10`. */
  readonly doing: (done: string, total: string) => string;
  /** `listLater` returns the cards that are to be done after these. */
  readonly work: (cards: readonly Card[], listLater: () => readonly Card[]) => Promise<unknown>;
  /** Cards per call; calls then run in sequence. By default, each card has its own call, and several run in parallel. */
  readonly atOnce?: number;
}

const lanes = 4;

/** Runs an action on many cards and continues if some fail. */
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
    const giveUp = (error: unknown) => {
      failures.push(error);
      // What has no room in the bin has none a card later either.
      if (isAboutRoom(error)) waiting.splice(0);
    };
    const takeNext = async (): Promise<void> => {
      for (let group = waiting.shift(); group && !stop.signal.aborted; group = waiting.shift()) {
        const some = group;
        try {
          await callPatiently(async () => await work(some, () => waiting.flat()), stop.signal);
          for (const { id } of some) changed.add(id);
        } catch (error) {
          // One invalid card makes the whole call fail, so retry its cards individually.
          if (some.length > 1 && isRefused(error)) {
            waiting.unshift(...groupCards(some, 1));
            continue;
          }
          giveUp(error);
        }
        done += some.length;
        setRun({ doing, done, total: cards.length });
      }
    };
    await Promise.all(Array.from({ length: atOnce > 1 ? 1 : lanes }, takeNext));
    setRun(undefined);
    const failedIds = cards.flatMap(({ id }) => (changed.has(id) ? [] : id));
    const [error] = failures;
    return { failedIds, ...(failures.length > 0 && { error, reason: describeFailure(error, t`That didn’t work`) }) };
  }

  return { run, start, stop: () => stopRef.current?.abort() };
}

/** @returns an action that makes one call per card. */
export function eachOf(work: (card: Card) => Promise<unknown>): BulkWork['work'] {
  return async (cards) => {
    for (const card of cards) await work(card);
  };
}

function groupCards(cards: readonly Card[], size: number): (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, at) => cards.slice(at * size, (at + 1) * size));
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && !isAboutRoom(error);
}

const tries = 5;
const longestWaitSeconds = 30;

/** Retries a call after HTTP 429, waiting as long as the server asks. @throws the call's error, also after too many retries or if the wait is too long. */
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
