import type { ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openCostTable } from '../support/cost-table.ts';
import { costsAfter } from '../support/daily-calls.ts';
import type { BenchLine } from './bench-line.ts';

/**
 * What the calls of a family's day read on day 400, beside what they read on day 1.
 * @param client which the context's table uses.
 */
export async function measureGrowth(
  calls: ProcessClient,
  context: LocalContext,
  client: DynamoDBDocumentClient,
): Promise<BenchLine[]> {
  const product = { ...calls, context, client, now: context.clock };
  const costs = openCostTable(client);
  const first = await costsAfter(product, costs, 1);
  const later = await costsAfter(product, costs, 400);
  return [...later].map(([name, { reads }]) => {
    const floor = first.get(name)?.reads ?? reads;
    return {
      name: `${name}, day 400 (floor: day 1)`,
      unit: 'units',
      measured: reads,
      floor,
      goal: 1.2,
      goalOf: 'floor',
    };
  });
}
