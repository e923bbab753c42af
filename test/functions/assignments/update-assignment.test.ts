import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createAssignment,
  deleteAssignment,
  listAssignments,
  updateAssignment,
} from '../../../shared/routes/assignments.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import type { Assignment } from '../../../shared/schemas/assignment.ts';
import { localPart } from '../../../shared/ids.ts';
import { answer } from '../../support/answer-cards.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions, skipPauses } from '../../support/faults.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let deckId: string;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  faults = injectFaults(product.client);
  deckId = (await makeDeck(product, family, 3)).id;
});

beforeEach(() => {
  product.setNow(startOfTests);
});

async function assign(): Promise<Assignment> {
  const { household, learner, parent } = family;
  const body = { householdId: household.id, learnerId: learner.id, resourceId: deckId };
  return await product.call(createAssignment, parent.token, {
    body: { ...body, type: 'deck', dueDate: '2026-01-07', notes: 'Before supper' },
  });
}

async function change({ id: assignmentId }: Assignment, json: Record<string, unknown>) {
  return await product.send(updateAssignment, family.parent.token, { params: { assignmentId }, json });
}

async function listed({ id }: Assignment): Promise<Assignment | undefined> {
  const { learner, parent } = family;
  const all = await product.call(listAssignments, parent.token, { query: { learnerId: learner.id } });
  return all.find((one) => one.id === id);
}

it('corrects the day and the notes: absent leaves, empty removes [route-update-assignment]', async () => {
  const assignment = await assign();
  const { dueDate: _, notes: __, ...bare } = assignment;
  for (const [body, expected] of [
    [{ notes: '  After supper ' }, { ...assignment, notes: 'After supper' }],
    [{ dueDate: '2026-01-21' }, { ...assignment, dueDate: '2026-01-21', notes: 'After supper' }],
    [{}, { ...assignment, dueDate: '2026-01-21', notes: 'After supper' }],
    [{ dueDate: '' }, { ...bare, notes: 'After supper' }],
    [
      { notes: '', dueDate: '2026-01-22' },
      { ...bare, dueDate: '2026-01-22' },
    ],
    [{ dueDate: '', notes: '' }, bare],
  ] as const) {
    expect(await change(assignment, body)).toMatchObject({ status: 200, body: expected });
    expect(await listed(assignment)).toEqual(expected);
  }
});

it('can be until the deck is known, and come back each week, by a due date alone', async () => {
  const { dueDate, notes, ...bare } = await assign();
  for (const [body, expected] of [
    [{ untilReady: true }, { ...bare, dueDate, notes, untilReady: true }],
    [{ repeats: 'weekly' }, { ...bare, dueDate, notes, untilReady: true, repeats: 'weekly' }],
    [
      { untilReady: false, notes: '' },
      { ...bare, dueDate, repeats: 'weekly' },
    ],
    [{ repeats: '' }, { ...bare, dueDate }],
    [
      { untilReady: true, repeats: 'weekly' },
      { ...bare, dueDate, untilReady: true, repeats: 'weekly' },
    ],
    [{ dueDate: '' }, bare],
  ] as const) {
    expect(await change(bare, body)).toMatchObject({ status: 200, body: expected });
    expect(await listed(bare)).toEqual(expected);
  }
  const choices = { untilReady: true, repeats: 'weekly' } as const;
  for (const body of [{ untilReady: true }, { repeats: 'weekly' }])
    expect(await change(bare, body)).toMatchObject({
      status: 400,
      body: { fields: { dueDate: expect.stringMatching(/^Pick/) } },
    });
  const { householdId, learnerId, resourceId, type } = bare;
  const json = { householdId, learnerId, resourceId, type, dueDate, ...choices };
  const { token } = family.parent;
  expect(await product.send(createAssignment, token, { json })).toMatchObject({ status: 201, body: choices });
  expect(await product.send(createAssignment, token, { json: { ...json, type: 'quiz' } })).toMatchObject({
    status: 400,
    body: { fields: { untilReady: 'Only decks can have a learn-by date.' } },
  });
});

it('refuses what is no day, a new day in the past, and anything else about the work', async () => {
  const assignment = await assign();
  for (const body of [{ dueDate: '2026-02-30' }, { dueDate: '2026-01-04' }, { notes: 'x'.repeat(1_001) }])
    expect(await change(assignment, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(await change(assignment, { resourceId: deckId })).toMatchObject({ status: 400 });
  expect(await listed(assignment)).toEqual(assignment);
});

it('corrects work that is overdue or done, whatever day it was for', async () => {
  const [overdue, done] = [await assign(), await assign()];
  product.setNow('2026-01-08T09:00:00.000Z');
  const { dueDate } = overdue;
  expect(await change(overdue, { dueDate, notes: 'Still' })).toMatchObject({ status: 200, body: { notes: 'Still' } });
  const session = await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
  await answer(product, family.child.token, session, 3);
  const body = { cardsStudied: 3, cardsCorrect: 2 };
  await product.call(completeSession, family.child.token, { params: { sessionId: session.id }, body });
  const answered = await change(done, { dueDate: '2026-01-06' });
  expect(answered).toMatchObject({ status: 200, body: { dueDate: '2026-01-06', notes: 'Before supper' } });
  expect(await listed(done)).toEqual(answered.body);
  expect(await listed(done)).toHaveProperty('completedAt');
});

it('keeps what another grown-up corrects at the same moment, and finds nothing that was taken back', async () => {
  skipPauses();
  const assignment = await assign();
  let isFirst = true;
  const does = meanwhile(async () => {
    isFirst = false;
    await change(assignment, { dueDate: '2026-02-01' });
  });
  faults.add({ at: 'call', does, when: (call) => isFirst && isWrite(call) });
  expect(await change(assignment, { notes: 'Both' })).toMatchObject({ body: { dueDate: '2026-02-01', notes: 'Both' } });
  await product.call(deleteAssignment, family.parent.token, { params: { assignmentId: assignment.id } });
  expect(await change(assignment, { notes: 'Gone' })).toMatchObject({ status: 404 });
  faults.clear();
});

it('is ticked off with what is corrected at that moment, and corrected or taken back where it is ticked off at that moment', async () => {
  skipPauses();
  const finish = async () => {
    const { token } = family.child;
    const session = await product.call(startSession, token, { params: { deckId }, body: { mode: 'all' } });
    await answer(product, token, session, 1);
    const params = { sessionId: session.id };
    await product.call(completeSession, token, { params, body: { cardsStudied: 1, cardsCorrect: 0 } });
  };
  /** Runs `other` between the reads of `first` and its first write to this assignment. */
  const during = async (assignment: Assignment, other: () => Promise<unknown>, first: () => Promise<unknown>) => {
    let isFirst = true;
    const does = meanwhile(async () => {
      isFirst = false;
      await other();
    });
    const isMeant = mentions(localPart(assignment.id));
    faults.add({ at: 'call', does, when: (call) => isFirst && isWrite(call) && isMeant(call) });
    await first();
    faults.clear();
    expect(isFirst).toBe(false);
  };
  const edited = await assign();
  const corrected = async () => await change(edited, { notes: 'Both' });
  await during(edited, corrected, finish);
  expect(await listed(edited)).toMatchObject({ notes: 'Both', completedAt: product.now().toISOString() });
  const ticked = await assign();
  await during(ticked, finish, async () => await change(ticked, { notes: 'Late' }));
  expect(await listed(ticked)).toMatchObject({ notes: 'Late', completedAt: product.now().toISOString() });
  const removed = await assign();
  const params = { assignmentId: removed.id };
  await during(removed, finish, async () => await product.call(deleteAssignment, family.parent.token, { params }));
  expect(await listed(removed)).toBeUndefined();
});
