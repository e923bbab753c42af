import { type StoredReview, storedReviews } from '../../functions/data/review.ts';
import { householdRows } from '../../functions/data/household.ts';
import { createLocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { findRunningStack } from '../../infra/local/database/running-stack.ts';
import { localPart, splitId } from '../../shared/ids.ts';

/** Reads a learner's review log straight from the table of the product under test. */
export async function readStoredAnswers(productUrl: string, learnerId: string): Promise<StoredReview[]> {
  const running = await findRunningStack({ port: new URL(productUrl).port });
  if (!running) throw new Error(`No product runs at ${productUrl}`);
  const { table } = await createLocalContext({ ...running, dataDir: 'memory' });
  const [household = ''] = splitId(learnerId, 2) ?? [];
  return await storedReviews.list(householdRows(table, household), { learner: localPart(learnerId) });
}
