/**
 * `npm run admin:recount`: counts households, accounts, learners and decks anew and repairs the totals of the admin's overview, in
 * the product that runs on this machine or, with TABLE_NAME set, in the cloud. Best while nobody signs up.
 */
import { recountProduct } from '../../functions/admin/recount-product.ts';
import { openRunningTable } from './open-running-table.ts';

try {
  const { users, households, learners, decks } = await recountProduct(await openRunningTable());
  console.log(`Counted ${users} accounts, ${households} households, ${learners} learners, ${decks} decks.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
