import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import { notice } from '../../../shared/notice.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  deleteHousehold,
  listHouseholds,
} from '../../../shared/routes/households.ts';
import { createLearner, deleteLearner, listLearners, updateLearner } from '../../../shared/routes/learners.ts';
import { createQuiz, deleteQuiz, listQuizzes, startAttempt, updateQuiz } from '../../../shared/routes/quizzes.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions, type SdkCall } from '../../support/faults.ts';
import { finishDeletions, readPending, removeFromBin } from '../../support/delete-permanently.ts';
import { countRows, readHousehold, readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, makeHousehold, signUp, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { expectRightCounts } from './deletion-cases.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});

type LearnerPlace = { readonly householdId: string; readonly learnerId: string };

/** Starts a permanent deletion in a call that runs out of time. */
async function hide(route: Route, params: Record<string, string>, { token } = family.parent): Promise<void> {
  const ofBin = params['deckId'] ?? params['quizId'];
  if (ofBin !== undefined) expect((await product.send(route, token, { params })).status).toBe(204);
  faults.add({ at: 'call', when: isWrite, does: meanwhile(async () => product.pass(5)) });
  const begun = ofBin === undefined ? product.send(route, token, { params }) : removeFromBin(product, token, ofBin);
  expect((await begun).status).toBe(204);
  product.setNow(startOfTests);
}

async function sweep(): Promise<void> {
  const later = new Date(product.now().getTime() + 61_000);
  expect(await finishDeletions(product, () => later)).toMatchObject({ left: 0, faults: [] });
}

async function openSession(deckId: string) {
  const session = await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
  const answeredAt = product.now().toISOString();
  const reviews = session.cards.map((card) => ({
    id: ulid(),
    cardId: card.id,
    rating: 'correct' as const,
    answeredAt,
  }));
  return { params: { sessionId: session.id }, json: { reviews } };
}

const rowsAbout = async (id: string) =>
  (await readHousehold(product, family.household.id)).map((row) => row.SK).filter((key) => key.includes(localPart(id)));

describe('an answer', () => {
  it('to a deck that waits to be removed is kept in the log, and leaves nothing of the deck behind', async () => {
    const deck = await makeDeck(product, family, 3);
    const answers = await openSession(deck.id);
    await hide(deleteDeck, { deckId: deck.id });
    expect(await product.send(recordReviews, family.child.token, answers)).toMatchObject({ status: 200 });
    await sweep();
    const left = await rowsAbout(deck.id);
    expect(left).toHaveLength(3);
    expect(left.every((key) => key.includes('#REV#'))).toBe(true);
  });

  it('that was on its way when its learner was hidden is removed with the learner', async () => {
    const deck = await makeDeck(product, family, 3);
    const answers = await openSession(deck.id);
    const params = { householdId: family.household.id, learnerId: family.learner.id };
    const hiding = meanwhile(async () => await hide(deleteLearner, params));
    faults.add({ at: 'call', when: (call) => isWrite(call) && mentions('#REV#')(call), does: hiding });
    expect((await product.send(recordReviews, family.child.token, answers)).status).toBe(200);
    expect(await rowsAbout(family.learner.id)).not.toEqual([]);
    await sweep();
    expect(await rowsAbout(family.learner.id)).toEqual([]);
    await expectRightCounts(product, family);
  });
});

describe('a learner that waits to be removed', () => {
  it('is listed nowhere, takes no work, no change and no account, and leaves its place to another', async () => {
    const params = { householdId: family.household.id };
    const ofLearner = { ...params, learnerId: family.learner.id };
    const { token } = family.parent;
    const deck = await makeDeck(product, family, 1);
    await hide(deleteLearner, ofLearner);
    expect(await product.call(listLearners, token, { params })).toEqual([]);
    const work = { ...ofLearner, type: 'deck', resourceId: deck.id };
    expect((await product.send(createAssignment, token, { json: work })).status).toBe(404);
    expect((await product.send(updateLearner, token, { params: ofLearner, json: { name: 'Back' } })).status).toBe(404);
    expect(
      (await product.send(createInvitation, token, { params, json: { learnerId: family.learner.id } })).status,
    ).toBe(404);
    await addChild(product, family.parent, family.household.id, 'Ben');
    await expectRightCounts(product, family);
    await sweep();
    await expectRightCounts(product, family);
  });

  it('gets no change, no account and no work from calls that were on their way when it was hidden', async () => {
    const { token } = family.parent;
    const place = { householdId: family.household.id };
    const deck = await makeDeck(product, family, 1);
    const newcomer = await signUp(product, 'learner');
    const calls = {
      change: async (params: LearnerPlace) =>
        await product.send(updateLearner, token, { params, json: { name: 'Late' } }),
      work: async (learner: LearnerPlace) =>
        await product.send(createAssignment, token, { json: { ...learner, type: 'deck', resourceId: deck.id } }),
      account: async ({ learnerId }: LearnerPlace) => {
        const { code } = await product.call(createInvitation, token, { params: place, body: { learnerId } });
        return await product.send(acceptInvitation, newcomer.token, { json: { code } });
      },
    };
    for (const [name, call] of Object.entries(calls)) {
      const learner = await product.call(createLearner, token, { params: place, body: { name: 'Ben' } });
      const params = { ...place, learnerId: learner.id };
      faults.clear();
      const isMeant = (write: SdkCall) =>
        isWrite(write) && ['Late', 'ASSIGN#', 'MEMBER#'].some((text) => mentions(text)(write));
      faults.add({ at: 'call', when: isMeant, does: meanwhile(async () => await hide(deleteLearner, params)) });
      expect([404, 409, 410], name).toContain((await call(params)).status);
      expect(await rowsAbout(learner.id), name).toEqual([`LEARNER#${localPart(learner.id)}`]);
      await expectRightCounts(product, family);
    }
    await sweep();
  });
});

describe('a quiz that waits to be removed', () => {
  const questions = [{ question: 'q', options: ['a', 'b'], correctIndex: 0 }];
  const workOn = (quizId: string) => ({
    householdId: family.household.id,
    learnerId: family.learner.id,
    type: 'quiz',
    resourceId: quizId,
  });

  it('is listed nowhere, not begun and not assigned', async () => {
    const { token } = family.parent;
    const { id } = await product.call(createQuiz, token, {
      body: { name: 'Quiz', householdId: family.household.id, questions },
    });
    await hide(deleteQuiz, { quizId: id });
    expect(await product.call(listQuizzes, token, {})).toEqual([]);
    expect((await product.send(startAttempt, family.child.token, { params: { quizId: id }, json: {} })).status).toBe(
      404,
    );
    expect((await product.send(createAssignment, token, { json: workOn(id) })).status).toBe(404);
  });

  it('is not brought back, begun or assigned by calls that were on their way when it was hidden', async () => {
    const { token } = family.parent;
    const calls = {
      change: async (quizId: string) =>
        await product.send(updateQuiz, token, { params: { quizId }, json: { name: 'Late' } }),
      attempt: async (quizId: string) =>
        await product.send(startAttempt, family.child.token, { params: { quizId }, json: {} }),
      work: async (quizId: string) => await product.send(createAssignment, token, { json: workOn(quizId) }),
    };
    for (const [name, call] of Object.entries(calls)) {
      const { id } = await product.call(createQuiz, token, {
        body: { name: 'Quiz', householdId: family.household.id, questions },
      });
      faults.clear();
      const isMeant = (write: SdkCall) =>
        isWrite(write) && ['Late', 'ASSIGN#', 'ATTEMPT#'].some((text) => mentions(text)(write));
      faults.add({ at: 'call', when: isMeant, does: meanwhile(async () => await hide(deleteQuiz, { quizId: id })) });
      expect([404, 409], name).toContain((await call(id)).status);
      const rows = await readHousehold(product, family.household.id);
      expect(
        rows.filter((row) => JSON.stringify(row).includes(localPart(id))).map((row) => row.SK),
        name,
      ).toEqual([`QUIZ#${localPart(id)}`]);
    }
    await sweep();
    expect(countRows(await readHousehold(product, family.household.id), 'QUIZ#')).toBe(0);
    await expectRightCounts(product, family);
  });
});

describe('while a household waits to be removed', () => {
  const ofHousehold = () => ({ householdId: family.household.id });

  it('its accounts are free: the owner may found another, the child may join one', async () => {
    const { token } = family.parent;
    for (let index = 1; index < limits.householdsPerAccount - 1; index += 1)
      await makeHousehold(product, family.parent);
    await hide(deleteHousehold, ofHousehold());
    expect(await product.call(listHouseholds, token, {})).toHaveLength(limits.householdsPerAccount - 2);
    const next = await product.call(createHousehold, token, {
      body: { name: 'Next', consent: { noticeVersion: notice.version } },
    });
    const params = { householdId: next.id };
    expect(await product.call(getMe, family.child.token, {})).not.toHaveProperty('learner');
    const learner = await product.call(createLearner, token, { params, body: { name: 'Emma' } });
    const { code } = await product.call(createInvitation, token, { params, body: { learnerId: learner.id } });
    await product.call(acceptInvitation, family.child.token, { body: { code } });
    const me = await product.call(getMe, family.child.token, {});
    expect(me).toMatchObject({ households: [{ id: next.id }], learner: { id: learner.id } });
    await sweep();
    expect(await readPartition(product, `HH#${family.household.id}`)).toEqual([]);
  });

  it('nobody joins it any more, and whoever joins just before is let go with the others', async () => {
    const { token } = family.parent;
    const codes = await Promise.all(
      [1, 2].map(
        async () =>
          (await product.call(createInvitation, token, { params: ofHousehold(), body: { role: 'guardian' } })).code,
      ),
    );
    const [first, second] = [await signUp(product, 'parent'), await signUp(product, 'parent')];
    const joining = meanwhile(
      async () => await product.call(acceptInvitation, first.token, { body: { code: codes[0] ?? '' } }),
    );
    faults.add({ at: 'call', when: isWrite, does: joining });
    await hide(deleteHousehold, ofHousehold());
    expect((await product.send(acceptInvitation, second.token, { json: { code: codes[1] } })).status).not.toBe(201);
    expect((await readPartition(product, `USER#${first.user.id}`)).filter((row) => row.SK.startsWith('HH#'))).toEqual(
      [],
    );
    await expectRightCounts(product, family);
    await sweep();
    expect(await readPartition(product, `HH#${family.household.id}`)).toEqual([]);
  });

  it('deletions that had begun in it before come to their end as well', async () => {
    const deck = await makeDeck(product, family, 3);
    await hide(deleteDeck, { deckId: deck.id });
    expect((await product.send(deleteHousehold, family.parent.token, { params: ofHousehold() })).status).toBe(204);
    expect(await readPending(product)).toHaveLength(1);
    await sweep();
    expect(await readPending(product)).toEqual([]);
    expect(await readPartition(product, `HH#${family.household.id}`)).toEqual([]);
  });
});
