import { ulid } from 'ulid';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import type { ProcessClient } from '../call-in-process.ts';

/** Somebody of the demo family studies: how well, and at what time the product's clock stands. */
export interface DemoStudy {
  readonly client: ProcessClient;
  readonly token: string;
  readonly deckId: string;
  readonly at: Date;
  /** Share of answers that are right, 0 to 1. */
  readonly skill: number;
}

const secondsPerCard = 8;

/** Studies one session as a child does: a wrong card comes back until it is right. */
export async function studyOnce({ client, token, deckId, at, skill }: DemoStudy): Promise<void> {
  const session = await client.call(startSession, token, { params: { deckId }, body: {} });
  if (session.cards.length === 0) return;
  const reviews = answerAll(session, at, skill);
  const params = { sessionId: session.id };
  for (let start = 0; start < reviews.length; start += 50) {
    await client.call(recordReviews, token, { params, body: { reviews: reviews.slice(start, start + 50) } });
  }
  const cardsCorrect = reviews.filter((review) => review.rating === 'correct').length;
  await client.call(completeSession, token, { params, body: { cardsStudied: reviews.length, cardsCorrect } });
}

function answerAll(session: OpenSession, at: Date, skill: number): Review[] {
  const ratings = session.cards.flatMap((card) =>
    isKnown(card.front, at, skill)
      ? [{ card, rating: 'correct' } as const]
      : [{ card, rating: 'wrong' } as const, { card, rating: 'correct' } as const],
  );
  return ratings.map(({ card, rating }, index) => {
    const answeredAt = new Date(at.getTime() + index * secondsPerCard * 1_000);
    return {
      id: ulid(answeredAt.getTime()),
      cardId: card.id,
      rating,
      answeredAt: answeredAt.toISOString(),
      msTaken: secondsPerCard * 1_000,
    };
  });
}

/** Decided by text and day, so that every demo family has the same history. */
function isKnown(text: string, at: Date, skill: number): boolean {
  let hash = at.getUTCDate() * 31;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 9_973;
  return hash / 9_973 < skill;
}
