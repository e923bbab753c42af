import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { getForecast } from '../../../shared/routes/forecast.ts';
import { startMix } from '../../../shared/routes/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { type CostTable, openCostTable } from '../../support/table/cost-table.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
beforeAll(async () => {
  product = await openTestProduct();
  costs = openCostTable(product.client);
});
afterAll(() => costs.print());

/** Studies one mix a day, from January 5 on. */
async function study({ child, learner }: TestFamily, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    product.setNow(new Date(Date.UTC(2026, 0, 5 + day, 9)).toISOString());
    const session = await product.call(startMix, child.token, { body: { learnerId: learner.id } });
    await answer(product, child.token, session, session.cards.length, (place) =>
      place % 5 === 0 ? 'wrong' : 'correct',
    );
  }
  product.setNow(new Date(Date.UTC(2026, 0, 5 + days, 9)).toISOString());
}

it('shows what a child will know by the end of a month and by a target day, from two weeks of study on [route-get-forecast]', async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  const family = await makeFamily(product);
  const { parent, household, learner } = family;
  const deck = await makeDeck(product, family, 60);
  const planned = await makeDeck(product, family, 12);
  const read = async () => await product.call(getForecast, parent.token, { params: { learnerId: learner.id } });
  await study(family, 13);
  const tooEarly = await costs.costOf('too little study', async () => {
    expect(await read()).toEqual({ points: [], decks: [] });
  });
  await study(family, 16);
  await product.call(updateDeck, parent.token, {
    params: { deckId: deck.id },
    body: { frontLanguage: 'es', backLanguage: 'en' },
  });
  const due = { dueDate: '2026-02-01', untilReady: true } as const;
  const body = { householdId: household.id, learnerId: learner.id, resourceId: planned.id, type: 'deck' } as const;
  await product.call(createAssignment, parent.token, { body: { ...body, ...due } });

  let forecast: Awaited<ReturnType<typeof read>> | undefined;
  const cost = await costs.costOf('16 days of study', async () => {
    forecast = await read();
  });
  expect(forecast?.points.map(({ date }) => date)).toEqual([
    '2026-01-21',
    '2026-01-28',
    '2026-02-04',
    '2026-02-11',
    '2026-02-18',
    '2026-02-28',
  ]);
  for (const { known, least, most } of forecast?.points ?? []) {
    expect(known).toBeGreaterThanOrEqual(least);
    expect(known).toBeLessThanOrEqual(Math.min(most, 72));
  }
  const [now, then] = [forecast?.points[0], forecast?.points.at(-1)];
  expect(then?.known).toBeGreaterThanOrEqual(now?.known ?? Infinity);
  expect(forecast?.decks).toMatchObject([
    { deckId: deck.id, name: deck.name, totalCards: 60, isVocabulary: true, date: '2026-02-28' },
    { deckId: planned.id, totalCards: 12, isVocabulary: false, date: '2026-02-01' },
  ]);
  expect(cost.rounds).toBeLessThanOrEqual(tooEarly.rounds + 1);
  expect(cost.reads).toBeLessThanOrEqual(tooEarly.reads + 10);

  await product.call(updateDeck, parent.token, { params: { deckId: deck.id }, body: { isArchived: true } });
  expect((await read()).decks.map(({ deckId }) => deckId)).toEqual([planned.id]);
});
