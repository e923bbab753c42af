import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '../../../shared/routes/auth.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  deleteHousehold,
  getHousehold,
  listHouseholds,
  listMembers,
  updateHousehold,
} from '../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../shared/routes/learners.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { limits } from '../../../shared/limits.ts';
import { cutOffEverywhere } from '../../support/cut-off.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { readPartition } from '../../support/stored-rows.ts';
import {
  addChild,
  addGrownUp,
  makeDeck,
  makeFamily,
  makeHousehold,
  signUp,
  signUpAdmin,
  type TestFamily,
} from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});
beforeEach(() => {
  faults.clear();
});

const placeOf = ({ household }: Pick<TestFamily, 'household'>) => ({ householdId: household.id });

async function rowsOf({ household }: Pick<TestFamily, 'household'>): Promise<string[]> {
  return (await readPartition(product, `HH#${household.id}`)).map((row) => row.SK);
}

async function remove(family: TestFamily) {
  return await product.send(deleteHousehold, family.parent.token, { params: placeOf(family) });
}

async function openAndAnswer(family: TestFamily, deckId: string) {
  const session = await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
  const answeredAt = product.now().toISOString();
  const reviews = session.cards.map((card) => ({
    id: ulid(),
    cardId: card.id,
    rating: 'correct' as const,
    answeredAt,
  }));
  await product.call(recordReviews, family.child.token, {
    params: { sessionId: session.id },
    body: { reviews: reviews.slice(1) },
  });
  return { sessionId: session.id, left: reviews.slice(0, 1) };
}

describe('a household', () => {
  it('is made with its owner as the only member, in the named time zone or else in UTC [route-list-households, route-create-household]', async () => {
    const parent = await signUp(product, 'parent');
    const made = await product.call(createHousehold, parent.token, {
      body: { name: 'Smith', timeZone: 'Europe/Berlin' },
    });
    const counts = { memberCount: 1, learnerCount: 0, role: 'owner', ownerId: parent.user.id };
    expect(made).toMatchObject({ name: 'Smith', timeZone: 'Europe/Berlin', ...counts });
    const plain = await product.call(createHousehold, parent.token, { body: { name: 'Jones' } });
    expect(plain).toMatchObject({ timeZone: 'UTC', ...counts });
    const listed = await product.call(listHouseholds, parent.token, {});
    expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([plain, made]);
  });

  it('changes what is named and keeps the rest [route-update-household]', async () => {
    const parent = await signUp(product, 'parent');
    const household = await makeHousehold(product, parent);
    const change = async (body: object) =>
      await product.call(updateHousehold, parent.token, { params: { householdId: household.id }, body });
    expect(await change({ name: 'New' })).toEqual({ ...household, name: 'New' });
    expect(await change({ timeZone: 'Asia/Tokyo' })).toEqual({ ...household, name: 'New', timeZone: 'Asia/Tokyo' });
    expect(await change({})).toEqual({ ...household, name: 'New', timeZone: 'Asia/Tokyo' });
  });

  it('is not changed by whoever read it before somebody else changed it', async () => {
    const parent = await signUp(product, 'parent');
    const params = { householdId: (await makeHousehold(product, parent)).id };
    const rename = async (name: string) =>
      await product.send(updateHousehold, parent.token, { params, json: { name } });
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('Late')(call),
      does: meanwhile(async () => await rename('Quick')),
    });
    expect(await rename('Late')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await product.call(getHousehold, parent.token, { params })).toMatchObject({ name: 'Quick' });
  });

  it('is one of 20 at most for a parent', async () => {
    const parent = await signUp(product, 'parent');
    for (let index = 0; index < limits.householdsPerAccount; index += 1) await makeHousehold(product, parent);
    const refused = await product.send(createHousehold, parent.token, { json: { name: 'Another' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-households' } });
    expect(await product.call(listHouseholds, parent.token, {})).toHaveLength(limits.householdsPerAccount);
  });

  it('takes ten grown-ups and no more, also when they come at once, and counts its members [limit-10-grown-ups]', async () => {
    const family = await makeFamily(product);
    const people = await Promise.all(
      Array.from({ length: limits.grownUpsPerHousehold + 1 }, async () => {
        const params = placeOf(family);
        const { code } = await product.call(createInvitation, family.parent.token, {
          params,
          body: { role: 'guardian' },
        });
        return { code, token: (await signUp(product, 'parent')).token };
      }),
    );
    const answers = await Promise.all(
      people.map(async ({ code, token }) => await product.send(acceptInvitation, token, { json: { code } })),
    );
    const refused = answers.filter((answer) => answer.status !== 201);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-grown-ups' } });
    const members = await product.call(listMembers, family.parent.token, { params: placeOf(family) });
    const household = await product.call(getHousehold, family.parent.token, { params: placeOf(family) });
    expect(household.memberCount).toBe(members.length);
    expect(members).toHaveLength(limits.grownUpsPerHousehold + 1);
  });

  it('looks to strangers as if it did not exist', async () => {
    const family = await makeFamily(product);
    const stranger = await signUp(product, 'parent');
    const missing = { householdId: ulid() };
    for (const route of [getHousehold, updateHousehold, deleteHousehold, listMembers, listLearners]) {
      const json = route === updateHousehold ? { name: 'Mine' } : undefined;
      const foreign = await product.send(route, stranger.token, { params: placeOf(family), json });
      expect(foreign.status, route.id).toBe(404);
      expect(foreign.body).toEqual((await product.send(route, stranger.token, { params: missing, json })).body);
    }
  });
});

describe('deleting a household', () => {
  it('takes everything with it and frees its members [route-delete-household]', async () => {
    const family = await makeFamily(product);
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    await addChild(product, family.parent, family.household.id, 'Ben');
    const deck = await makeDeck(product, family, 30);
    await openAndAnswer(family, deck.id);
    const other = await makeFamily(product);
    const othersRows = await rowsOf(other);
    expect((await remove(family)).status).toBe(204);
    expect(await rowsOf(family)).toEqual([]);
    expect(await rowsOf(other)).toEqual(othersRows);
    for (const person of [family.parent, guardian, family.child]) {
      const me = await product.call(getMe, person.token, {});
      expect(me.households).toEqual([]);
      expect(me).not.toHaveProperty('learner');
      const rows = await readPartition(product, `USER#${person.user.id}`);
      expect(rows.filter((row) => row.SK.startsWith('HH#'))).toEqual([]);
    }
    expect((await remove(family)).status).toBe(404);
  });

  it('can be cut off anywhere and run again: nobody sees it from the first write on, and nothing remains', async () => {
    const admin = await signUpAdmin(product);
    const family = await makeFamily(product);
    await openAndAnswer(family, (await makeDeck(product, family, 2)).id);
    await cutOffEverywhere(
      product,
      faults,
      () => ({
        run: async () => await remove(family),
        afterCut: async (hasBegun) => {
          const status = hasBegun ? 404 : 200;
          for (const { token } of [family.parent, family.child, admin]) {
            expect(await product.send(getHousehold, token, { params: placeOf(family) })).toMatchObject({ status });
          }
          expect(await product.call(listHouseholds, family.parent.token, {})).toHaveLength(hasBegun ? 0 : 1);
          expect(await product.call(listDecks, family.child.token, {})).toHaveLength(hasBegun ? 0 : 1);
        },
        afterAll: async () => {
          expect(await rowsOf(family)).toEqual([]);
          expect((await product.call(getMe, family.child.token, {})).households).toEqual([]);
        },
      }),
      { onlyWrites: true },
    );
  });

  it('leaves nothing behind by what is on its way meanwhile', async () => {
    const attempts = {
      deck: async (family: TestFamily) =>
        await product.send(createDeck, family.parent.token, {
          json: { name: 'Late', householdId: family.household.id },
        }),
      learner: async (family: TestFamily) =>
        await product.send(createLearner, family.parent.token, { params: placeOf(family), json: { name: 'Late' } }),
      card: async (family: TestFamily, deckId: string) =>
        await product.send(createCard, family.parent.token, { params: { deckId }, json: { front: 'Late', back: 'x' } }),
      rename: async (family: TestFamily) =>
        await product.send(updateHousehold, family.parent.token, { params: placeOf(family), json: { name: 'Late' } }),
      answer: async (family: TestFamily, _: string, { sessionId, left }: Awaited<ReturnType<typeof openAndAnswer>>) =>
        await product.send(recordReviews, family.child.token, { params: { sessionId }, json: { reviews: left } }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const family = await makeFamily(product);
      const deck = await makeDeck(product, family, 12);
      const open = await openAndAnswer(family, deck.id);
      faults.clear();
      const whole = meanwhile(async () => expect((await remove(family)).status).toBe(204));
      faults.add({
        at: 'call',
        when: (call) => isWrite(call) && (mentions('Late')(call) || mentions('#REV#')(call)),
        does: whole,
      });
      const answer = await attempt(family, deck.id, open);
      expect([404, 409], name).toContain(answer.status);
      expect(await rowsOf(family), name).toEqual([]);
    }
  });
});
