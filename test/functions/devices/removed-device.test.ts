import { beforeEach, describe, expect, it } from 'vitest';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { checkTable } from '../../../infra/table-invariants/check-table.ts';
import { joinId, localPart } from '../../../shared/ids.ts';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { withdrawConsent } from '../../../shared/routes/consent.ts';
import {
  deleteDevice,
  deliverAnswers,
  listDeviceLearners,
  listDevices,
  signInOnDevice,
} from '../../../shared/routes/devices.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { limits } from '../../../shared/limits.ts';
import { recordReviews, startMix } from '../../../shared/routes/study.ts';
import type { UnsentEntry } from '../../../shared/schemas/study.ts';
import { readPartition, readTable } from '../../support/stored-rows.ts';
import { writeRows } from '../../support/table/write-items.ts';
import { addChild, makeDeck, makeFamily, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

const [minuteMs, daySeconds] = [60_000, 24 * 60 * 60];
const removal = Date.parse(startOfTests) + 60 * minuteMs;

let product: TestProduct;
let family: TestFamily;
let cards: readonly { readonly id: string }[];
let deckId: string;
let device: Awaited<ReturnType<typeof tapOnDevice>>;

beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  ({ id: deckId } = await makeDeck(product, family, 3));
  cards = await product.call(listCards, family.parent.token, { params: { deckId } });
  device = await tapOnDevice(product, family);
});

let made = 0;
const makeId = () => `01KE6P4YM0${String((made += 1)).padStart(16, '0')}`;
const minutesAfter = (start: number, minutes: number) => new Date(start + minutes * minuteMs).toISOString();

/** Entries of a session that a device opened offline, one answer a minute. */
function studyOffline(learnerId: string, { from = Date.parse(startOfTests), count = 2 } = {}): UnsentEntry[] {
  const sessionId = joinId(learnerId, makeId());
  const opening = {
    startedAt: minutesAfter(from, 0),
    mode: 'due',
    deckId,
    cards: cards.map(({ id }) => ({ cardId: id })),
  };
  const answers = cards.slice(0, count).map(({ id }, at): UnsentEntry => {
    const review = { id: makeId(), cardId: id, rating: 'correct', answeredAt: minutesAfter(from, at + 1) } as const;
    return { sessionId, work: { kind: 'review', review, ...(at === 0 && { opening: { ...opening, mode: 'due' } }) } };
  });
  return [...answers, { sessionId, work: { kind: 'complete', cardsStudied: count, cardsCorrect: count } }];
}

const idsOf = (entries: readonly UnsentEntry[]) =>
  entries.flatMap(({ work }) => (work.kind === 'review' ? [work.review.id] : []));

async function remove(query: { readonly forget?: 'yes' } = {}): Promise<void> {
  product.setNow(new Date(removal));
  const params = { householdId: family.household.id, deviceId: device.device.id };
  await product.call(deleteDevice, family.parent.token, { params, query });
}

async function deliver(entries: readonly UnsentEntry[], { credential = device.credential, isLast = true } = {}) {
  return await product.send(deliverAnswers, undefined, { json: { credential, entries, isLast } });
}

async function readAnswers() {
  const rows = (await readTable(product)).filter(({ SK }) => SK.includes('#REV#'));
  return rows.map((row) => storedReviews.parse(row));
}

async function expectWhole(): Promise<void> {
  expect((await checkTable(await readTable(product))).violations).toEqual([]);
}

const unknown = { status: 401, body: { code: 'device-unknown' } };

describe('a removed device', () => {
  it('delivers the answers given before its removal, in a response that tells nothing [route-deliver-answers]', async () => {
    const entries = studyOffline(family.learner.id);
    await remove();
    product.pass(5 * daySeconds);
    const { status, body } = await deliver(entries);
    expect([status, body ?? '']).toEqual([204, '']);
    expect((await readAnswers()).map(({ id }) => id).toSorted()).toEqual(idsOf(entries).toSorted());
    await expectWhole();
  });

  it('delivers once: afterwards its row is gone, and its credential is like any other', async () => {
    const entries = studyOffline(family.learner.id);
    await remove();
    await deliver(entries);
    expect(await deliver(studyOffline(family.learner.id))).toMatchObject(unknown);
    expect(await readAnswers()).toHaveLength(2);
    const left = (await readTable(product)).filter((row) => JSON.stringify(row).includes(localPart(device.device.id)));
    expect(left.map(({ PK }) => PK)).toEqual([expect.stringMatching(/^ERASED#/)]);
  });

  it('delivers in parts, and a part twice counts once', async () => {
    const entries = studyOffline(family.learner.id);
    await remove();
    for (let time = 0; time < 2; time += 1)
      expect((await deliver(entries.slice(0, 1), { isLast: false })).status).toBe(204);
    expect((await deliver(entries)).status).toBe(204);
    expect(await readAnswers()).toHaveLength(2);
    await expectWhole();
  });

  it('bounds the times of its answers by the removal', async () => {
    const entries = studyOffline(family.learner.id, { from: removal + 3 * daySeconds * 1_000 });
    await remove();
    product.pass(5 * daySeconds);
    await deliver(entries);
    const removedAt = new Date(removal).toISOString();
    expect((await readAnswers()).map(({ answeredAt }) => answeredAt)).toEqual([removedAt, removedAt]);
  });

  it('is let in nowhere else, by its credential or by the session of a child', async () => {
    await remove();
    const { credential, tapped } = device;
    expect(await product.send(listDeviceLearners, undefined, { json: { credential } })).toMatchObject(unknown);
    const json = { credential, learnerId: family.learner.id };
    expect(await product.send(signInOnDevice, undefined, { json })).toMatchObject(unknown);
    expect((await product.send(getMe, tapped.token, {})).status).toBe(401);
    expect((await product.send(listCards, tapped.token, { params: { deckId } })).status).toBe(401);
    const [{ sessionId, work } = { sessionId: '', work: undefined }] = studyOffline(family.learner.id);
    const reviews = work?.kind === 'review' ? [work.review] : [];
    const params = { sessionId };
    expect((await product.send(recordReviews, tapped.token, { params, json: { reviews } })).status).toBe(401);
    const { parent, household } = family;
    expect(await product.call(listDevices, parent.token, { params: { householdId: household.id } })).toEqual([]);
  });

  it('keeps neither its name nor a session, and cannot be removed again', async () => {
    await remove();
    const rows = JSON.stringify(await readTable(product));
    expect(rows).not.toContain(device.device.name);
    expect(rows).not.toContain('#DEVICE#');
    const params = { householdId: family.household.id, deviceId: device.device.id };
    expect((await product.send(deleteDevice, family.parent.token, { params })).status).toBe(404);
  });

  it('delivers nothing when the grown-up chose to forget it, nor after 30 days', async () => {
    await remove({ forget: 'yes' });
    expect(await deliver(studyOffline(family.learner.id))).toMatchObject(unknown);
    product.setNow(startOfTests);
    device = await tapOnDevice(product, family);
    await remove();
    product.pass(30 * daySeconds);
    expect(await deliver(studyOffline(family.learner.id))).toMatchObject(unknown);
    expect(await readAnswers()).toEqual([]);
  });

  it('stores nothing for a child of another family, or one who came after the removal', async () => {
    const other = await makeFamily(product);
    await remove();
    product.pass(60);
    const { learner: later } = await addChild(product, family.parent, family.household.id, 'Cleo');
    const entries = [...studyOffline(other.learner.id), ...studyOffline(later.id), ...studyOffline(family.learner.id)];
    expect((await deliver(entries)).status).toBe(204);
    expect(await readAnswers()).toHaveLength(2);
    await expectWhole();
  });

  it('waits while the family’s consent is missing', async () => {
    await remove();
    const params = { householdId: family.household.id };
    await product.call(withdrawConsent, family.parent.token, { params });
    expect((await deliver(studyOffline(family.learner.id))).body).toMatchObject({ code: 'consent-needed' });
    expect(await readAnswers()).toEqual([]);
  });
});

it('takes nothing from a device that is still the family’s, and tells it apart from no other', async () => {
  const entries = studyOffline(family.learner.id);
  const wrong = device.credential.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const foreign = device.credential.replace(/^[^-]+/, family.parent.user.id);
  const answers = [await deliver(entries)];
  await remove();
  for (const credential of [wrong, foreign, 'nothing', device.credential.replace(/\..*/, '.')])
    answers.push(await deliver(entries, { credential }));
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toMatchObject(unknown);
    expect(Object.keys(headers).toSorted()).toEqual(Object.keys(answers[0]?.headers ?? {}).toSorted());
  }
  expect(await readAnswers()).toEqual([]);
});

it('completes a deck to be known by a day only once it is known', async () => {
  const work = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' } as const;
  const planned = { resourceId: deckId, dueDate: '2026-02-20', untilReady: true };
  await product.call(createAssignment, family.parent.token, { body: { ...work, ...planned } });
  await remove();
  expect((await deliver(studyOffline(family.learner.id, { count: 3 }))).status).toBe(204);
  const query = { learnerId: family.learner.id };
  const [given] = await product.call(listAssignments, family.parent.token, { query });
  expect(given?.resourceId).toBe(deckId);
  expect(given).not.toHaveProperty('completedAt');
});

it('schedules the check of the weights once the answers suffice', async () => {
  const own = await openTestProduct({}, { breaksInvariants: 'counts answers that were never given' });
  [product, family] = [own, await makeFamily(own)];
  ({ id: deckId } = await makeDeck(product, family, 3));
  cards = await product.call(listCards, family.parent.token, { params: { deckId } });
  device = await tapOnDevice(product, family);
  await product.call(startMix, family.child.token, { body: {} });
  const [facts] = await readPartition(product, `HH#${family.household.id}`, `L#${localPart(family.learner.id)}#FACTS`);
  const [PK, SK] = [`HH#${family.household.id}`, String(facts?.SK)];
  await writeRows(product.client, [{ ...facts, PK, SK, reviews: limits.answersToFit - 1 }]);
  await remove();
  expect((await deliver(studyOffline(family.learner.id, { count: 1 }))).status).toBe(204);
  expect((await readTable(product)).some((row) => row.PK.startsWith('FITS#'))).toBe(true);
});
