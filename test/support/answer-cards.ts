import { ulid } from 'ulid';
import { limits } from '../../shared/limits.ts';
import { recordReviews } from '../../shared/routes/study.ts';
import type { OpenSession, Rating, Review } from '../../shared/schemas/study.ts';
import type { TestProduct } from './test-product.ts';

/**
 * Gives answers to the cards of a session, one card after the other and round again, a second apart and the last one now.
 * @param rate whether an answer is right, by its place; every third is wrong unless said otherwise.
 * @returns what was sent.
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
    const cardId = cards[place % cards.length]?.id ?? '';
    return { id: ulid(at), cardId, rating: rate(place), answeredAt: new Date(at).toISOString(), msTaken: 900 };
  });
  for (let start = 0; start < count; start += limits.reviewsPerCall) {
    const reviews = given.slice(start, start + limits.reviewsPerCall);
    await product.call(recordReviews, token, { params: { sessionId }, body: { reviews } });
  }
  return given;
}
