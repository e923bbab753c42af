import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review, ReviewReceipt } from '../../../shared/schemas/study.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product);
});

async function start(deck: Deck): Promise<OpenSession> {
  return await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode: 'all' } });
}

/** So many answers, a second apart, round and round the session's cards. */
function answers(session: OpenSession, count: number, from = 0): Review[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(product.now().getTime() + (from + index) * 1_000);
    const cardId = session.cards[(from + index) % session.cards.length]?.id ?? '';
    return {
      id: ulid(at.getTime()),
      cardId,
      rating: index % 3 === 0 ? 'wrong' : 'correct',
      answeredAt: at.toISOString(),
    };
  });
}

async function record({ id }: OpenSession, reviews: Review[]): Promise<ReviewReceipt> {
  const receipt = await product.call(recordReviews, family.child.token, {
    params: { sessionId: id },
    body: { reviews },
  });
  return { ...receipt, cards: receipt.cards.toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1)) };
}

describe('the receipt of answers', () => {
  it('tells of each card what is stored after them, for one transaction or two, new answers or known ones', async () => {
    const session = await start(await makeDeck(product, family, 20));
    product.setNow('2026-01-05T10:00:00.000Z');
    const early = answers(session, 20);
    const late = answers(session, 30, 20);
    const first = await record(session, early);
    expect(first.cards.map(({ cardId }) => cardId)).toEqual(session.cards.map((card) => card.id).toSorted());
    expect(await record(session, early)).toEqual(first);
    const both = await record(session, [...early, ...late]);
    expect(both.accepted).toBe(50);
    expect(both.cards).not.toEqual(first.cards);
    expect(await record(session, [...early, ...late])).toEqual(both);
    expect((await record(session, early)).cards).toEqual(both.cards);
  });
});

describe('completing a session with its last answers', () => {
  it('is refused as a whole when one of them is to a card of another deck: then the session goes on', async () => {
    const session = await start(await makeDeck(product, family, 5));
    const other = await start(await makeDeck(product, family, 5));
    const call = (reviews: Review[]) => ({
      params: { sessionId: session.id },
      json: { cardsStudied: 5, cardsCorrect: 4, reviews },
    });
    const good = answers(session, 5);
    const refused = await product.send(completeSession, family.child.token, call([...good, ...answers(other, 1)]));
    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const before = (await product.call(listSessions, family.child.token, {})).find(({ id }) => id === session.id);
    expect([before?.cardsStudied, before?.completedAt]).toEqual([0, undefined]);
    expect(await product.send(completeSession, family.child.token, call(good))).toMatchObject({
      status: 200,
      body: { cardsStudied: 5, cardsCorrect: 3, completedAt: startOfTests },
    });
  });
});
