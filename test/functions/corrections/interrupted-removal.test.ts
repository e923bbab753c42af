import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { deleteCard } from '../../../shared/routes/cards.ts';
import { removeSession } from '../../../shared/routes/corrections.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { completeSession, listSessions, recordReviews, startMix, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { cutOffEverywhere } from '../../support/cut-off.ts';
import { type Faults, injectFaults, isWrite, mentions, meanwhile, skipPauses } from '../../support/faults.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

/** Number of answers given to nine cards. A removal first removes 88 of them, then 12. */
const answers = 100;

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
let kept: OpenSession;
let session: OpenSession;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  faults.clear();
  skipPauses();
  product.setNow(startOfTests);
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 9);
  kept = await start('due');
  await answer(product, family.child.token, kept, 6);
  product.pass(60);
  session = await start('all');
  await answer(product, family.child.token, session, answers);
  faults.clear();
});

async function start(mode: 'due' | 'all'): Promise<OpenSession> {
  return await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode } });
}

async function remove() {
  return await product.send(removeSession, family.parent.token, { params: { sessionId: session.id } });
}

async function readLearner() {
  return [await readHousehold(product, family.household.id), localPart(family.learner.id)] as const;
}

async function expectRecounted(): Promise<void> {
  const [rows, learner] = await readLearner();
  expect(readNumbers(rows, learner)).toEqual(recount(rows, learner, 'UTC', new Set()));
  await expectConsistentRows(product);
}

async function expectRemoved(left = 6): Promise<void> {
  const [rows, learner] = await readLearner();
  expect(readNumbers(rows, learner)).toMatchObject({
    facts: { reviews: left },
    sessions: [{ id: kept.id.split('-')[2], reviews: left }],
  });
}

/** Runs a concurrent action before `times` of the removal's writes, beginning with write `from`. */
function beforeWrites(from: number, times: number, act: () => Promise<unknown>): void {
  let isActing = false;
  const does = meanwhile(async () => {
    isActing = true;
    await act();
    isActing = false;
  });
  faults.add({ at: 'call', does, from, times, when: (call) => !isActing && isWrite(call) && mentions('#REV#')(call) });
}

it('leaves rows that agree wherever it is cut off, and the same call again finishes it', async () => {
  const afterAll = async () => {
    await expectRecounted();
    await expectRemoved();
  };
  const begin = () => ({ run: remove, afterCut: expectRecounted, afterAll });
  await cutOffEverywhere(product, faults, begin, { onlyWrites: true });
});

it('shows a session that is half taken back with what is left of it, and lets nobody go on with it', async () => {
  beforeWrites(1, 1, async () => await Promise.resolve(product.pass(6)));
  expect(await remove()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await expectRecounted();
  const listed = await product.call(listSessions, family.parent.token, { query: { learnerId: family.learner.id } });
  expect(listed).toMatchObject([{ id: session.id, cardsStudied: 12 }, { id: kept.id }]);
  const place = { params: { sessionId: session.id } };
  const body = { cardsStudied: 0, cardsCorrect: 0 };
  expect(await product.send(completeSession, family.child.token, { ...place, json: body })).toMatchObject({
    status: 404,
  });
  expect((await start('all')).id).not.toBe(session.id);
  expect(await remove()).toMatchObject({ status: 204 });
  await expectRecounted();
});

it("opens today's mix anew while one of it is half taken back", async () => {
  const openMix = async () => await product.call(startMix, family.child.token, { body: {} });
  session = await openMix();
  await answer(product, family.child.token, session, answers, () => 'wrong');
  beforeWrites(1, 1, async () => await Promise.resolve(product.pass(6)));
  expect(await remove()).toMatchObject({ status: 503 });
  const other = await openMix();
  expect(other.id).not.toBe(session.id);
  await answer(product, family.child.token, other, 1);
  expect(await remove()).toMatchObject({ status: 204 });
  expect((await openMix()).id).toBe(other.id);
  await expectRecounted();
});

describe('an answer that arrives meanwhile', () => {
  it('goes with its session when that had not begun to go', async () => {
    beforeWrites(1, 1, async () => await answer(product, family.child.token, session, 3));
    expect(await remove()).toMatchObject({ status: 204 });
    await expectRecounted();
    await expectRemoved();
  });

  it('is refused as one to an unknown session once that has begun to go: nobody is told that it is stored', async () => {
    const [card] = session.cards;
    const review = {
      id: '01KE6P4YM00000000000000001',
      cardId: card?.id ?? '',
      rating: 'correct',
      answeredAt: startOfTests,
    };
    const told: unknown[] = [];
    beforeWrites(2, 1, async () => {
      const call = { params: { sessionId: session.id }, json: { reviews: [review] } };
      told.push(await product.send(recordReviews, family.child.token, call));
    });
    expect(await remove()).toMatchObject({ status: 204 });
    const refused = { status: 404, body: { code: 'not-found' } };
    expect(told).toMatchObject([refused]);
    await expectRecounted();
    await expectRemoved();
  });

  it('stays when it belongs to another session on the same cards', async () => {
    beforeWrites(2, 2, async () => await answer(product, family.child.token, kept, 2));
    expect(await remove()).toMatchObject({ status: 204 });
    await expectRecounted();
    await expectRemoved(10);
  });
});

describe('what is deleted meanwhile', () => {
  it('takes a card along, and its answers go all the same', async () => {
    const params = { deckId: deck.id, cardId: session.cards[4]?.id ?? '' };
    beforeWrites(2, 1, async () => await product.call(deleteCard, family.parent.token, { params }));
    expect(await remove()).toMatchObject({ status: 204 });
    await expectConsistentRows(product);
    await expectRemoved();
  });

  it('takes the deck along, and its answers go all the same', async () => {
    beforeWrites(
      2,
      1,
      async () => await product.call(deleteDeck, family.parent.token, { params: { deckId: deck.id } }),
    );
    expect(await remove()).toMatchObject({ status: 204 });
    await expectConsistentRows(product);
    await expectRemoved();
  });
});

it('is done once by two at the same time', async () => {
  const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status);
  expect(statuses).toContain(204);
  expect([204, 404, 503]).toEqual(expect.arrayContaining(statuses));
  await expectRecounted();
  await expectRemoved();
});
