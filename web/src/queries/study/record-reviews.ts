import { recordReviews } from '../../../../shared/routes/study.ts';
import type { Review } from '../../../../shared/schemas/study.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Hands answers to the server, which has them when this resolves. Sending one twice changes nothing. */
export async function sendReviews(sessionId: string, reviews: readonly Review[]): Promise<void> {
  await callRoute(recordReviews, { params: { sessionId }, body: { reviews: [...reviews] } }, { keepalive: true });
}
