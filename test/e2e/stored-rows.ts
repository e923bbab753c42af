import { type StoredReview, storedReviews } from '../../functions/data/study/review.ts';
import { householdRows } from '../../functions/data/people/household.ts';
import { createLocalContext, localTableName, openLocalClient } from '../../infra/local/gateway/create-local-context.ts';
import { findRunningStack, type RunningStack } from '../../infra/local/database/running-stack.ts';
import { scanTable } from '../../infra/operations/admin/table-report.ts';
import type { Row } from '../support/stored-rows.ts';
import { localPart, splitId } from '../../shared/ids.ts';

/** Reads a learner's review log from the table of the product under test. */
export async function readStoredAnswers(productUrl: string, learnerId: string): Promise<StoredReview[]> {
  const { table } = await createLocalContext({ ...(await findProduct(productUrl)), dataDir: 'memory' });
  const [household = ''] = splitId(learnerId, 2) ?? [];
  return await storedReviews.list(householdRows(table, household), { learner: localPart(learnerId) });
}

export async function readTable(productUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  const client = openLocalClient(await findProduct(productUrl));
  for await (const row of scanTable(client, localTableName)) rows.push(row);
  return rows;
}

export async function findProduct(productUrl: string): Promise<RunningStack> {
  const running = await findRunningStack({ port: new URL(productUrl).port });
  if (!running) throw new Error(`No product runs at ${productUrl}`);
  return running;
}
