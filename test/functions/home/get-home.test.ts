import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getStreak } from '../../../shared/routes/learners.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { answer } from '../../support/answer-cards.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, signUp, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { writeRows } from '../../support/table/write-items.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct(
    {},
    { breaksInvariants: 'writes more work than a child can be given, and hides a household' },
  );
  family = await makeFamily(product);
});

/** Returns the parts of Home, each fetched by its own call. */
async function callEach(token: string, learner: Learner) {
  return {
    me: await product.call(getMe, token, {}),
    streak: await product.call(getStreak, token, { params: { learnerId: learner.id } }),
    decks: await product.call(listDecks, token, {}),
    assignments: await product.call(listAssignments, token, { query: { learnerId: learner.id } }),
  };
}

async function study(token: string, deckId: string, cards: number): Promise<void> {
  await answer(product, token, await product.call(startSession, token, { params: { deckId }, body: {} }), cards);
}

describe('a learner opens Home', () => {
  it('and one call tells what four tell: the own numbers, with an account and on a device, never the sibling’s [route-get-home]', async () => {
    const { child, learner, parent, household } = family;
    const sibling = await addChild(product, parent, household.id, 'Ben');
    const [deck] = [await makeDeck(product, family, 6), await makeDeck(product, family, 4)];
    for (const { id } of [learner, sibling.learner]) {
      const work = { householdId: household.id, learnerId: id, type: 'deck', resourceId: deck.id } as const;
      await product.call(createAssignment, parent.token, { body: work });
    }
    await study(child.token, deck.id, 6);
    await study(sibling.child.token, deck.id, 2);

    const [home, siblingsHome] = [
      await product.call(getHome, child.token, {}),
      await product.call(getHome, sibling.child.token, {}),
    ];
    const today = { portion: 6, limit: 15, done: 4 };
    expect(home).toEqual({ ...(await callEach(child.token, learner)), today });
    const siblingsToday = { ...today, portion: 9, done: 1 };
    expect(siblingsHome).toEqual({ ...(await callEach(sibling.child.token, sibling.learner)), today: siblingsToday });
    expect(home.assignments).toMatchObject([{ learnerId: learner.id }]);
    const [own, siblings] = [home, siblingsHome].map(({ decks }) => decks?.find(({ id }) => id === deck.id));
    expect([own?.accuracy, siblings?.accuracy]).toEqual([4 / 6, 1 / 2]);

    const { tapped } = await tapOnDevice(product, family);
    const onDevice = await product.call(getHome, tapped.token, {});
    expect(onDevice).toMatchObject(await callEach(tapped.token, learner));
    expect(onDevice).toEqual({ ...home, me: onDevice.me });
  });

  it('and it waits for the table three times, on a device twice', async () => {
    const costs = openCostTable(product.client);
    const { tapped } = await tapOnDevice(product, family);
    const account = await costs.costOf('home', async () => await product.call(getHome, family.child.token, {}));
    const device = await costs.costOf('home on a device', async () => await product.call(getHome, tapped.token, {}));
    expect([account.rounds, device.rounds]).toEqual([3, 2]);
  });

  it('without a family: the account alone', async () => {
    const { token } = await signUp(product, 'learner');
    expect(await product.call(getHome, token, {})).toEqual({ me: await product.call(getMe, token, {}) });
  });

  it('with more than one answer carries: the lists are left to their own calls, which page', async () => {
    const { household, learner, child } = family;
    const place = `HH#${household.id}`;
    const [row] = await readPartition(product, place, `ASSIGN#${localPart(learner.id)}#`);
    // Eleven assignments with such notes exceed the size limit of a response.
    const copies = Array.from({ length: 11 }, (_, index) => {
      const assignment = `01ARZ3NDEKTSV4RRFFQ69G${String(index).padStart(4, '0')}`;
      const notes = 'x'.repeat(limits.pageBytes / 10);
      return { ...row, SK: `ASSIGN#${localPart(learner.id)}#${assignment}`, assignment, notes };
    });
    await writeRows(product.client, copies);
    const home = await product.call(getHome, child.token, {});
    expect(Object.keys(home).toSorted()).toEqual(['me', 'streak', 'today']);
  });

  it('while the family is being deleted: nothing of it', async () => {
    const { household, child } = family;
    const [row] = await readPartition(product, `HH#${household.id}`, 'META');
    await writeRows(product.client, [{ ...row, deletingSince: product.now().toISOString() }]);
    const home = await product.call(getHome, child.token, {});
    expect(home).toEqual({ me: await product.call(getMe, child.token, {}) });
    expect(home.me.households).toEqual([]);
  });
});
