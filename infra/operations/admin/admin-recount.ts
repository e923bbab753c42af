/**
 * `npm run admin:recount [-- --stage prod] [-- --dry-run]`: recounts and repairs stored counters, in the local product or in a stage in the cloud: households,
 * accounts, learners and decks of the admin overview, quizzes per family, and assignments per learner. It also fills in the household list of older accounts.
 * It should run while nobody signs up. `--dry-run` only reports.
 */
import { parseArgs } from 'node:util';
import { countListed, listHouseholdsOfAccounts, recountProduct } from '../../../functions/admin/recount-product.ts';
import { recountHouseholds } from '../../../functions/admin/recount-households.ts';
import { readProductCounts } from '../../../functions/data/operations/product-counts.ts';
import { runOperation } from '../run-operation.ts';
import { openRunningTable } from './open-running-table.ts';

await runOperation(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const isDryRun = values['dry-run'];
  const { table } = await openRunningTable(values.stage);
  const before = await readProductCounts(table);
  const after = isDryRun ? await countListed(table) : await recountProduct(table);
  for (const kind of ['users', 'households', 'learners', 'decks'] as const)
    console.log(`${isDryRun ? 'Would count' : 'Counted'} ${after[kind]} ${kind} (was ${before[kind]}).`);
  let rows = 0;
  for await (const { key, counted, found } of recountHouseholds(table, { isDryRun })) {
    rows += 1;
    console.log(`${key}: ${JSON.stringify(found)} (was ${JSON.stringify(counted)})`);
  }
  console.log(`${rows} rows of households and learners ${isDryRun ? 'would get' : 'got'} new counts.`);
  if (isDryRun) {
    console.log('Nothing was changed.');
    return;
  }
  const listed = await listHouseholdsOfAccounts(table);
  if (listed > 0) console.log(`${listed} older accounts now list their households.`);
});
