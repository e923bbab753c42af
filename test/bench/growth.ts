import { limits } from '../../shared/limits.ts';
import { listUsers } from '../../shared/routes/admin.ts';
import { type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { costsAfter } from '../support/families/daily-calls.ts';
import { signUpAdmin } from '../support/test-family.ts';
import { writeMembers } from '../support/table/write-members.ts';
import type { BenchResult } from './bench-line.ts';
import { type BenchProduct, withProduct } from './bench-product.ts';

/** Compares the read units of a family's daily calls on day 400 and day 60, when first pages are full, and counts the table calls of one page of the admin's account list. */
export async function benchGrowth(): Promise<BenchResult[]> {
  return await withProduct(async (product) => {
    const costs = openCostTable(product.client);
    return [...(await benchYears(product, costs)), await benchAdminPage(product, costs)];
  });
}

async function benchYears(product: BenchProduct, costs: CostTable): Promise<BenchResult[]> {
  const known = { ...product, now: product.context.clock };
  const first = await costsAfter(known, costs, 60);
  const later = await costsAfter(known, costs, 400);
  return [...later].map(([name, { reads }]) => ({
    name: `${name}: read units on day 400 (floor: day 60)`,
    unit: 'units',
    measured: reads,
    floor: first.get(name)?.reads ?? reads,
    goal: 1.2,
    goalOf: 'floor',
  }));
}

/** Measures a page on which each account is in a different household. */
async function benchAdminPage(product: BenchProduct, { costOf }: CostTable): Promise<BenchResult> {
  const known = { ...product, now: product.context.clock };
  const admin = await signUpAdmin(known);
  await writeMembers(known, { name: 'page', count: limits.usersPerPage, households: 1 });
  const { calls: measured } = await costOf(
    'page of accounts',
    async () => await product.call(listUsers, admin.token, { query: { search: 'page' } }),
  );
  return {
    name: `an admin's page of ${limits.usersPerPage} users: calls to the table`,
    unit: 'calls',
    measured,
    goal: 5,
  };
}
