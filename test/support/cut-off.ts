import { expect } from 'vitest';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { type Faults, isWrite, lostAnswer, lostCall } from './faults.ts';
import { takeSnapshot } from './table/table-snapshot.ts';
import type { TestProduct } from './test-product.ts';

/** An operation that can be interrupted and retried. Each interruption starts from a fresh case. */
export interface CutOffCase {
  readonly run: () => Promise<Answer>;
  /** Assertions after the interruption; `hasBegun` is true when something was written. */
  readonly afterCut?: (hasBegun: boolean) => Promise<void>;
  readonly afterAll: () => Promise<void>;
}

interface CutOffSettings {
  /** Interrupts only before the first write and after each write, because other calls can observe only these states. */
  readonly onlyWrites?: boolean;
}

/** Days since 1970. The number selects the interruption points of a run, because testing all of them in one run would take too long. */
const today = Math.floor(Date.now() / (24 * 60 * 60 * 1_000));

/**
 * Runs an operation repeatedly, each time on restored rows and interrupted at the next of the calls that are selected for today. In a first pass the request is
 * lost; in a second pass, only for writes, the response is lost. After each interruption the same operation must complete.
 */
export async function cutOffEverywhere(
  product: TestProduct,
  faults: Faults,
  begin: () => CutOffCase,
  { onlyWrites = false }: CutOffSettings = {},
): Promise<void> {
  const start = product.now();
  const restore = await takeSnapshot(product.client);
  for (const does of [lostCall, lostAnswer]) {
    const days = does === lostAnswer ? 4 : 2;
    for (let place = 1 + (today % days); ; place += days) {
      product.setNow(start);
      await restore();
      const { run, afterCut, afterAll } = begin();
      faults.clear();
      const fault = faults.add({
        at: 'call',
        does,
        from: place,
        ...((onlyWrites || does === lostAnswer) && { when: isWrite }),
      });
      const first = await run();
      const hasBegun = faults.calls.some((call) => isWrite(call) && call.wasDone);
      faults.clear();
      if (fault.hits === 0) {
        expect(first.status).toBe(204);
        await afterAll();
        expect(place).toBeGreaterThan(2);
        break;
      }
      expect(first).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await afterCut?.(hasBegun);
      // If only the response was lost, the work is done and the retry finds nothing (404).
      expect([204, 404]).toContain((await run()).status);
      await afterAll();
      if (onlyWrites && does === lostCall) break;
    }
  }
}
