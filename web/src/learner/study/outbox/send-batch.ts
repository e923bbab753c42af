import { ApiError } from '../../../lib/api-error.ts';
import { readSession } from '../../../lib/session.ts';
import type { Batch } from './next-batch.ts';
import { sendCompletion, sendReviews } from '../../../queries/study.ts';

/**
 * Sends a batch as the account that it belongs to. On a shared tablet somebody else may have signed in meanwhile: then
 * nothing is sent, since the server would refuse it for good.
 */
export async function sendBatch(userId: string, batch: Batch): Promise<void> {
  if (readSession()?.user.id !== userId) {
    throw new ApiError({ status: 401, code: 'not-signed-in', message: 'Somebody else is signed in on this device.' });
  }
  if (batch.kind === 'reviews') {
    await sendReviews(batch.sessionId, batch.reviews);
  } else {
    const { cardsStudied, cardsCorrect, reviews } = batch;
    await sendCompletion(batch.sessionId, { cardsStudied, cardsCorrect, reviews });
  }
}
