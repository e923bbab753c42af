import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { completeSession, startMix, startSession } from '../../../shared/routes/study.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
});
const printed: (() => void)[] = [];
afterAll(() => {
  for (const print of printed) print();
});

/** Makes a family with a deck that must be known by a date. */
async function planDeck(cards: number, dueDate: string) {
  product.setNow(startOfTests);
  family = await makeFamily(product);
  const deck = await makeDeck(product, family, cards);
  const work = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' } as const;
  const body = { ...work, resourceId: deck.id, dueDate, untilReady: true };
  const { id } = await product.call(createAssignment, family.parent.token, { body });
  return { deck, id };
}

const open = async (deckId: string) =>
  await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
const complete = async ({ id: sessionId }: OpenSession) => {
  const body = { cardsStudied: 0, cardsCorrect: 0 };
  return await product.call(completeSession, family.child.token, { params: { sessionId }, body });
};
const answerAll = async (session: OpenSession, count = session.cards.length) =>
  await answer(product, family.child.token, session, count, () => 'correct');
const homeWork = async () => {
  const { assignments, today } = await product.call(getHome, family.child.token, {});
  return { needsToday: assignments?.[0]?.needsToday, isDone: assignments?.[0]?.completedAt !== undefined, today };
};
const parents = async () => {
  const [told] = await product.call(getToday, family.parent.token, { params: { householdId: family.household.id } });
  return told;
};
const why = ({ cards }: OpenSession) => cards.map((card) => card.why?.kind);

describe('a deck that is to be known by a day', () => {
  it('says what today needs of it, asks cards ahead of time, and is ticked off once it is known, not before', async () => {
    const { deck, id } = await planDeck(6, '2026-01-08');
    expect(await homeWork()).toMatchObject({ needsToday: 3, isDone: false });
    expect(await parents()).toMatchObject({
      nextAssignment: { name: deck.name, dueDate: '2026-01-08', needsToday: 3 },
      plans: [{ assignmentId: id, needsToday: 3 }],
    });
    const first = await open(deck.id);
    expect(first.cards).toHaveLength(3);
    await answerAll(first);
    await complete(first);
    expect(await homeWork()).toMatchObject({ needsToday: 0, isDone: false });
    // Beyond today's planned share, the usual daily limit applies. A card seen once does not yet count as known.
    const more = await open(deck.id);
    expect(why(more)).toEqual(['new', 'new', 'new']);
    await answerAll(more);
    await complete(more);
    expect(await homeWork()).toMatchObject({ needsToday: 0, isDone: false });
    expect((await open(deck.id)).cards).toEqual([]);

    product.setNow('2026-01-06T16:00:00.000Z');
    const second = await open(deck.id);
    expect(why(second)).toEqual(['ahead', 'ahead', 'ahead']);
    await answerAll(second, 1);
    const resumed = await open(deck.id);
    expect(resumed.id).toBe(second.id);
    expect(why(resumed)).toEqual(['ahead', 'ahead']);
    await answerAll(resumed);
    const costs = openCostTable(product.client);
    printed.push(costs.print);
    const spent = await costs.costOf('complete a session, a deck of 6 is known', async () => await complete(second));
    expect(spent.rounds).toBeLessThanOrEqual(8);
    expect(await homeWork()).toMatchObject({ needsToday: undefined, isDone: true });
    expect(await parents()).not.toHaveProperty('plans');
  });

  it("has its part of today's mix, more new cards than a day usually allows included", async () => {
    const { deck } = await planDeck(24, '2026-01-08');
    await makeDeck(product, family, 5);
    expect(await homeWork()).toMatchObject({ needsToday: 12, today: { portion: 12, limit: 15 } });
    expect((await parents())?.waiting).toBe(12);
    const mix = await product.call(startMix, family.child.token, { body: {} });
    expect(mix.cards.map(({ deckId }) => deckId)).toEqual(Array.from({ length: 12 }, () => deck.id));
    await answerAll(mix);
    await complete(mix);
    product.setNow('2026-01-06T16:00:00.000Z');
    const next = await product.call(startMix, family.child.token, { body: {} });
    const ofDeck = Map.groupBy(next.cards, ({ deckId, why: asked }) => `${deckId === deck.id} ${asked?.kind}`);
    expect([...ofDeck].map(([kind, cards]) => [kind, cards.length])).toEqual([
      ['true new', 12],
      ['true ahead', 3],
    ]);
  });

  it('is work like any other once its day is over: the next session ticks it off', async () => {
    const { deck } = await planDeck(12, '2026-01-06');
    await answerAll(await open(deck.id), 2);
    product.setNow('2026-01-07T16:00:00.000Z');
    expect(await homeWork()).toMatchObject({ needsToday: undefined, isDone: false });
    const late = await open(deck.id);
    await answerAll(late, 1);
    await complete(late);
    const [work] = await product.call(listAssignments, family.parent.token, {});
    expect(work?.completedAt).toBeDefined();
  });
});
