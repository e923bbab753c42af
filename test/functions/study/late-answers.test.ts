import { beforeAll, beforeEach, expect, it } from 'vitest';
import { updateLearner } from '../../../shared/routes/learners.ts';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { limits } from '../../../shared/limits.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import type { Pace } from '../../../shared/schemas/learner.ts';
import type { OpenSession, Rating, Review } from '../../../shared/schemas/study.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

/** Answers of offline devices that arrive after later answers were already counted. */

let product: TestProduct;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 25);
});

async function start(mode: 'due' | 'all' = 'due'): Promise<OpenSession> {
  return await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode } });
}

/** Sends one answer. Its id ends in `place`, which orders answers with the same timestamp. */
async function answer(
  session: OpenSession,
  card: Card | undefined,
  rating: Rating,
  answeredAt: string,
  place: number,
): Promise<void> {
  const id = `01KE6P4YM0000000000000000${place}`;
  const review: Review = { id, cardId: card?.id ?? '', rating, answeredAt };
  await product.call(recordReviews, family.child.token, {
    params: { sessionId: session.id },
    body: { reviews: [review] },
  });
}

async function expectRecounted(): Promise<void> {
  const rows = await readHousehold(product, family.household.id);
  const learner = localPart(family.learner.id);
  expect(readNumbers(rows, learner)).toEqual(recount(rows, learner, 'UTC', new Set()));
}

it('puts a late answer before a practice answer that had changed nothing', async () => {
  const session = await start();
  const [card] = session.cards;
  await answer(session, card, 'correct', '2026-01-05T09:00:00.000Z', 1);
  product.setNow('2026-01-05T12:00:00.000Z');
  await answer(await start('all'), card, 'wrong', '2026-01-05T12:00:00.000Z', 2);
  await answer(session, card, 'wrong', '2026-01-05T11:00:00.000Z', 3);
  await expectRecounted();
});

it('puts answers of the same moment in the order of their ids', async () => {
  const session = await start();
  const [card] = session.cards;
  await answer(session, card, 'correct', '2026-01-05T09:00:00.000Z', 2);
  await answer(session, card, 'wrong', '2026-01-05T09:00:00.000Z', 1);
  await expectRecounted();
});

it("gives today's allowance of new cards back when a card turns out to have been met before", async () => {
  const monday = await start();
  product.setNow('2026-01-06T09:00:00.000Z');
  const [card, other] = monday.cards;
  await answer(monday, card, 'correct', '2026-01-06T09:00:00.000Z', 1);
  await answer(monday, other, 'correct', '2026-01-06T09:00:00.000Z', 2);
  expect((await start()).cards).toHaveLength(8);
  await answer(monday, card, 'wrong', '2026-01-05T10:00:00.000Z', 3);
  await expectRecounted();
  product.setNow('2026-01-06T09:01:00.000Z');
  const rows = await readHousehold(product, family.household.id);
  expect(readNumbers(rows, localPart(family.learner.id)).progress).toMatchObject([{ newCount: 1, studied: 2 }]);
});

it('counts a late answer on its own day and joins the streak', async () => {
  const monday = await start();
  const [card, other, third] = monday.cards;
  await answer(monday, card, 'correct', '2026-01-05T09:00:00.000Z', 1);
  product.setNow('2026-01-07T09:00:00.000Z');
  await answer(monday, other, 'correct', '2026-01-07T09:00:00.000Z', 2);
  await answer(monday, third, 'wrong', '2026-01-06T03:59:59.999Z', 3);
  await answer(monday, third, 'wrong', '2026-01-06T04:00:00.000Z', 4);
  await expectRecounted();
  const rows = await readHousehold(product, family.household.id);
  const { days, facts } = readNumbers(rows, localPart(family.learner.id));
  expect(days).toMatchObject([
    { day: '2026-01-05', reviews: 2 },
    { day: '2026-01-06', reviews: 1 },
    { day: '2026-01-07', reviews: 1 },
  ]);
  expect(facts).toMatchObject({ streak: { streakLength: 3, longestStreak: 3, totalActiveDays: 3 } });
});

async function choosePace(pace: Pace): Promise<number> {
  const params = { householdId: family.household.id, learnerId: family.learner.id };
  const { status } = await product.send(updateLearner, family.parent.token, { params, json: { pace } });
  return status;
}

it('schedules each answer at the pace of its study day, in whatever order the answers come [study-pace]', async () => {
  const days = ['2026-01-05', '2026-01-06', '2026-01-09', '2026-01-16'].map((day) => `${day}T10:00:00.000Z`);
  const live = async (paces: readonly Pace[], order: readonly number[]) => {
    product.setNow('2026-01-05T09:00:00.000Z');
    family = await makeFamily(product);
    deck = await makeDeck(product, family, 25);
    const session = await start();
    for (const [index, day] of days.entries()) {
      product.setNow(day);
      const pace = paces[index];
      if (pace) await choosePace(pace);
    }
    for (const index of order) await answer(session, session.cards[0], 'correct', days[index] ?? '', index);
    await expectRecounted();
    const rows = await readHousehold(product, family.household.id);
    return storedMemories.parse(rows.find(({ SK }) => SK.includes('#SRS#')) ?? {}).state;
  };
  // The pace affects only the interval, not the memory. Due dates also vary by a few days per card.
  const steady = await live([], [0, 1, 2, 3]);
  expect(Math.abs(steady.scheduledDays - steady.stability)).toBeLessThan(6);
  // The last pace is chosen before any answer arrives, and applies from the day after the last answer.
  const paces = ['relaxed', 'steady', 'keen', 'relaxed'] as const;
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ]) {
    const keen = await live(paces, order);
    expect(keen.stability).toBe(steady.stability);
    expect(Math.abs(keen.scheduledDays - steady.stability * 0.6)).toBeLessThan(4);
  }
});

it('holds another pace from the next study day on, and forgets one that was chosen and changed on the same day', async () => {
  const paces = async () => {
    const rows = await readHousehold(product, family.household.id);
    const [learner] = rows.filter(({ SK }) => SK.startsWith('LEARNER#'));
    return [learner?.['pace'], rows.find(({ SK }) => SK.endsWith('#SCHEDULING'))?.['paces']];
  };
  // 03:30: the study day ends soon, and an answer of the next one may be in flight.
  product.setNow('2026-01-06T03:30:00.000Z');
  await choosePace('keen');
  expect(await paces()).toEqual(['keen', [{ from: '2026-01-07', pace: 'keen' }]]);
  await choosePace('relaxed');
  expect(await paces()).toEqual(['relaxed', [{ from: '2026-01-07', pace: 'relaxed' }]]);
  await choosePace('steady');
  expect(await paces()).toEqual(['steady', []]);
  for (let change = 0; change < limits.paceChanges; change += 1) {
    expect(await choosePace(change % 2 === 0 ? 'keen' : 'relaxed')).toBe(200);
    product.pass(24 * 60 * 60);
  }
  expect(await choosePace('steady')).toBe(409);
});
