import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { costsAfter } from '../support/families/daily-calls.ts';
import { openTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
beforeAll(async () => {
  product = await openTestProduct();
  costs = openCostTable(product.client);
});
afterAll(() => costs.print());

/** Extra read units allowed per call on day 400, for results that grow until their page or 30-day window is full. */
const fillsUp: ReadonlyMap<string, number> = new Map([
  ['sessions', 8],
  ['activity', 2],
]);

it('costs a family the same on day 400 as on day 1, whatever it calls daily', async () => {
  const [first, later] = [await costsAfter(product, costs, 1), await costsAfter(product, costs, 400)];
  for (const [name, { reads, writes }] of later) {
    const { reads: readsAtFirst, writes: writesAtFirst } = first.get(name) ?? { reads: 0, writes: 0 };
    const room = fillsUp.get(name) ?? 0;
    expect(reads, `reads of ${name}`).toBeLessThanOrEqual(readsAtFirst * 1.2 + room);
    expect(writes, `writes of ${name}`).toBeLessThanOrEqual(writesAtFirst * 1.2);
  }
});
