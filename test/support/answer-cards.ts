import { ulid } from 'ulid';
import { limits } from '../../shared/limits.ts';
import { recordReviews } from '../../shared/routes/study.ts';
import type { OpenSession, Rating, Review } from '../../shared/schemas/study.ts';
import type { TestProduct } from './test-product.ts';

/**
 * Answers a session's cards in turn, one second apart; the last answer is given now.
 * @param rate rating by index; by default every third answer is wrong.
 */
export async function answer(
  product: TestProduct,
  token: string,
  { id: sessionId, cards }: Pick<OpenSession, 'id' | 'cards'>,
  count: number,
  rate: (place: number) => Rating = (place) => (place % 3 === 0 ? 'wrong' : 'correct'),
): Promise<Review[]> {
  const end = product.now().getTime();
  const given = Array.from({ length: count }, (_, place): Review => {
    const at = end - (count - 1 - place) * 1_000;
    const { id: cardId = '', reversed } = cards[place % cards.length] ?? {};
    const answeredAt = new Date(at).toISOString();
    return { id: ulid(at), cardId, rating: rate(place), answeredAt, msTaken: 900, ...(reversed && { reversed }) };
  });
  for (let start = 0; start < count; start += limits.reviewsPerCall) {
    const reviews = given.slice(start, start + limits.reviewsPerCall);
    await product.call(recordReviews, token, { params: { sessionId }, body: { reviews } });
  }
  return given;
}
