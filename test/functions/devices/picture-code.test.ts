import { beforeAll, describe, expect, it } from 'vitest';
import {
  getPictureCode,
  listDeviceLearners,
  removePictureCode,
  setPictureCode,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { listLearners, updateLearner } from '../../../shared/routes/learners.ts';
import { makeFamily, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

async function open(pictures: number[] = [3, 7, 1]) {
  const family = await makeFamily(product);
  const { credential } = await tapOnDevice(product, family, pictures);
  const tap = async (shown?: unknown) =>
    await product.send(signInOnDevice, undefined, {
      json: { credential, learnerId: family.learner.id, ...(shown !== undefined && { pictures: shown }) },
    });
  return { family, credential, tap, place: { householdId: family.household.id, learnerId: family.learner.id } };
}

const look = async ({ parent }: TestFamily, params: { householdId: string; learnerId: string }) =>
  await product.send(getPictureCode, parent.token, { params });

describe('a picture code', () => {
  it('lets the child in with the right pictures in order, and with nothing else [route-set-picture-code]', async () => {
    const { tap } = await open();
    expect(await tap()).toMatchObject({ status: 401, body: { code: 'wrong-pictures' } });
    expect(await tap([1, 3, 7])).toMatchObject({ status: 401, body: { code: 'wrong-pictures' } });
    expect((await tap([3, 7, 1])).status).toBe(200);
  });

  it.each([
    ['two pictures', [1, 2]],
    ['four pictures', [1, 2, 3, 4]],
    ['the same one twice', [1, 2, 1]],
    ['one that there is not', [1, 2, 12]],
    ['half a one', [1, 2, 0.5]],
    ['text', ['1', '2', '3']],
    ['nothing at all', 7],
  ])('of %s is refused', async (_, pictures) => {
    const { family, place, tap } = await open();
    const set = { params: place, json: { pictures } };
    expect((await product.send(setPictureCode, family.parent.token, set)).status).toBe(400);
    expect((await tap(pictures)).status).toBe(400);
  });

  it('is known to the grown-ups alone: a device hears only that there is one [route-get-picture-code]', async () => {
    const { family, credential, place } = await open();
    expect(await look(family, place)).toMatchObject({ status: 200, body: { pictures: [3, 7, 1] } });
    const shown = await product.call(listDeviceLearners, undefined, { body: { credential } });
    expect(shown.learners).toEqual([{ id: family.learner.id, name: 'Emma', hasPictureCode: true }]);
    const listed = await product.call(listLearners, family.child.token, {
      params: { householdId: place.householdId },
    });
    expect(JSON.stringify([shown, listed])).not.toContain('pictures');
  });

  it('is taken away again [route-remove-picture-code]', async () => {
    const { family, place, tap } = await open();
    await product.call(removePictureCode, family.parent.token, { params: place });
    expect((await tap()).status).toBe(200);
    expect((await look(family, place)).body).toEqual({});
  });
});

describe('a device', () => {
  it('hears which child cannot read yet, so that it says aloud what it shows', async () => {
    const { family, credential, place } = await open();
    await product.call(updateLearner, family.parent.token, { params: place, body: { canRead: false } });
    const shown = await product.call(listDeviceLearners, undefined, { body: { credential } });
    expect(shown.learners).toMatchObject([{ name: 'Emma', canRead: false }]);
  });
});

describe('after five wrong tries', () => {
  it('even the right pictures wait for a quarter of an hour [child-pictures-five-tries]', async () => {
    const { family, place, tap } = await open();
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await tap([0, 1, 2])).status).toBe(401);
    const paused = await tap([3, 7, 1]);
    expect(paused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
    expect(paused.headers['retry-after']).toBe('900');
    expect((await look(family, place)).body).toMatchObject({ pausedUntil: '2026-01-05T09:15:00.000Z' });
    product.pass(15 * 60);
    expect((await tap([3, 7, 1])).status).toBe(200);
    product.setNow(startOfTests);
  });

  it('a grown-up ends the pause with new pictures', async () => {
    const { family, place, tap } = await open();
    for (let wrong = 0; wrong < 6; wrong += 1) await tap([0, 1, 2]);
    await product.call(setPictureCode, family.parent.token, { params: place, body: { pictures: [9, 10, 11] } });
    expect((await tap([9, 10, 11])).status).toBe(200);
  });

  it('a grown-up ends the pause with the same pictures, too', async () => {
    const { family, place, tap } = await open();
    for (let wrong = 0; wrong < 6; wrong += 1) await tap([0, 1, 2]);
    await product.call(setPictureCode, family.parent.token, { params: place, body: { pictures: [3, 7, 1] } });
    expect((await tap([3, 7, 1])).status).toBe(200);
  });

  it('made at the same moment there are no more than five', async () => {
    const { tap } = await open();
    const answers = await Promise.all(Array.from({ length: 12 }, async () => await tap([0, 1, 2])));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('only what was tried counts: asking without pictures is no try', async () => {
    const { tap } = await open();
    for (let asked = 0; asked < 7; asked += 1) expect((await tap()).status).toBe(401);
    expect((await tap([3, 7, 1])).status).toBe(200);
  });

  it('a right one in between lets the count begin anew', async () => {
    const { tap } = await open();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) expect((await tap([0, 1, 2])).status).toBe(401);
      expect((await tap([3, 7, 1])).status).toBe(200);
    }
  });
});
