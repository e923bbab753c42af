import { expect } from 'vitest';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { type Faults, isWrite, lostAnswer, lostCall } from './faults.ts';
import { takeSnapshot } from './table/table-snapshot.ts';
import type { TestProduct } from './test-product.ts';

/** A piece of work that can be cut off and run again, begun anew for every place at which it is cut off. */
export interface CutOffCase {
  readonly run: () => Promise<Answer>;
  /** What must hold after the cut: `hasBegun` tells whether anything was written. */
  readonly afterCut?: (hasBegun: boolean) => Promise<void>;
  /** What must hold once the work was run again. */
  readonly afterAll: () => Promise<void>;
}

interface CutOffSettings {
  /** Cuts off before the first write and after each one: what a call finds that was cut off before another call is one of these. */
  readonly onlyWrites?: boolean;
}

/** Each day some of the places are tried, the others on the next ones: together they take long. */
const today = Math.floor(Date.now() / (24 * 60 * 60 * 1_000));

/**
 * Cuts work off at its first call to the table, then (with all rows put back as they were) at its second, and so on until it
 * comes through: before the call arrives, and then again for every write after it was done. Each time the same work is run again:
 * it must then be through.
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
      // Only the news that it was done may have been lost: then there is nothing left to find.
      expect([204, 404]).toContain((await run()).status);
      await afterAll();
      if (onlyWrites && does === lostCall) break;
    }
  }
}
