import { expect, it } from 'vitest';
import { createLearner, updateLearner } from '../../../shared/routes/learners.ts';
import { makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('a learner begins with ten minutes a day, or as a grown-up says, and may have a number of new cards or none', async () => {
  const product = await openTestProduct();
  const { parent, household } = await makeFamily(product);
  const { token } = parent;
  const place = { householdId: household.id };
  const created = async (body: { minutesPerDay?: number }) =>
    await product.call(createLearner, token, { params: place, body: { name: 'Zoe', ...body } });
  const zoe = await created({});
  expect(zoe).toMatchObject({ minutesPerDay: 10 });
  expect(await created({ minutesPerDay: 5 })).toMatchObject({ minutesPerDay: 5 });
  expect(await created({ minutesPerDay: 0 })).toMatchObject({ minutesPerDay: 0 });
  const params = { ...place, learnerId: zoe.id };
  for (const newCardsADay of [0, 40, 'by-time'] as const)
    expect(await product.call(updateLearner, token, { params, body: { newCardsADay } })).toMatchObject({
      newCardsADay,
      minutesPerDay: 10,
    });
  for (const newCardsADay of [-1, 41, 2.5, 'none'])
    expect((await product.send(updateLearner, token, { params, json: { newCardsADay } })).status).toBe(400);
});
