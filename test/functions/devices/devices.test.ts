import { beforeAll, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { getMe, logout, logoutEverywhere } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import {
  createDevice,
  deleteDevice,
  listDeviceLearners,
  listDevices,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { deleteLearner, listLearners } from '../../../shared/routes/learners.ts';
import { listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import { limits } from '../../../shared/limits.ts';
import { readTable } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, signUp, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const params = () => ({ householdId: family.household.id });
const statusOf = async (token: string) => (await product.send(getMe, token, {})).status;
const forms = (credential: string) => ({
  'of no form': 'nothing',
  'with another secret': credential.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  'of another device': credential.replace(/-[^.]+/, `-${family.learner.id.split('-')[1]}`),
  'of another household': credential.replace(/^[^-]+/, family.parent.user.id),
  'with something added': `${credential}.x`,
  'without its secret': credential.replace(/\..*/, '.'),
});

describe('a device of the family', () => {
  it('is made by a grown-up, gets its credential once, and stands in the list with its name and last use [route-create-device, route-list-devices]', async () => {
    const { device, credential } = await product.call(createDevice, family.parent.token, {
      params: params(),
      body: { name: ' Kitchen tablet ' },
    });
    expect(device).toMatchObject({ name: 'Kitchen tablet', createdAt: startOfTests, lastUsedAt: startOfTests });
    expect(credential.length).toBeGreaterThan(80);
    const listed = await product.send(listDevices, family.parent.token, { params: params() });
    expect(listed.body).toContainEqual(device);
    const { device: own } = await product.call(createDevice, family.parent.token, {
      params: params(),
      body: { name: 'Phone', isHandedOver: true },
    });
    expect([device.isHandedOver, own.isHandedOver]).toEqual([undefined, true]);
    expect((await product.send(listDevices, family.parent.token, { params: params() })).body).toContainEqual(own);
    const stored = JSON.stringify(await readTable(product));
    for (const secret of [credential, credential.split('.')[1] ?? ''])
      expect(stored.includes(secret) || JSON.stringify(listed.body).includes(secret)).toBe(false);
  });

  it('is told who is learning, and nothing else about them [route-list-device-learners, child-unpaired-learns-no-name]', async () => {
    const { credential } = await tapOnDevice(product, family);
    const shown = await product.call(listDeviceLearners, undefined, { body: { credential } });
    const { id, name } = family.learner;
    expect(shown).toEqual({ householdName: 'Smith Family', learners: [{ id, name, hasPictureCode: false }] });
    for (const [what, wrong] of Object.entries(forms(credential)))
      expect(await product.send(listDeviceLearners, undefined, { json: { credential: wrong } }), what).toMatchObject({
        status: 401,
        body: { code: 'device-unknown' },
      });
  });

  it('that nobody used for 400 days is none any more; every use moves that on', async () => {
    const { credential } = await tapOnDevice(product, family);
    const ask = async () => (await product.send(listDeviceLearners, undefined, { json: { credential } })).status;
    product.pass(limits.deviceUnusedSeconds - 1);
    expect(await ask()).toBe(200);
    product.pass(limits.deviceUnusedSeconds - 1);
    expect(await ask()).toBe(200);
    product.pass(limits.deviceUnusedSeconds);
    expect(await ask()).toBe(401);
    product.setNow(startOfTests);
  });

  it('is made once when its call comes twice, and both get its credential, which the table keeps sealed', async () => {
    const home = await makeFamily(product);
    const { token } = home.parent;
    const where = { params: { householdId: home.household.id } };
    const press = async (key: string) =>
      await product.send(createDevice, token, {
        ...where,
        json: { name: 'Tablet' },
        headers: { 'idempotency-key': key },
      });
    const [one, other] = await Promise.all([press('pressed-once'), press('pressed-once')]);
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
    const { credential } = one.body as { credential: string };
    expect((await product.send(listDeviceLearners, undefined, { json: { credential } })).status).toBe(200);
    expect(await product.call(listDevices, token, where)).toHaveLength(1);
    const [, secret = ''] = credential.split('.');
    expect(JSON.stringify(await readTable(product))).not.toContain(secret);
    expect((await press('pressed-again')).body).not.toEqual(one.body);
    expect(await product.call(listDevices, token, where)).toHaveLength(2);
  });

  it('is refused as the twenty-first', async () => {
    const full = await makeFamily(product);
    const add = async () =>
      await product.send(createDevice, full.parent.token, {
        params: { householdId: full.household.id },
        json: { name: 'One more' },
      });
    for (let count = 0; count < limits.devicesPerHousehold; count += 1) expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'too-many-devices' } });
  });
});

describe('a child who was tapped on a device', () => {
  it('is that learner, without an e-mail, in its one household [route-sign-in-on-device]', async () => {
    const { tapped } = await tapOnDevice(product, family);
    const { id, householdId, name, createdAt } = family.learner;
    const households = [{ id: householdId, name: 'Smith Family', role: 'viewer' }];
    expect(tapped.user).toEqual({ id, role: 'learner', households, createdAt });
    const { learner, ...me } = await product.call(getMe, tapped.token, {});
    expect(me).toEqual(tapped.user);
    expect(learner).toMatchObject({ id, name });
  });

  it('studies as itself: what it answers is what its account answered, where it has both', async () => {
    const { tapped } = await tapOnDevice(product, family);
    const deck = await makeDeck(product, family, 2);
    expect((await product.call(listDecks, tapped.token, {})).map(({ id }) => id)).toContain(deck.id);
    const session = await product.call(startSession, tapped.token, { params: { deckId: deck.id }, body: {} });
    const reviews = session.cards.map(({ id: cardId }, at) => ({
      id: `01KE6X000000000000000000${at}A`,
      cardId,
      rating: 'correct' as const,
      answeredAt: startOfTests,
    }));
    const call = { params: { sessionId: session.id }, body: { reviews } };
    expect((await product.call(recordReviews, tapped.token, call)).accepted).toBe(2);
    expect((await product.call(listSessions, family.child.token, {})).map(({ id }) => id)).toContain(session.id);
  });

  it('is no sibling, and nobody from another family', async () => {
    const { tapped } = await tapOnDevice(product, family);
    const { learner: ben } = await addChild(product, family.parent, family.household.id, 'Ben');
    const other = await makeFamily(product);
    const asked = async (learnerId: string) =>
      (await product.send(listSessions, tapped.token, { query: { learnerId } })).status;
    expect([await asked(family.learner.id), await asked(ben.id), await asked(other.learner.id)]).toEqual([
      200, 403, 404,
    ]);
    const foreign = { params: { householdId: other.household.id } };
    expect((await product.send(listLearners, tapped.token, foreign)).status).toBe(404);
    const { credential } = await tapOnDevice(product, family);
    const body = { credential, learnerId: other.learner.id };
    expect((await product.send(signInOnDevice, undefined, { json: body })).status).toBe(404);
  });

  it('begins anew when it is tapped again: the token of before is worth nothing', async () => {
    const { credential, tapped } = await tapOnDevice(product, family);
    product.pass(1);
    const again = await product.call(signInOnDevice, undefined, { body: { credential, learnerId: family.learner.id } });
    expect([await statusOf(tapped.token), await statusOf(again.token)]).toEqual([401, 200]);
  });

  it('is signed out on this device, or on all of them', async () => {
    const [here, there, elsewhere] = [
      await tapOnDevice(product, family),
      await tapOnDevice(product, family),
      await tapOnDevice(product, family),
    ];
    const statuses = async () =>
      await Promise.all([here, there, elsewhere].map(async ({ tapped }) => await statusOf(tapped.token)));
    await product.call(logout, here.tapped.token, {});
    expect(await statuses()).toEqual([401, 200, 200]);
    await product.call(logoutEverywhere, there.tapped.token, {});
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await statusOf(family.child.token)).toBe(200);
  });

  it('stays for 14 days without use and 90 at most', async () => {
    const { tapped } = await tapOnDevice(product, family);
    for (let day = 0; day < 89; day += 13) {
      product.pass(13 * 24 * 60 * 60);
      if (day < 78) expect(await statusOf(tapped.token)).toBe(200);
    }
    expect(await statusOf(tapped.token)).toBe(401);
    product.setNow(startOfTests);
    const idle = await tapOnDevice(product, family);
    product.pass(limits.signedInUnusedSeconds);
    expect(await statusOf(idle.tapped.token)).toBe(401);
    product.setNow(startOfTests);
  });
});

describe('the session of a child ends with the very next call', () => {
  it('when its device is revoked, and nothing of the session is kept [child-device-revoked-next-call, route-delete-device]', async () => {
    const { tapped, device, credential } = await tapOnDevice(product, family);
    const call = { params: { ...params(), deviceId: device.id }, query: { forget: 'yes' } } as const;
    await product.call(deleteDevice, family.parent.token, call);
    expect(await statusOf(tapped.token)).toBe(401);
    expect((await product.send(deleteDevice, family.parent.token, call)).status).toBe(404);
    const json = { credential, learnerId: family.learner.id };
    expect((await product.send(signInOnDevice, undefined, { json })).body).toMatchObject({ code: 'device-unknown' });
    const left = (await readTable(product)).filter((row) => JSON.stringify(row).includes(localPart(device.id)));
    expect(left.map(({ PK }) => PK)).toEqual([expect.stringMatching(/^ERASED#/)]);
  });

  it('when its learner is deleted', async () => {
    const { learner, child: _ } = await addChild(product, family.parent, family.household.id, 'Cleo');
    const { tapped } = await tapOnDevice(product, { ...family, learner });
    await product.call(deleteLearner, family.parent.token, {
      params: { ...params(), learnerId: learner.id },
      body: {},
    });
    expect(await statusOf(tapped.token)).toBe(401);
  });

  it('when its household is deleted, of which no device and no code is left', async () => {
    const other = await makeFamily(product);
    const { tapped, credential } = await tapOnDevice(product, other, [3, 4, 5]);
    await product.call(deleteHousehold, other.parent.token, { params: { householdId: other.household.id }, body: {} });
    expect(await statusOf(tapped.token)).toBe(401);
    expect((await product.send(listDeviceLearners, undefined, { json: { credential } })).status).toBe(401);
    const left = (await readTable(product)).filter((row) => JSON.stringify(row).includes(other.household.id));
    expect(left.map(({ PK }) => PK)).toEqual([expect.stringMatching(/^ERASED#/)]);
  });
});

it('somebody who only looks on, a learner or a stranger makes no device', async () => {
  const stranger = await signUp(product, 'parent');
  const make = async (token: string) =>
    (await product.send(createDevice, token, { params: params(), json: { name: 'Mine' } })).status;
  expect([await make(family.child.token), await make(stranger.token)]).toEqual([403, 404]);
});
