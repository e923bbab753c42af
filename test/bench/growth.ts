import { openCostTable } from '../support/cost-table.ts';
import { costsAfter } from '../support/daily-calls.ts';
import type { BenchLine } from './bench-line.ts';
import { withProduct } from './bench-product.ts';

/** What the calls of a family's day read on day 400, beside what they read on day 1. */
export async function benchGrowth(): Promise<BenchLine[]> {
  return await withProduct(async (product) => {
    const known = { ...product, now: product.context.clock };
    const costs = openCostTable(product.client);
    const first = await costsAfter(known, costs, 1);
    const later = await costsAfter(known, costs, 400);
    return [...later].map(([name, { reads }]) => ({
      name: `${name}: read units on day 400 (floor: day 1)`,
      unit: 'units',
      measured: reads,
      floor: first.get(name)?.reads ?? reads,
      goal: 1.2,
      goalOf: 'floor',
    }));
  });
}
