import { listAllHouseholds } from '../data/household.ts';
import { type ProductCounts, replaceProductCounts } from '../data/product-counts.ts';
import type { Table } from '../data/table/table.ts';
import { listAllUsers } from '../data/user.ts';

const readAtOnce = 500;

/** Counts everything anew and replaces the totals: for when they are in doubt. @returns the totals. */
export async function recountProduct(table: Table): Promise<ProductCounts> {
  const counts = await countListed(table);
  await replaceProductCounts(table, counts);
  return counts;
}

/** @returns the totals as the admins' lists have them. */
export async function countListed(table: Table): Promise<ProductCounts> {
  const counts = { users: 0, households: 0, learners: 0, decks: 0 };
  let cursor: string | undefined;
  do {
    const page = await listAllUsers(table, { limit: readAtOnce, cursor });
    counts.users += page.users.length;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  do {
    const page = await listAllHouseholds(table, { limit: readAtOnce, cursor });
    counts.households += page.households.length;
    counts.learners += page.households.reduce((sum, household) => sum + household.learnerCount, 0);
    counts.decks += page.households.reduce((sum, household) => sum + household.deckCount, 0);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return counts;
}
