import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { makeAccessKeyId, memoryOnly } from '../../infra/local/database/data-directory.ts';
import { createLocalContext, localTableName, openLocalClient } from '../../infra/local/gateway/create-local-context.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { Table } from '../../functions/data/table/table.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { timeStarts } from '../measure/starting-times.ts';
import { meterRounds } from '../support/table-rounds.ts';
import type { BenchLine } from './bench-line.ts';

/** How long a function of each kind takes to start, and how often signing in waits for the table. Needs built functions. */
export async function benchStarts(): Promise<BenchLine[]> {
  const starts = (await timeStarts(projectRoot)).flatMap(({ id, floor, measured }): BenchLine[] =>
    measured === undefined ? [] : [{ name: `start ${id}`, unit: 'ms', measured, floor, goal: 1.5, goalOf: 'floor' }],
  );
  return [...starts, ...(await countWaits())];
}

async function countWaits(): Promise<BenchLine[]> {
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  try {
    const place = { endpoint: database.endpoint, accessKeyId: makeAccessKeyId() };
    const context = await createLocalContext({ ...place, dataDir: memoryOnly });
    const client = openLocalClient(place);
    const waits = meterRounds(client);
    const product = await openProcessClient({ ...context, table: new Table(client, localTableName) });
    const body = { email: 'bench@example.org', password: 'correct horse 42' };
    await product.call(register, undefined, { body: { ...body, role: 'parent' } });
    waits.take();
    await product.call(login, undefined, { body });
    return [
      { name: 'sign in: waits for the table, one after the other', unit: 'times', measured: waits.take(), goal: 5 },
    ];
  } finally {
    await database.stop();
  }
}
