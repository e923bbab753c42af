/**
 * `npm run admin:recount [-- --stage prod]`: counts households, accounts, learners and decks again and repairs the totals of the admin's
 * overview, in the product that runs on this machine or in a stage in the cloud. Best while nobody signs up. Accounts that were made before
 * accounts listed their households do so afterwards.
 */
import { parseArgs } from 'node:util';
import { listHouseholdsOfAccounts, recountProduct } from '../../../functions/admin/recount-product.ts';
import { runOperation } from '../run-operation.ts';
import { openRunningTable } from './open-running-table.ts';

await runOperation(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const { table } = await openRunningTable(values.stage);
  const { users, households, learners, decks } = await recountProduct(table);
  console.log(`Counted ${users} accounts, ${households} households, ${learners} learners, ${decks} decks.`);
  const listed = await listHouseholdsOfAccounts(table);
  if (listed > 0) console.log(`${listed} accounts of before list their households now.`);
});
