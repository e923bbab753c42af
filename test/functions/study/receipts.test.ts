import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { limits } from '../../../shared/limits.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review, ReviewReceipt } from '../../../shared/schemas/study.ts';
import { itemBytes } from '../../support/table/item-size.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct({}, { breaksInvariants: 'counts are set as if much had been done' });
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product);
});

async function start(deck: Deck): Promise<OpenSession> {
  return await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode: 'all' } });
}

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
    const { accepted, cards } = first;
    expect(await record(session, early)).toMatchObject({ accepted, cards });
    const both = await record(session, [...early, ...late]);
    expect(both.accepted).toBe(50);
    expect(both.cards).not.toEqual(first.cards);
    expect(await record(session, [...early, ...late])).toMatchObject({ accepted: 50, cards: both.cards });
    expect((await record(session, early)).cards).toEqual(both.cards);
  });

  it('tells answers apart by card and id together, and loses none of one id', async () => {
    const session = await start(await makeDeck(product, family, 3));
    const [first, second] = answers(session, 2) as [Review, Review];
    const twin = { ...second, id: first.id };
    const told = async (...reviews: Review[]) =>
      (await record(session, reviews)).results.map(({ id, cardId, result }) => [id, cardId, result]);
    expect(await told(first)).toEqual([[first.id, first.cardId, 'stored']]);
    expect(await told(first, twin, twin)).toEqual([
      [first.id, first.cardId, 'duplicate'],
      [first.id, twin.cardId, 'stored'],
      [first.id, twin.cardId, 'stored'],
    ]);
    const [seen] = await product.call(listSessions, family.child.token, {});
    expect(seen?.cardsStudied).toBe(2);
  });

  it('refuses alone what can be no answer of the session, and stores the rest', async () => {
    const session = await start(await makeDeck(product, family, 3));
    const other = await start(await makeDeck(product, family, 3));
    const [good, lost] = [...answers(session, 1), ...answers(other, 1)] as [Review, Review];
    const gone = { ...good, id: ulid(), cardId: `${session.deckId}-${ulid()}` };
    const odd = { ...good, id: ulid(), cardId: 'no-card' };
    const receipt = await record(session, [lost, good, gone, odd]);
    expect(receipt.accepted).toBe(1);
    expect(receipt.results.map(({ result, code }) => [result, code])).toEqual([
      ['refused', 'not-found'],
      ['stored', undefined],
      ['refused', 'not-found'],
      ['refused', 'not-found'],
    ]);
  });
});

describe('a flood of answers', () => {
  it('is refused answer by answer once the round is full', async () => {
    const session = await start(await makeDeck(product, family, 3));
    await storeCounts('SESSION', { reviews: limits.answersPerSession - 1 });
    const receipt = await record(session, answers(session, 2));
    expect(receipt.results.map(({ result, code }) => [result, code])).toEqual([
      ['stored', undefined],
      ['refused', 'session-full'],
    ]);
  });

  it('leaves the row of a round small: as full as it can be, of twenty cards, it is a fiftieth of what a row may be', async () => {
    const session = await start(await makeDeck(product, family, 20));
    const [card] = session.cards;
    // The longest form of an answer, repeated up to one less than the maximum.
    const full = Array.from({ length: limits.answersPerSession - 1 }, () => '19w').join(' ');
    await storeCounts('SESSION', { reviews: limits.answersPerSession - 1, answers: full });
    const [last, more] = answers({ ...session, cards: [card ?? session.cards[0]] as OpenSession['cards'] }, 2) as [
      Review,
      Review,
    ];
    expect((await record(session, [last])).accepted).toBe(1);
    const rows = await readHousehold(product, family.household.id);
    const row = rows.find(({ SK }) => SK.includes('#SESSION#'));
    expect(itemBytes(row ?? {})).toBeLessThan(6 * 1_024);
    const call = { params: { sessionId: session.id }, json: { cardsStudied: 1, cardsCorrect: 1, reviews: [more] } };
    expect(await product.send(completeSession, family.child.token, call)).toMatchObject({
      status: 409,
      body: { code: 'session-full' },
    });
    expect(
      await product.send(completeSession, family.child.token, { ...call, json: { cardsStudied: 1, cardsCorrect: 1 } }),
    ).toMatchObject({ status: 200 });
  });

  it('is refused as a whole, with a sentence, once the day is full', async () => {
    const session = await start(await makeDeck(product, family, 3));
    const [first, second] = answers(session, 2) as [Review, Review];
    await record(session, [first]);
    await storeCounts('DAY', { reviews: limits.answersPerDay });
    const call = { params: { sessionId: session.id }, json: { reviews: [second] } };
    expect(await product.send(recordReviews, family.child.token, call)).toMatchObject({
      status: 429,
      body: { code: 'too-much-today' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    await storeCounts('DAY', { reviews: 1 });
    expect((await record(session, [second])).accepted).toBe(1);
  });
});

/** Sets the counts in the learner's only row of a kind, to simulate earlier study. */
async function storeCounts(kind: 'SESSION' | 'DAY', counts: { reviews: number; answers?: string }): Promise<void> {
  const rows = await readHousehold(product, family.household.id);
  const row = rows.find((one) => one.SK.includes(`#${kind}#`));
  await product.client.send(new PutCommand({ TableName: localTableName, Item: { ...row, ...counts } }));
}

describe('completing a session with its last answers', () => {
  it('is refused when one of them is to a card of another deck: the others are stored, and the session goes on', async () => {
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
    expect([before?.cardsStudied, before?.completedAt]).toEqual([5, undefined]);
    expect(await product.send(completeSession, family.child.token, call(good))).toMatchObject({
      status: 200,
      body: { cardsStudied: 5, cardsCorrect: 3, completedAt: startOfTests },
    });
  });
});
