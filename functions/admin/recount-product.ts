import { listAllHouseholds } from '../data/people/household.ts';
import { listHouseholdsAction, storedAccountMemberships } from '../data/people/membership.ts';
import { type ProductCounts, replaceProductCounts } from '../data/operations/product-counts.ts';
import { tryCommit } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { listAllUsers, type StoredUser, storedUsers } from '../data/people/user.ts';

const readAtOnce = 500;

/** Recounts everything and replaces the product totals. @returns the totals. */
export async function recountProduct(table: Table): Promise<ProductCounts> {
  const counts = await countListed(table);
  await replaceProductCounts(table, counts);
  return counts;
}

/** @returns the totals, computed from the lists of accounts and households that admins see. */
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

/**
 * Adds the list of households to older accounts, so that admins can page through accounts without one query per account. Idempotent.
 * @returns the number of accounts updated.
 */
export async function listHouseholdsOfAccounts(table: Table): Promise<number> {
  let listed = 0;
  let cursor: string | undefined;
  do {
    const page = await listAllUsers(table, { limit: readAtOnce, cursor });
    for (const user of page.users) if (!user.householdsListed && (await listHouseholdsOf(table, user))) listed += 1;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return listed;
}

async function listHouseholdsOf(table: Table, { id }: StoredUser): Promise<boolean> {
  // The list is eventually consistent, so the write depends on the account's current row.
  const user = await storedUsers.find(table, { id });
  if (!user || user.householdsListed) return false;
  const memberships = await storedAccountMemberships.list(table, { userId: id });
  const householdIds = memberships.map(({ householdId }) => householdId);
  return await tryCommit(table, [listHouseholdsAction(table, user, householdIds)]);
}
