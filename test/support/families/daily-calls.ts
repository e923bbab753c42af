import { ulid } from 'ulid';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import { listQuizzes } from '../../../shared/routes/quizzes.ts';
import { getActivity } from '../../../shared/routes/reports.ts';
import { getCalendar, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { type Consumption, unmetered } from '../table/consumption.ts';
import type { CostTable } from '../table/cost-table.ts';
import { writeHistory } from './long-history.ts';
import { makeDeck, makeFamily } from '../test-family.ts';
import type { TestProduct } from '../test-product.ts';

/** Large enough that the stored text of due dates reaches roughly its maximum length. */
const cardsInDeck = 60;

/** @returns the cost of each call on a family's typical day, after the given number of study days. */
export async function costsAfter(
  product: Omit<TestProduct, 'setNow' | 'pass'>,
  costs: CostTable,
  days: number,
): Promise<ReadonlyMap<string, Consumption>> {
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, cardsInDeck);
  await unmetered(async () => await writeHistory(product, family, deck, days));
  const { child, parent, household, learner } = family;
  const ids = { householdId: household.id, learnerId: learner.id };
  await product.call(createAssignment, parent.token, { body: { ...ids, type: 'deck', resourceId: deck.id } });
  const ofLearner = { params: { learnerId: learner.id } };
  const spent = new Map<string, Consumption>();
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    spent.set(name, await costs.costOf(`${name}, day ${days}`, async () => (answer = await work())));
    return answer as T;
  };
  await measure('me', async () => await product.call(getMe, child.token, {}));
  await measure('decks', async () => await product.call(listDecks, child.token, {}));
  await measure('streak', async () => await product.call(getStreak, child.token, ofLearner));
  await measure('badges', async () => await product.call(listEarnedBadges, child.token, ofLearner));
  await measure(
    'own work',
    async () => await product.call(listAssignments, child.token, { query: { learnerId: learner.id } }),
  );
  await measure('own summary', async () => await product.call(getReportSummary, child.token, ofLearner));
  await measure('quizzes', async () => await product.call(listQuizzes, child.token, {}));
  const session: OpenSession = await measure('open a deck', async () => {
    return await product.call(startSession, child.token, { params: { deckId: deck.id }, body: { mode: 'all' } });
  });
  const answeredAt = product.now().toISOString();
  const reviews = session.cards
    .slice(0, 10)
    .map(({ id }) => ({ id: ulid(), cardId: id, rating: 'correct' as const, answeredAt }));
  const params = { sessionId: session.id };
  await measure(
    '10 answers',
    async () => await product.call(recordReviews, child.token, { params, body: { reviews } }),
  );
  const totals = { cardsStudied: 10, cardsCorrect: 10 };
  await measure('complete', async () => await product.call(completeSession, child.token, { params, body: totals }));
  const [year, month] = answeredAt.split('-').map(Number);
  const query = { year: year ?? 0, month: month ?? 0 };
  await measure('calendar', async () => await product.call(getCalendar, child.token, { ...ofLearner, query }));
  await measure("the parent's decks", async () => await product.call(listDecks, parent.token, {}));
  await measure("the parent's work", async () => await product.call(listAssignments, parent.token, {}));
  await measure(
    'activity',
    async () => await product.call(getActivity, parent.token, { ...ofLearner, query: { days: 30 } }),
  );
  await measure(
    'sessions',
    async () => await product.call(listSessions, parent.token, { query: { learnerId: learner.id } }),
  );
  return spent;
}
