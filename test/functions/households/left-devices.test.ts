import { beforeEach, describe, expect, it } from 'vitest';
import { storedDevices } from '../../../functions/data/people/device.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { joinId, localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteAccount, getMe } from '../../../shared/routes/auth.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import {
  approvePairing,
  claimPairing,
  collectPairing,
  createDevice,
  createPairing,
  deliverAnswers,
  listDeviceLearners,
  listDevices,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { removeMember } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, isWrite, mentions } from '../../support/faults.ts';
import { readPartition, readTable } from '../../support/stored-rows.ts';
import { writeRows } from '../../support/table/write-items.ts';
import { addGrownUp, makeDeck, makeFamily, password, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let guardian: SignedIn;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  guardian = await addGrownUp(product, family.parent, here().householdId, 'guardian');
});

const here = () => ({ householdId: family.household.id });

async function remove({ user }: SignedIn, by = family.parent) {
  const memberId = joinId(here().householdId, user.id);
  return await product.send(removeMember, by.token, { params: { ...here(), memberId } });
}

async function handOver(who = guardian) {
  const body = { name: 'Phone', isHandedOver: true } as const;
  const made = await product.call(createDevice, who.token, { params: here(), body });
  const tap = { credential: made.credential, learnerId: family.learner.id };
  return { ...made, tapped: await product.call(signInOnDevice, undefined, { body: tap }) };
}

async function showCode(who = guardian) {
  return await product.call(createPairing, who.token, { params: here(), body: {} });
}

/** A device types the code, and the owner says yes. @returns what the device waits with */
async function letIn({ id: pairingId, code }: Awaited<ReturnType<typeof showCode>>) {
  const claimed = await product.call(claimPairing, undefined, { body: { code, name: 'Tablet' } });
  await product.call(approvePairing, family.parent.token, { params: { ...here(), pairingId } });
  return claimed;
}

const list = async () => await product.call(listDevices, family.parent.token, { params: here() });
const isOpen = async (credential: string) =>
  (await product.send(listDeviceLearners, undefined, { json: { credential } })).status === 200;

it('a device says who added it: whoever registered it, or made its code', async () => {
  await handOver();
  const { code, id } = await showCode();
  const { credential = '' } = await product.call(collectPairing, undefined, {
    body: await letIn({ code, id, expiresAt: '' }),
  });
  const { device: own } = await tapOnDevice(product, family);
  const added = Object.fromEntries((await list()).map(({ name, addedBy }) => [name, addedBy]));
  const { id: by } = guardian.user;
  expect(added).toEqual({ Phone: by, Tablet: by, [own.name]: family.parent.user.id });
  expect(await isOpen(credential)).toBe(true);
});

const ways = [
  ['is removed', async () => await remove(guardian)],
  ['leaves', async () => await remove(guardian, guardian)],
  ['deletes the account', async () => await product.send(deleteAccount, guardian.token, { json: { password } })],
] as const;

describe.each(ways)('the devices of a grown-up who %s', (_, leave) => {
  it('show no child anymore, whether handed over or let in by a code, and those of others stay', async () => {
    const phone = await handOver();
    const waiting = await letIn(await showCode());
    const { credential = '' } = await product.call(collectPairing, undefined, { body: waiting });
    const kitchen = await tapOnDevice(product, family);
    expect((await leave()).status).toBe(204);
    for (const ended of [phone.credential, credential]) expect(await isOpen(ended)).toBe(false);
    expect((await product.send(getMe, phone.tapped.token, {})).status).toBe(401);
    const json = { credential: phone.credential, learnerId: family.learner.id };
    expect((await product.send(signInOnDevice, undefined, { json })).status).toBe(401);
    expect((await list()).map(({ id }) => id)).toEqual([kitchen.device.id]);
    expect((await product.send(getMe, kitchen.tapped.token, {})).status).toBe(200);
    const rows = await readTable(product);
    const own = rows.filter((row) => JSON.stringify(row).includes(localPart(phone.device.id)));
    expect(own.map(({ PK, SK }) => `${PK.split('#')[0]} ${SK.split('#')[0]}`).toSorted()).toEqual([
      'ERASED AT',
      'HH DEVICE',
    ]);
    expect(JSON.stringify(rows.filter(({ SK }) => SK.startsWith('DEVICE#')))).not.toContain(guardian.user.id);
  });

  it('are not let in by a code made before, typed or approved', async () => {
    const [open, approved] = [await showCode(), await showCode()];
    const waiting = await letIn(approved);
    await leave();
    const typed = { json: { code: open.code, name: 'Tablet' } };
    expect((await product.send(claimPairing, undefined, typed)).status).toBe(404);
    expect((await product.send(collectPairing, undefined, { json: waiting })).status).toBe(404);
    expect((await readTable(product)).filter(({ PK, SK }) => /PAIRING#/.test(`${PK}${SK}`))).toEqual([]);
  });

  it('deliver what a child answered before', async () => {
    const { id: deckId } = await makeDeck(product, family, 1);
    const [card] = await product.call(listCards, family.parent.token, { params: { deckId } });
    const cardId = card?.id ?? '';
    const { credential } = await handOver();
    await leave();
    const opening = { startedAt: startOfTests, mode: 'due', deckId, cards: [{ cardId }] } as const;
    const review = { id: '01KE6P4YM0000000000000000A', cardId, rating: 'correct', answeredAt: startOfTests } as const;
    const sessionId = joinId(family.learner.id, '01KE6P4YM0000000000000000B');
    const entries = [{ sessionId, work: { kind: 'review', review, opening } }] as const;
    const delivery = { json: { credential, entries, isLast: true } };
    expect((await product.send(deliverAnswers, undefined, delivery)).status).toBe(204);
    const stored = (await readTable(product)).filter(({ SK }) => SK.includes('#REV#'));
    expect(stored.map((row) => storedReviews.parse(row).id)).toEqual([review.id]);
  });
});

it('a device of an earlier release, which says nobody, stays', async () => {
  const { credential, device } = await handOver();
  const rows = await readPartition(product, `HH#${here().householdId}`, `DEVICE#${localPart(device.id)}`);
  await writeRows(
    product.client,
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'addedBy'))),
  );
  await remove(guardian);
  expect(await isOpen(credential)).toBe(true);
  expect(await list()).toEqual([expect.not.objectContaining({ addedBy: expect.anything() })]);
});

it('as many devices, children and codes as a family can have end together', async () => {
  const body = { name: 'Child', minutesPerDay: 0 };
  for (let count = 1; count < limits.learnersPerHousehold; count += 1)
    await product.call(createLearner, family.parent.token, { params: here(), body });
  for (let count = 0; count < limits.devicesPerHousehold - 1; count += 1)
    await product.call(createDevice, guardian.token, { params: here(), body: { name: `Phone ${count}` } });
  for (let count = 0; count < limits.openPairings; count += 1) await showCode();
  await handOver();
  expect((await remove(guardian)).status).toBe(204);
  expect(await list()).toEqual([]);
  const rows = (await readTable(product)).map(({ SK }) => SK);
  expect(rows.filter((SK) => /^PAIRING#|#DEVICE#/.test(SK))).toEqual([]);
  expect(rows.filter((SK) => storedDevices.sortKey.read(SK))).toHaveLength(limits.devicesPerHousehold);
});

describe('of a removal and a new device at the same moment', () => {
  const fresh = async () =>
    await product.send(createDevice, guardian.token, { params: here(), json: { name: 'Late phone' } });
  const code = async () => await product.send(createPairing, guardian.token, { params: here(), json: {} });

  /** Makes one call, and the other one in full right before the first one's transaction. */
  async function cross(first: () => Promise<{ status: number }>, second: () => Promise<{ status: number }>) {
    const faults = injectFaults(product.client);
    const between: number[] = [];
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('HH#')(call),
      does: async (_, proceed) => {
        between.push((await second()).status);
        return await proceed();
      },
    });
    return { first: (await first()).status, second: between[0] };
  }

  it.each([
    ['device', fresh],
    ['code', code],
  ])('the removal ends a %s that was made before its last word', async (_, make) => {
    expect(await cross(async () => await remove(guardian), make)).toEqual({ first: 204, second: 201 });
    expect(await list()).toEqual([]);
    expect((await readTable(product)).filter(({ SK }) => SK.startsWith('PAIRING#'))).toEqual([]);
  });

  it.each([
    ['device', fresh],
    ['code', code],
  ])('no %s comes after the removal', async (_, make) => {
    expect(await cross(make, async () => await remove(guardian))).toEqual({ first: 404, second: 204 });
    expect(await list()).toEqual([]);
    expect((await readTable(product)).filter(({ SK }) => SK.startsWith('PAIRING#'))).toEqual([]);
  });
});
