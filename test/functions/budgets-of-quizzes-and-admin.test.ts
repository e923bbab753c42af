import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '../../functions/auth/account.ts';
import { listHouseholdsOfAccounts } from '../../functions/admin/recount-product.ts';
import { storedUsers } from '../../functions/data/people/user.ts';
import { limits } from '../../shared/limits.ts';
import { getStats, listUsers } from '../../shared/routes/admin.ts';
import { listHouseholds } from '../../shared/routes/households.ts';
import { getReportSummary } from '../../shared/routes/learners.ts';
import { completeAttempt, generateQuiz, listQuizzes, saveAttempt, startAttempt } from '../../shared/routes/quizzes.ts';
import { getActivity } from '../../shared/routes/reports.ts';
import { getCalendar } from '../../shared/routes/streaks.ts';
import { type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { writeMembers } from '../support/table/write-members.ts';
import { makeDeck, makeFamily, signUpAdmin, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../support/test-product.ts';
import { writeItems } from '../support/table/write-items.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct({}, { breaksInvariants: 'writes 1,000 accounts without markers and totals' });
  family = await makeFamily(product);
  costs = openCostTable(product.client);
});
afterAll(() => costs.print());

/** Writes accounts like registration, but without slow password hashing. */
async function writeUsers(count: number): Promise<void> {
  const users = Array.from({ length: count }, (_, index) =>
    newUser(ulid(), `crowd${index}@example.org`, 'parent', product.now()),
  );
  await writeItems(
    product.client,
    users.map((user) => storedUsers.create(product.context.table, user)),
  );
}

describe('the budget', () => {
  it('of a quiz is spent on its questions, of reports on days and decks', async () => {
    const deck = await makeDeck(product, family, 12);
    const { token } = family.child;
    const quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
    for (let index = 1; index < 10; index += 1)
      await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
    const params = { params: { learnerId: family.learner.id } };
    const list = await costs.costOf('list of 10 quizzes', async () => await product.call(listQuizzes, token, {}));
    expect(list.reads).toBeLessThanOrEqual(15);
    const page = await costs.costOf(
      'two of them',
      async () => await product.call(listQuizzes, token, { query: { limit: 2 } }),
    );
    expect(page.reads).toBeLessThan(list.reads);
    let attemptId = '';
    const start = await costs.costOf('start an attempt', async () => {
      attemptId = (await product.call(startAttempt, token, { params: { quizId: quiz.id }, body: {} })).id;
    });
    expect(start.reads).toBeLessThanOrEqual(10);
    const answers = quiz.questions.map(() => 0);
    await costs.costOf(
      'save its answers',
      async () => await product.call(saveAttempt, token, { params: { attemptId }, body: { answers } }),
    );
    const complete = await costs.costOf(
      'complete it',
      async () => await product.call(completeAttempt, token, { params: { attemptId }, body: { answers } }),
    );
    expect(complete.writes).toBeLessThanOrEqual(30);
    const summary = await costs.costOf(
      'report summary',
      async () => await product.call(getReportSummary, token, params),
    );
    const activity = await costs.costOf(
      'report activity, 90 days',
      async () => await product.call(getActivity, token, { ...params, query: { days: 90 } }),
    );
    const calendar = await costs.costOf(
      'calendar of a month',
      async () => await product.call(getCalendar, token, { ...params, query: { year: 2026, month: 1 } }),
    );
    for (const { reads } of [summary, activity, calendar]) expect(reads).toBeLessThanOrEqual(15);
  });

  it("of the admin's lists and totals does not grow with the number of accounts", async () => {
    const admin = await signUpAdmin(product);
    const measure = async (crowd: string) => ({
      stats: await costs.costOf(`admin totals at ${crowd}`, async () => await product.call(getStats, admin.token, {})),
      users: await costs.costOf(
        `50 accounts at ${crowd}`,
        async () => await product.call(listUsers, admin.token, { query: { search: 'crowd' } }),
      ),
      households: await costs.costOf(
        `6 households at ${crowd}`,
        async () => await product.call(listHouseholds, admin.token, { query: { limit: 6 } }),
      ),
    });
    await writeUsers(100);
    const few = await measure('100 accounts');
    await writeUsers(900);
    const many = await measure('1,000 accounts');
    expect(many).toEqual(few);
  });

  it("of an admin's page of 50 accounts is five calls, one more for a hundred memberships or households, and for an account of before", async () => {
    const admin = await signUpAdmin(product);
    await writeMembers(product, { name: 'pair', count: 50, households: 2 });
    await writeMembers(product, { name: 'many', count: 10, households: limits.householdsPerAccount });
    await writeMembers(product, { name: 'earlier', count: 3, households: 1, hasLegacyAccounts: true });
    const page = async (search: string, memberships: number) =>
      await costs.costOf(`page of accounts: ${search}`, async () => {
        const users = await product.call(listUsers, admin.token, { query: { search } });
        expect(users.flatMap(({ households }) => households)).toHaveLength(memberships);
      });
    expect(await page('pair', 100)).toMatchObject({ calls: 5, rounds: 4 });
    expect(await page('many', 200)).toMatchObject({ calls: 7, rounds: 4 });
    expect(await page('earlier', 3)).toMatchObject({ calls: 8, rounds: 5 });
    await listHouseholdsOfAccounts(product.context.table);
    expect(await page('earlier', 3)).toMatchObject({ calls: 5, rounds: 4 });
  });
});
