import { beforeAll, beforeEach, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { removeAttempt } from '../../../shared/routes/corrections.ts';
import { updateHousehold } from '../../../shared/routes/households.ts';
import { getStreak } from '../../../shared/routes/learners.ts';
import {
  completeAttempt,
  generateQuiz,
  getAttempt,
  listAttempts,
  startAttempt,
} from '../../../shared/routes/quizzes.ts';
import { startSession } from '../../../shared/routes/study.ts';
import type { Attempt, Quiz } from '../../../shared/schemas/quiz.ts';
import { answer } from '../../support/answer-cards.ts';
import { type Faults, injectFaults, isWrite, meanwhile, skipPauses } from '../../support/faults.ts';
import { readNumbers } from '../../support/recount.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { addGrownUp, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let quiz: Quiz;
let deckId: string;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  faults.clear();
  skipPauses();
  product.setNow(startOfTests);
  family = await makeFamily(product);
  deckId = (await makeDeck(product, family, 4)).id;
  quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId }, body: {} });
});

async function begin(): Promise<Attempt> {
  return await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: {} });
}

async function handIn({ id: attemptId }: Attempt): Promise<void> {
  await product.call(completeAttempt, family.child.token, { params: { attemptId }, body: { answers: [0] } });
}

async function remove({ id: attemptId }: Attempt, token = family.parent.token) {
  return await product.send(removeAttempt, token, { params: { attemptId } });
}

async function numbers() {
  return readNumbers(await readHousehold(product, family.household.id), localPart(family.learner.id));
}

it('takes a quiz that was handed in back, with its part of the day and of the totals [route-remove-attempt]', async () => {
  const session = await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
  await answer(product, family.child.token, session, 4);
  const before = await numbers();
  const attempt = await begin();
  await handIn(attempt);
  expect(await remove(attempt)).toMatchObject({ status: 204 });
  expect(await numbers()).toEqual(before);
  const { learner, parent } = family;
  expect(await product.call(listAttempts, parent.token, { query: { learnerId: learner.id } })).toEqual([]);
  expect(await remove(attempt)).toMatchObject({ status: 404 });
});

it('takes its day out of the streak when nothing else was done on it', async () => {
  const first = await begin();
  await handIn(first);
  product.pass(24 * 60 * 60);
  const second = await begin();
  await handIn(second);
  const params = { learnerId: family.learner.id };
  expect(await product.call(getStreak, family.parent.token, { params })).toMatchObject({ currentStreak: 2 });
  await remove(first);
  expect(await product.call(getStreak, family.parent.token, { params })).toMatchObject({
    currentStreak: 1,
    longestStreak: 1,
    totalActiveDays: 1,
  });
  await remove(second);
  expect(await numbers()).toMatchObject({ days: [], facts: { quizzes: 0, streak: undefined } });
});

it('takes one back that was only begun: the quiz begins anew', async () => {
  const attempt = await begin();
  expect(await remove(attempt)).toMatchObject({ status: 204 });
  const lost = { params: { attemptId: attempt.id } };
  expect(await product.send(getAttempt, family.child.token, lost)).toMatchObject({ status: 404 });
  const handedIn = await product.send(completeAttempt, family.child.token, { ...lost, json: { answers: [0] } });
  expect(handedIn).toMatchObject({ status: 404 });
  expect((await begin()).id).not.toBe(attempt.id);
});

it('finds the day on which it counted after the family changed its time zone', async () => {
  const attempt = await begin();
  await handIn(attempt);
  const params = { householdId: family.household.id };
  await product.call(updateHousehold, family.parent.token, { params, body: { timeZone: 'Pacific/Kiritimati' } });
  await remove(attempt);
  expect(await numbers()).toMatchObject({ days: [], facts: { quizzes: 0, streak: undefined } });
});

it('takes one back as it is by then, when it is handed in meanwhile', async () => {
  const attempt = await begin();
  faults.add({ at: 'call', does: meanwhile(async () => await handIn(attempt)), when: isWrite });
  expect(await remove(attempt)).toMatchObject({ status: 204 });
  expect(await numbers()).toMatchObject({ days: [], facts: { quizzes: 0, streak: undefined } });
});

it('is for those who manage the learner', async () => {
  const attempt = await begin();
  await handIn(attempt);
  const viewer = await addGrownUp(product, family.parent, family.household.id, 'viewer');
  const others = await makeFamily(product);
  expect(await remove(attempt, family.child.token)).toMatchObject({ status: 403 });
  expect(await remove(attempt, viewer.token)).toMatchObject({ status: 403 });
  expect(await remove(attempt, others.parent.token)).toMatchObject({ status: 404 });
  expect(await numbers()).toMatchObject({ facts: { quizzes: 1 } });
});
