import { ulid } from 'ulid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { joinId } from '../../../shared/ids.ts';
import {
  createAssignment,
  deleteAssignment,
  listAssignments,
  updateAssignment,
} from '../../../shared/routes/assignments.ts';
import type { RouteInput } from '../../../shared/routes/define-route.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getReportSummary } from '../../../shared/routes/learners.ts';
import { generateQuiz, updateQuiz } from '../../../shared/routes/quizzes.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { adoptSession, completeSession, startSession } from '../../../shared/routes/study.ts';
import type { Assignment } from '../../../shared/schemas/assignment.ts';
import { answer } from '../../support/answer-cards.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let deckId: string;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  faults.clear();
  // A Monday, so that the assignment of the next Friday is due in the same week.
  product.setNow('2026-01-05T09:00:00.000Z');
  family = await makeFamily(product, 'Europe/Berlin');
  deckId = (await makeDeck(product, family, 3)).id;
});

const ids = () => ({ householdId: family.household.id, learnerId: family.learner.id });

/** Creates an assignment that repeats every Friday. */
async function giveWeekly(): Promise<Assignment> {
  const choices = { dueDate: '2026-01-09', notes: 'Aloud', repeats: 'weekly' } as const;
  return await product.call(createAssignment, family.parent.token, {
    body: { ...ids(), type: 'deck', resourceId: deckId, ...choices },
  });
}

async function begin() {
  const { token } = family.child;
  const session = await product.call(startSession, token, { params: { deckId }, body: { mode: 'all' } });
  await answer(product, token, session, 1);
  return { params: { sessionId: session.id }, body: { cardsStudied: 1, cardsCorrect: 0 } };
}

async function study(): Promise<void> {
  await product.call(completeSession, family.child.token, await begin());
}

const listFor = async ({ token }: { readonly token: string }) => await product.call(listAssignments, token, {});
const openOf = (list: readonly Assignment[]) => list.filter(({ completedAt }) => completedAt === undefined);

/** Returns the assignment as the child's and the parent's screens show it. */
async function look() {
  const { child, parent, household, learner } = family;
  const home = await product.call(getHome, child.token, {});
  const [today] = await product.call(getToday, parent.token, { params: { householdId: household.id } });
  const report = await product.call(getReportSummary, parent.token, { params: { learnerId: learner.id } });
  expect(openOf(home.assignments ?? [])).toEqual(openOf(await listFor(child)));
  return {
    child: openOf(home.assignments ?? []),
    parent: openOf(await listFor(parent)),
    open: [today?.openAssignments, report.assignmentsPending],
    next: today?.nextAssignment?.dueDate,
    done: report.assignmentsCompleted,
  };
}

it('what comes back each week is gone once it is done, and there again when its week is over: once', async () => {
  const given = await giveWeekly();
  expect(await look()).toMatchObject({ child: [given], parent: [given], open: [1, 1], next: '2026-01-09', done: 0 });
  product.setNow('2026-01-06T16:00:00.000Z');
  // Two devices complete sessions concurrently, one of them twice.
  const [one, other] = [await begin(), await begin()];
  const { token } = family.child;
  await Promise.all([one, other, one].map(async (end) => await product.call(completeSession, token, end)));
  await study();
  const { id: _, createdAt: __, ...same } = given;
  const next = { ...same, createdAt: '2026-01-10T03:00:00.000Z', dueDate: '2026-01-16' };
  expect(await look()).toMatchObject({ child: [], parent: [next], open: [0, 0], next: undefined, done: 1 });
  expect(await listFor(family.child)).toMatchObject([{ id: given.id, completedAt: '2026-01-06T16:00:00.000Z' }]);
  expect((await listFor(family.child))[0]).not.toHaveProperty('repeats');
  product.setNow('2026-01-10T09:00:00.000Z');
  expect(await look()).toMatchObject({ child: [next], parent: [next], open: [1, 1], next: '2026-01-16', done: 1 });
  await study();
  expect(await look()).toMatchObject({ child: [], parent: [{ dueDate: '2026-01-23' }], done: 2 });
});

it('weeks that nobody looked at make no heap, and what is done then counts for the week that it is', async () => {
  const given = await giveWeekly();
  product.setNow('2026-01-17T09:00:00.000Z');
  const now = { ...given, dueDate: '2026-01-23', missedDate: '2026-01-16' };
  expect(await look()).toEqual({ child: [now], parent: [now], open: [1, 1], next: '2026-01-23', done: 0 });
  await study();
  expect(await listFor(family.parent)).toMatchObject([
    { dueDate: '2026-01-30' },
    { id: given.id, dueDate: '2026-01-23' },
  ]);
});

it('a note for weeks that were missed leaves what is told of them; another day or an end of coming back does not', async () => {
  const { id } = await giveWeekly();
  const { token } = family.parent;
  product.setNow('2026-01-17T09:00:00.000Z');
  const correct = async (body: RouteInput<typeof updateAssignment>['body']) =>
    await product.call(updateAssignment, token, { params: { assignmentId: id }, body });
  const missed = { notes: 'Loudly', dueDate: '2026-01-23', repeats: 'weekly', missedDate: '2026-01-16' };
  expect(await correct({ notes: 'Loudly' })).toMatchObject(missed);
  expect(await listFor(family.child)).toMatchObject([missed]);
  const moved = await correct({ dueDate: '2026-01-22' });
  expect(moved).toMatchObject({ dueDate: '2026-01-22' });
  expect(moved).not.toHaveProperty('missedDate');
  product.setNow('2026-01-30T09:00:00.000Z');
  expect(await correct({ notes: 'Softly' })).toMatchObject({ dueDate: '2026-02-05', missedDate: '2026-01-29' });
  const once = { notes: 'Softly', dueDate: '2026-02-05' };
  expect(await correct({ repeats: '' })).toMatchObject(once);
  const [left] = await listFor(family.child);
  expect(left).toMatchObject(once);
  expect(left).not.toHaveProperty('missedDate');
});

it('what a tablet tells of after the week is over counts for the week in which it was done, and only there', async () => {
  const given = await giveWeekly();
  const { token } = family.child;
  const { cards } = await product.call(startSession, token, { params: { deckId }, body: {} });
  product.setNow('2026-01-10T09:00:00.000Z');
  // Two offline sessions on Friday evening.
  for (const answeredAt of ['2026-01-09T18:00:00.000Z', '2026-01-09T19:00:00.000Z']) {
    const params = { sessionId: joinId(family.learner.id, ulid()) };
    const reviews = cards.map(({ id: cardId }) => ({ id: ulid(), cardId, rating: 'correct' as const, answeredAt }));
    const opening = {
      startedAt: answeredAt,
      deckId,
      mode: 'due',
      cards: reviews.map(({ cardId }) => ({ cardId })),
    } as const;
    await product.call(adoptSession, token, { params, body: { ...opening, cards: [...opening.cards] } });
    await product.call(completeSession, token, { params, body: { cardsStudied: 3, cardsCorrect: 3, reviews } });
  }
  const next = { createdAt: '2026-01-10T03:00:00.000Z', dueDate: '2026-01-16' };
  expect(await look()).toMatchObject({ child: [next], parent: [next], done: 1 });
  expect((await listFor(family.parent)).find(({ id }) => id === given.id)).toMatchObject({ dueDate: '2026-01-09' });
  expect((await look()).child[0]).not.toHaveProperty('missedDate');
});

it('it is called as its deck is called by now, in the bin as well; what was done keeps the name of then', async () => {
  const { token } = family.parent;
  const rename = async (name: string) => await product.call(updateDeck, token, { params: { deckId }, body: { name } });
  await giveWeekly();
  await rename('Words of January');
  expect(await look()).toMatchObject({ child: [{ resourceName: 'Words of January' }] });
  await study();
  const [next] = openOf(await listFor(family.parent));
  await product.call(deleteAssignment, token, { params: { assignmentId: next?.id ?? '' } });
  await rename('Words of February');
  const household = { householdId: family.household.id };
  const [entry] = await product.call(listBin, token, { params: household });
  await product.call(restoreEntry, token, { params: { ...household, entryId: entry?.id ?? '' } });
  expect((await listFor(family.parent)).map(({ resourceName }) => resourceName)).toEqual([
    'Words of February',
    'Words of January',
  ]);
  const { id: quizId } = await product.call(generateQuiz, token, { params: { deckId }, body: {} });
  const work = { ...ids(), type: 'quiz', resourceId: quizId } as const;
  await product.call(createAssignment, token, { body: work });
  await product.call(updateQuiz, token, { params: { quizId }, body: { name: 'Test' } });
  expect(openOf(await listFor(family.child))).toMatchObject([{ resourceName: 'Test' }]);
});

it.each(['deck', 'quiz'] as const)(
  'it takes the newest name where its %s is renamed while it is renamed, or while it is given',
  async (type) => {
    const { token } = family.parent;
    const quiz = await product.call(generateQuiz, token, { params: { deckId }, body: {} });
    const rename = async (name: string) =>
      await (type === 'deck'
        ? product.call(updateDeck, token, { params: { deckId }, body: { name } })
        : product.call(updateQuiz, token, { params: { quizId: quiz.id }, body: { name } }));
    const meanwhileRename = (name: string) =>
      faults.add({
        at: 'call',
        when: (call) => isWrite(call) && mentions('ASSIGN#')(call),
        does: meanwhile(async () => await rename(name)),
      });
    const whileGiven = meanwhileRename('Second');
    await product.call(createAssignment, token, {
      body: { ...ids(), type, resourceId: type === 'deck' ? deckId : quiz.id },
    });
    expect([whileGiven.hits, await listFor(family.child)]).toMatchObject([1, [{ resourceName: 'Second' }]]);
    faults.clear();
    const whileRenamed = meanwhileRename('Fourth');
    await rename('Third');
    expect([whileRenamed.hits, await listFor(family.child)]).toMatchObject([1, [{ resourceName: 'Fourth' }]]);
  },
);

it('it ends when somebody says so: it stays for its week, or is taken back before that', async () => {
  const { token } = family.parent;
  const change = async ({ id }: Assignment, json: Record<string, unknown>) =>
    await product.send(updateAssignment, token, { params: { assignmentId: id }, json });
  const given = await giveWeekly();
  product.setNow('2026-01-13T09:00:00.000Z');
  const last = { dueDate: '2026-01-16', notes: 'Aloud' };
  expect(await change(given, { repeats: '' })).toMatchObject({ status: 200, body: last });
  product.setNow('2026-01-17T09:00:00.000Z');
  expect(openOf(await listFor(family.child))).toMatchObject([last]);
  await change(given, { dueDate: '2026-01-23', repeats: 'weekly' });
  await study();
  const [next] = openOf(await listFor(family.parent));
  expect(next).toMatchObject({ createdAt: '2026-01-24T03:00:00.000Z', dueDate: '2026-01-30' });
  expect(await change(next ?? given, { dueDate: '2026-01-22' })).toMatchObject({
    status: 400,
    body: { fields: { dueDate: 'Pick a due date on or after the day this comes back.' } },
  });
  await product.call(deleteAssignment, token, { params: { assignmentId: next?.id ?? '' } });
  product.setNow('2026-01-24T09:00:00.000Z');
  expect(await look()).toMatchObject({ child: [], parent: [], open: [0, 0], done: 1 });
});

it('Home costs nothing more for it, and ticking it off two write units more', async () => {
  const costs = openCostTable(product.client);
  const home = async () => await costs.costOf('home', async () => await product.call(getHome, family.child.token, {}));
  const end = async () => {
    const call = await begin();
    return await costs.costOf('end', async () => await product.call(completeSession, family.child.token, call));
  };
  const given = await giveWeekly();
  const before = await home();
  const weekly = await end();
  const after = await home();
  expect([after.reads, after.rounds, after.writes]).toEqual([before.reads, before.rounds, 0]);
  await product.call(deleteAssignment, family.parent.token, { params: { assignmentId: given.id } });
  product.setNow('2026-01-14T09:00:00.000Z');
  const [next] = openOf(await listFor(family.child));
  const params = { assignmentId: next?.id ?? '' };
  await product.call(updateAssignment, family.parent.token, { params, body: { repeats: '' } });
  const once = await end();
  expect(weekly.reads - once.reads).toBeLessThanOrEqual(0);
  expect(weekly.writes - once.writes).toBe(2);
});
