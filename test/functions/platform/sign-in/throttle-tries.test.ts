import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../../shared/limits.ts';
import {
  countFailure,
  countAttempt,
  resetAttempts,
  requireNotBlocked,
  type Attempt,
  waitAfter,
} from '../../../../functions/platform/sign-in/throttle-tries.ts';
import type { Table } from '../../../../functions/data/table/table.ts';
import { openTestProduct, startOfTests } from '../../../support/test-product.ts';

let table: Table;
beforeAll(async () => {
  table = (await openTestProduct()).context.table;
});

const start = new Date(startOfTests).getTime();
let subjects = 0;

/** @returns a function that creates an attempt by a new subject, the given number of seconds after the start. */
function somebody(): (seconds: number) => Attempt {
  subjects += 1;
  const subject = `somebody ${subjects}`;
  return (seconds) => ({ scope: 'password', subject, now: new Date(start + seconds * 1_000) });
}

const refusedFor = (seconds: number): unknown =>
  expect.objectContaining({ code: 'too-many-attempts', retryAfterSeconds: seconds });

describe('the wait after so many tries', () => {
  it('is none at first, then doubles from one second up to the longest', () => {
    const waits = Array.from({ length: 18 }, (_, tries) => waitAfter(tries, limits.tries['sign-in']));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('never shrinks and never passes the longest, however many tries there are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(limits.tries)), fc.nat({ max: 100_000 }), (rule, tries) => {
        const wait = waitAfter(tries, rule);
        return wait <= waitAfter(tries + 1, rule) && wait <= rule.longestWaitSeconds;
      }),
    );
  });
});

describe('tries that are counted before they are checked', () => {
  it('are refused until the wait is over, and refused ones do not lengthen it', async () => {
    const at = somebody();
    for (let tries = 0; tries < 7; tries += 1) await countAttempt(table, at(tries * 10));
    for (let asked = 0; asked < 5; asked += 1) {
      await expect(countAttempt(table, at(61))).rejects.toEqual(refusedFor(3));
    }
    await expect(countAttempt(table, at(63.5))).rejects.toEqual(refusedFor(1));
    await countAttempt(table, at(64));
    await expect(countAttempt(table, at(64))).rejects.toEqual(refusedFor(8));
  });

  it('are counted one by one when they come together', async () => {
    const at = somebody();
    const results = await Promise.allSettled(Array.from({ length: 20 }, async () => await countAttempt(table, at(0))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.tries.password.free);
  });

  it('are forgotten after a success', async () => {
    const at = somebody();
    for (let tries = 0; tries < 5; tries += 1) await countAttempt(table, at(0));
    await resetAttempts(table, at(0));
    for (let tries = 0; tries < 5; tries += 1) await countAttempt(table, at(0));
    await expect(countAttempt(table, at(0))).rejects.toEqual(refusedFor(1));
  });

  it('are forgotten an hour after the last one, though the item is still in the table', async () => {
    const at = somebody();
    for (let tries = 0; tries < 5; tries += 1) await countAttempt(table, at(0));
    expect((await requireNotBlocked(table, at(3_599))).seen?.tries).toBe(5);
    await countAttempt(table, at(3_600));
    expect((await requireNotBlocked(table, at(3_600))).seen?.tries).toBe(1);
  });

  it('say in words how long to wait', async () => {
    const sentences: string[] = [];
    const at = somebody();
    for (let tries = 0, seconds = 0; tries < 14; tries += 1, seconds += 600) {
      await countAttempt(table, at(seconds));
      await requireNotBlocked(table, at(seconds)).catch((error: Error) => sentences.push(error.message));
    }
    expect(sentences[0]).toBe('Too many tries. Wait a second, then try again.');
    expect(sentences[1]).toBe('Too many tries. Wait 2 seconds, then try again.');
    expect(sentences.at(-1)).toBe('Too many tries. Wait 9 minutes, then try again.');
  });
});

describe('tries that are counted when they turned out wrong', () => {
  it('are all counted when they come together', async () => {
    const at = somebody();
    await Promise.all(Array.from({ length: 7 }, async () => await countFailure(table, at(0))));
    await expect(requireNotBlocked(table, at(0))).rejects.toEqual(refusedFor(4));
    expect((await requireNotBlocked(table, at(4))).seen?.tries).toBe(7);
  });
});
