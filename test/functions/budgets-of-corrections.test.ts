import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssignment, updateAssignment } from '../../shared/routes/assignments.ts';
import { removeAttempt, removeSession } from '../../shared/routes/corrections.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { startSession } from '../../shared/routes/study.ts';
import { answer } from '../support/answer-cards.ts';
import { type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { makeDeck, makeFamily, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
let deckId: string;
beforeAll(async () => {
  product = await openTestProduct();
  costs = openCostTable(product.client);
  family = await makeFamily(product);
  deckId = (await makeDeck(product, family, 20)).id;
});
afterAll(() => costs.print());

it.each([
  { count: 20, calls: 32, writes: 140, known: 0 },
  { count: 20, calls: 32, writes: 140, known: 20 },
  { count: 200, calls: 40, writes: 560, known: 20 },
])('taking $count answers back costs a few calls and two units a row', async ({ count, calls, writes, known }) => {
  const body = { mode: 'all' } as const;
  const start = async () => await product.call(startSession, family.child.token, { params: { deckId }, body });
  const before = known > 0 ? await start() : undefined;
  if (before) await answer(product, family.child.token, before, known);
  product.pass(24 * 60 * 60);
  const session = await start();
  await answer(product, family.child.token, session, count);
  const spent = await costs.costOf(`take ${count} answers back, ${known} others`, async () => {
    await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
  });
  if (before) await product.call(removeSession, family.parent.token, { params: { sessionId: before.id } });
  expect(spent.calls).toBeLessThanOrEqual(calls);
  expect(spent.writes + spent.indexWrites).toBeLessThanOrEqual(writes);
});

it('taking a quiz back, and correcting an assignment, is a handful of units', async () => {
  const { parent, child, household, learner } = family;
  const quiz = await product.call(generateQuiz, parent.token, { params: { deckId }, body: {} });
  const begin = async () =>
    (await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} })).id;
  const remove = async (attemptId: string) =>
    await product.call(removeAttempt, parent.token, { params: { attemptId } });
  const attemptId = await begin();
  await product.call(completeAttempt, child.token, { params: { attemptId }, body: { answers: [0] } });
  const done = await costs.costOf('take a quiz back', async () => await remove(attemptId));
  const opened = await begin();
  const open = await costs.costOf('take a quiz back that was begun', async () => await remove(opened));
  const { id: assignmentId } = await product.call(createAssignment, parent.token, {
    body: { householdId: household.id, learnerId: learner.id, type: 'deck', resourceId: deckId },
  });
  const corrected = await costs.costOf('correct an assignment', async () => {
    await product.call(updateAssignment, parent.token, { params: { assignmentId }, body: { notes: 'Before supper' } });
  });
  for (const spent of [done, open, corrected]) expect(spent.writes).toBeLessThanOrEqual(14);
});
