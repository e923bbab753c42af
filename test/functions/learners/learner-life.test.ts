import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { acceptInvitation, createInvitation, getHousehold, listMembers } from '../../../shared/routes/households.ts';
import {
  createLearner,
  deleteLearner,
  getStreak,
  listLearners,
  setLook,
  updateLearner,
} from '../../../shared/routes/learners.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { cutOffEverywhere } from '../../support/cut-off.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { countRows, readHousehold, readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, makeHousehold, signUp, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let token: string;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  faults.clear();
  family = await makeFamily(product);
  token = family.parent.token;
});

const place = () => ({ householdId: family.household.id });

async function addLearner(name: string): Promise<Learner> {
  return await product.call(createLearner, token, { params: place(), body: { name } });
}

async function remove(learner: Learner) {
  return await product.send(deleteLearner, token, { params: { ...place(), learnerId: learner.id } });
}

async function rowsOf(learner: Learner): Promise<string[]> {
  const rows = await readHousehold(product, family.household.id);
  return rows.map((row) => row.SK).filter((key) => key.includes(localPart(learner.id)));
}

async function expectRightCounts(): Promise<void> {
  const rows = await readPartition(product, `HH#${family.household.id}`);
  const meta = rows.find((row) => row.SK === 'META');
  const members = rows.filter((row) => row.SK.startsWith('MEMBER#'));
  expect(meta).toMatchObject({
    learnerCount: countRows(rows, 'LEARNER#'),
    memberCount: members.length,
    grownUpCount: members.filter((member) => member['learner'] === undefined).length,
  });
}

async function openAndAnswer(child: SignedIn, deckId: string) {
  const session = await product.call(startSession, child.token, { params: { deckId }, body: {} });
  const reviews = session.cards.map((card) => ({
    id: ulid(),
    cardId: card.id,
    rating: 'correct' as const,
    answeredAt: product.now().toISOString(),
  }));
  await product.call(recordReviews, child.token, {
    params: { sessionId: session.id },
    body: { reviews: reviews.slice(1) },
  });
  return { session, left: reviews.slice(0, 1) };
}

describe('a learner', () => {
  it('is added, changed by what is named, and listed in the order of adding [entity-learner, route-list-learners, route-create-learner, route-update-learner]', async () => {
    product.setNow(new Date(product.now().getTime() + 1));
    const ben = await addLearner('Ben');
    expect(ben).toEqual({
      id: ben.id,
      householdId: family.household.id,
      name: 'Ben',
      minutesPerDay: 10,
      createdAt: product.now().toISOString(),
    });
    const params = { ...place(), learnerId: ben.id };
    expect(await product.call(updateLearner, token, { params, body: { avatar: 'fox' } })).toEqual({
      ...ben,
      avatar: 'fox',
    });
    expect(await product.call(updateLearner, token, { params, body: { name: 'Benny' } })).toEqual({
      ...ben,
      avatar: 'fox',
      name: 'Benny',
    });
    expect(await product.call(updateLearner, token, { params, body: {} })).toEqual({
      ...ben,
      avatar: 'fox',
      name: 'Benny',
    });
    const listed = await product.call(listLearners, family.child.token, { params: place() });
    expect(listed.map((learner) => learner.name)).toEqual(['Emma', 'Benny']);
    await expectRightCounts();
  });

  it('has its extra time from a grown-up, not from itself, and that it cannot read yet; a sibling is told nothing of either [help-extra-time, help-pre-reader]', async () => {
    const params = { ...place(), learnerId: family.learner.id };
    product.pass(1);
    const sibling = await addChild(product, family.parent, family.household.id, 'Mia');
    const refused = await product.send(updateLearner, family.child.token, { params, json: { extraTime: 'no-limit' } });
    expect(refused.status).toBe(403);
    expect((await product.send(updateLearner, token, { params, json: { extraTime: 3 } })).status).toBe(400);
    const help = { extraTime: 1.25, canRead: false, pace: 'keen', cardsPerDay: 30, minutesPerDay: 15 } as const;
    const helped = { name: 'Emma', ...help };
    expect(await product.call(updateLearner, token, { params, body: help })).toMatchObject(helped);
    expect((await product.call(getMe, family.child.token, {})).learner).toMatchObject(helped);
    const seenBy = async (reader: string) =>
      (await product.call(listLearners, reader, { params: place() })).map((one) => [one.extraTime, one.canRead]);
    const nothing = [undefined, undefined];
    expect(await seenBy(token)).toEqual([[1.25, false], nothing]);
    expect(await seenBy(family.child.token)).toEqual([[1.25, false], nothing]);
    const [told] = await product.call(listLearners, sibling.child.token, { params: place() });
    expect(Object.keys(told ?? {}).toSorted()).toEqual(['createdAt', 'householdId', 'id', 'name', 'userId']);
    const reads = { canRead: true };
    expect(await product.call(updateLearner, token, { params, body: reads })).toMatchObject(reads);
  });

  it('chooses itself how its screens look, and so does a grown-up; a sibling is told nothing of it [route-set-look, help-look]', async () => {
    const params = { ...place(), learnerId: family.learner.id };
    product.pass(1);
    const sibling = await addChild(product, family.parent, family.household.id, 'Mia');
    const lookOf = async (reader: string) =>
      (await product.call(listLearners, reader, { params: place() })).map(({ look }) => look);
    const chosen = { textSize: 'huge', spacing: 'wide', calm: true, colour: 'ocean' } as const;
    const asked = { params, body: { ...chosen, avatar: 'owl' } } as const;
    expect(await product.call(setLook, family.child.token, asked)).toMatchObject({ look: chosen, avatar: 'owl' });
    expect((await product.call(getMe, family.child.token, {})).learner?.look).toEqual(chosen);
    expect(await lookOf(sibling.child.token)).toEqual([undefined, undefined]);
    await product.call(updateLearner, token, { params, body: { look: { textSize: 'large' } } });
    expect(await lookOf(token)).toEqual([{ textSize: 'large' }, undefined]);
    expect((await product.send(setLook, family.child.token, { params, json: { extraTime: 2 } })).status).toBe(400);
    expect(await product.call(setLook, family.child.token, { params, body: {} })).toMatchObject({ look: {} });
  });

  it('is not changed by whoever read it before somebody else changed it', async () => {
    const change = async (name: string) =>
      await product.send(updateLearner, token, {
        params: { ...place(), learnerId: family.learner.id },
        json: { name },
      });
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('Late')(call),
      does: meanwhile(async () => await change('Quick')),
    });
    expect(await change('Late')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const [learner] = await product.call(listLearners, token, { params: place() });
    expect(learner).toMatchObject({ name: 'Quick' });
  });

  it('is one of 20 at most, also when many are added at once, and counted right [limit-20-learners]', async () => {
    const names = Array.from({ length: limits.learnersPerHousehold + 4 }, (_, index) => `Child ${index}`);
    const answers = [];
    for (let start = 0; start < names.length; start += 6) {
      answers.push(
        ...(await Promise.all(
          names
            .slice(start, start + 6)
            .map(async (name) => await product.send(createLearner, token, { params: place(), json: { name } })),
        )),
      );
    }
    const refused = answers.filter((answer) => answer.status !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-learners' } });
    await expectRightCounts();
    expect((await remove(family.learner)).status).toBe(204);
    await addLearner('Last');
    await expectRightCounts();
  });
});

describe('deleting a learner', () => {
  it('takes its account out of the household at once, with everything that it studied [route-delete-learner]', async () => {
    const deck = await makeDeck(product, family, 12);
    const { session } = await openAndAnswer(family.child, deck.id);
    const { child: other, learner: sibling } = await addChild(product, family.parent, family.household.id, 'Ben');
    await openAndAnswer(other, deck.id);
    const siblingRows = await rowsOf(sibling);
    expect((await remove(family.learner)).status).toBe(204);
    expect(await rowsOf(family.learner)).toEqual([]);
    expect(await rowsOf(sibling)).toEqual(siblingRows);
    await expectRightCounts();
    const me = await product.call(getMe, family.child.token, {});
    expect(me.households).toEqual([]);
    expect(me).not.toHaveProperty('learner');
    expect(await product.call(listDecks, family.child.token, {})).toEqual([]);
    const params = { sessionId: session.id };
    expect(
      await product.send(completeSession, family.child.token, { params, json: { cardsStudied: 0, cardsCorrect: 0 } }),
    ).toMatchObject({ status: 404 });
    expect(await product.send(getHousehold, family.child.token, { params: place() })).toMatchObject({ status: 404 });
    expect(await product.send(listSessions, token, { query: { learnerId: family.learner.id } })).toMatchObject({
      status: 404,
    });
    expect(await product.call(listMembers, token, { params: place() })).toHaveLength(2);
    expect((await remove(family.learner)).status).toBe(404);
  });

  it('can be cut off anywhere and run again: it is gone from its first write on, and nothing remains', async () => {
    const deck = await makeDeck(product, family, 12);
    const { learner, child } = await addChild(product, family.parent, family.household.id, 'Ben');
    await openAndAnswer(child, deck.id);
    await cutOffEverywhere(product, faults, () => ({
      run: async () => await remove(learner),
      afterCut: async (hasBegun) => {
        const listed = await product.call(listLearners, token, { params: place() });
        expect(listed.some((one) => one.id === learner.id)).toBe(!hasBegun);
        const status = hasBegun ? 404 : 200;
        expect(await product.send(getStreak, token, { params: { learnerId: learner.id } })).toMatchObject({ status });
        expect(await product.send(getHousehold, child.token, { params: place() })).toMatchObject({ status });
      },
      afterAll: async () => {
        expect(await rowsOf(learner)).toEqual([]);
        await expectRightCounts();
      },
    }));
  });

  it('takes the account along that is linked at the same moment', async () => {
    const ben = await addLearner('Ben');
    const { code } = await product.call(createInvitation, token, { params: place(), body: { learnerId: ben.id } });
    const child = await signUp(product, 'learner');
    const linking = meanwhile(async () => await product.call(acceptInvitation, child.token, { body: { code } }));
    faults.add({ at: 'call', when: isWrite, does: linking });
    expect((await remove(ben)).status).toBe(204);
    expect((await product.call(getMe, child.token, {})).households).toEqual([]);
    await expectRightCounts();
  });

  it('leaves nothing behind by answers and sessions that are on their way meanwhile', async () => {
    const deck = await makeDeck(product, family, 12);
    const { session, left } = await openAndAnswer(family.child, deck.id);
    const duringWrite = () =>
      faults.add({
        at: 'call',
        when: (call) => isWrite(call) && mentions('#SESSION#')(call),
        does: meanwhile(async () => await remove(family.learner)),
      });
    duringWrite();
    const answer = await product.send(recordReviews, family.child.token, {
      params: { sessionId: session.id },
      json: { reviews: left },
    });
    expect(answer.status).toBe(404);
    expect(await rowsOf(family.learner)).toEqual([]);

    const { learner, child } = await addChild(product, family.parent, family.household.id, 'Ben');
    faults.clear();
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('#SESSION#')(call),
      does: meanwhile(async () => await remove(learner)),
    });
    expect(await product.send(startSession, child.token, { params: { deckId: deck.id }, json: {} })).toMatchObject({
      status: 404,
    });
    expect(await rowsOf(learner)).toEqual([]);
  });

  it('finds what an answer stores while the rows are being removed', async () => {
    const deck = await makeDeck(product, family, 12);
    const { session, left } = await openAndAnswer(family.child, deck.id);
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    faults.add({
      at: 'call',
      when: (call) => call.command === 'TransactWrite' && mentions('#REV#')(call),
      does: async (_, proceed) => {
        reached.resolve();
        await released.promise;
        return await proceed();
      },
    });
    const answer = product.send(recordReviews, family.child.token, {
      params: { sessionId: session.id },
      json: { reviews: left },
    });
    await reached.promise;
    faults.add({
      at: 'call',
      when: (call) => call.command === 'BatchWrite' && mentions('#SESSION#')(call),
      does: meanwhile(async () => {
        released.resolve();
        await answer;
      }),
    });
    expect((await remove(family.learner)).status).toBe(204);
    released.resolve();
    await answer;
    expect(await rowsOf(family.learner)).toEqual([]);
  });

  it('cannot be done from another household', async () => {
    const stranger = await makeHousehold(product, await signUp(product, 'parent'));
    const params = { householdId: family.household.id, learnerId: `${stranger.id}-${localPart(family.learner.id)}` };
    expect(await product.send(deleteLearner, token, { params })).toMatchObject({ status: 404 });
    expect(await rowsOf(family.learner)).not.toEqual([]);
  });
});
