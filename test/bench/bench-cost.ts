import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { describeCost } from './cost/describe-cost.ts';
import { runFamilyMonth } from './cost/family-month.ts';

/** What a family's month costs on AWS, worked out from what the real handlers use in it. Judges nothing: a test holds the counts. */
const database = await startDynamoDbLocal({ dataDir: memoryOnly });
try {
  process.stdout.write(`${describeCost(await runFamilyMonth(database.endpoint))}\n`);
} finally {
  await database.stop();
}
