import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../../functions/scheduled/finish-deletions.ts';
import { type CutOffCase, cutOffEverywhere } from '../../support/cut-off.ts';
import { finishDeletions, readPending } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, meanwhile } from '../../support/faults.ts';
import { takeSnapshot } from '../../support/table/table-snapshot.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { type DeletionCase, expectRightCounts, kinds, prepareDeletion } from './deletion-cases.ts';

let product: TestProduct;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});

/** Makes the call run out of time at its first write, which hides the item. */
function runOutOfTime(): void {
  faults.add({ at: 'call', when: isWrite, does: meanwhile(async () => product.pass(5)) });
}

/** Runs the background function after the minute that is reserved for the call itself. */
async function sweep(): Promise<void> {
  faults.clear();
  product.pass(61);
  await handler.on(product.context)();
}

async function expectGone({ family, rowsLeft }: DeletionCase): Promise<void> {
  expect(await rowsLeft()).toEqual([]);
  expect(await readPending(product)).toEqual([]);
  await expectRightCounts(product, family);
}

describe.each(kinds)('the deletion of a %s', (kind) => {
  let deletion: DeletionCase;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    faults.clear();
    product.setNow(startOfTests);
    deletion = await prepareDeletion(product, kind);
    restore = await takeSnapshot(product.client);
  });
  beforeEach(async () => {
    faults.clear();
    product.setNow(startOfTests);
    await restore();
  });

  it('that takes too long is answered at once, unseen from then on, counted right, and finished in the background', async () => {
    runOutOfTime();
    expect((await deletion.remove()).status).toBe(204);
    expect((await deletion.read()).status).toBe(404);
    expect(await deletion.rowsLeft()).not.toEqual([]);
    expect(await readPending(product)).toHaveLength(1);
    await expectRightCounts(product, deletion.family);
    await sweep();
    await expectGone(deletion);
    expect((await deletion.remove()).status).toBe(404);
  });

  it('goes on when it is called again', async () => {
    runOutOfTime();
    await deletion.remove();
    expect((await deletion.remove()).status).toBe(204);
    await expectGone(deletion);
  });

  it('is finished in the background wherever its call was cut off', async () => {
    const begin = (): CutOffCase => {
      let isCut = false;
      let wasHidden = false;
      return {
        run: async () => {
          if (isCut) await sweep();
          if (wasHidden) return { status: 204, body: undefined, headers: {} };
          return await deletion.remove();
        },
        afterCut: async (hasBegun) => {
          isCut = true;
          wasHidden = hasBegun;
          expect((await deletion.read()).status).toBe(hasBegun ? 404 : 200);
          await expectRightCounts(product, deletion.family);
        },
        afterAll: async () => await expectGone(deletion),
      };
    };
    await cutOffEverywhere(product, faults, begin, { onlyWrites: true });
  });

  it('is finished by the next run wherever one was cut off', async () => {
    runOutOfTime();
    await deletion.remove();
    faults.clear();
    product.pass(61);
    await cutOffEverywhere(
      product,
      faults,
      () => ({
        run: async () => {
          const isThrough = await finishDeletions(product).then(
            ({ left }) => left === 0,
            () => false,
          );
          return isThrough
            ? { status: 204, body: undefined, headers: {} }
            : { status: 503, body: { code: 'unavailable' }, headers: {} };
        },
        afterAll: async () => await expectGone(deletion),
      }),
      { onlyWrites: true },
    );
  });

  it('takes no more rights in the background than to read, to delete and to count', async () => {
    runOutOfTime();
    await deletion.remove();
    await sweep();
    const commands = new Set(faults.calls.map(({ command }) => command));
    for (const command of commands) expect(['BatchGet', 'BatchWrite', 'Query', 'TransactWrite']).toContain(command);
    const actions = faults.calls.flatMap(({ input }) => (input['TransactItems'] ?? []) as object[]);
    for (const action of actions) expect(['Delete', 'Update']).toContain(Object.keys(action).join());
  });

  it('is not harmed by two runs and a repeated call at the same moment', async () => {
    runOutOfTime();
    await deletion.remove();
    product.pass(61);
    const run = handler.on(product.context);
    const [again] = await Promise.all([deletion.remove(), run(), run()]);
    expect([204, 404]).toContain(again.status);
    await expectGone(deletion);
  });
});
