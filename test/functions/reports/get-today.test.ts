import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { updateLearner } from '../../../shared/routes/learners.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { packDue } from '../../../shared/scheduling/due-histogram.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { answer } from '../../support/answer-cards.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { readPartition, type Row } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { writeRows } from '../../support/table/write-items.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({}, { breaksInvariants: 'copies children without the answers that they gave' });
});
const printed: (() => void)[] = [];
afterAll(() => {
  for (const print of printed) print();
});

/** Opens a deck as the learner and answers; every third answer is wrong, including the first, unless all are right. */
async function study(token: string, deckId: string, answers: number, isAllRight = false): Promise<void> {
  const session = await product.call(startSession, token, { params: { deckId }, body: {} });
  await answer(product, token, session, answers, ...(isAllRight ? [() => 'correct' as const] : []));
}

const day = (date: string, reviews = 0, correct = 0, quizzes = 0) => ({ date, reviews, correct, quizzes });

it('tells of every child what was done today and on the days before, what waits, what is due and what is hard [route-get-today]', async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  const family = await makeFamily(product);
  const { household, parent, child, learner } = family;
  const ben = await addChild(product, parent, household.id, 'Ben');
  const deck = await makeDeck(product, family, 3);
  const params = { householdId: household.id };
  const give = async (dueDate?: string, name = '') => {
    const work = { learnerId: learner.id, type: 'deck', resourceId: deck.id, resourceName: name } as const;
    await product.call(createAssignment, parent.token, { body: { ...params, ...work, ...(dueDate && { dueDate }) } });
  };
  const rest = { params: { ...params, learnerId: learner.id }, body: { restDays: [2] } };
  await product.call(updateLearner, parent.token, rest);
  // Two of three cards are answered, the first one wrong. The third stays unseen.
  await study(child.token, deck.id, 2);

  product.setNow('2026-01-08T09:00:00.000Z');
  await give();
  await give('2026-01-09');
  const read = async (token: string) => await product.call(getToday, token, { params });
  const week = ['2026-01-02', '2026-01-03', '2026-01-04'].map((date) => day(date));
  const told = await read(parent.token);
  const [emma, other] = [learner.id, ben.learner.id].map((id) => told.find(({ learnerId }) => learnerId === id));
  expect(emma).toEqual({
    learnerId: learner.id,
    isDone: false,
    waiting: 3,
    // A rest day, followed by the week's only kindness day.
    days: [
      ...week,
      day('2026-01-05', 2, 1),
      { ...day('2026-01-06'), kept: 'rest-day' },
      { ...day('2026-01-07'), kept: 'kindness-day' },
      day('2026-01-08'),
    ],
    currentStreak: 1,
    totalCardsStudied: 2,
    openAssignments: 2,
    nextAssignment: { name: deck.name, type: 'deck', dueDate: '2026-01-09' },
    hardest: { cardId: expect.stringContaining(household.id), deckId: deck.id, deckName: deck.name, wrong: 1 },
  });
  const nothing = { isDone: false, waiting: 3, currentStreak: 0, totalCardsStudied: 0, openAssignments: 0 };
  expect(other).toEqual({ learnerId: ben.learner.id, ...nothing, days: emma?.days.map(({ date }) => day(date)) });
  // A child does not see a sibling's data.
  expect((await read(ben.child.token)).map(({ learnerId }) => learnerId)).toEqual([ben.learner.id]);

  const session = await product.call(startSession, child.token, { params: { deckId: deck.id }, body: {} });
  await answer(product, child.token, session, 3, () => 'correct');
  const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
  const attempt = await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} });
  const handIn = { params: { attemptId: attempt.id }, body: { answers: [0] } };
  await product.call(completeAttempt, child.token, handIn);
  const done = (await read(parent.token)).find(({ learnerId }) => learnerId === learner.id);
  expect(done).toMatchObject({ isDone: true, waiting: 0, currentStreak: 2, totalCardsStudied: 5 });
  expect(done?.days.at(-1)).toEqual(day('2026-01-08', 3, 3, 1));
  expect(Date.parse(done?.nextDue ?? '')).toBeGreaterThan(product.now().getTime());
});

/** Creates five more children with the same history, and copies of the deck until there are `decks`. */
async function copyLearner(family: TestFamily, deckId: string, decks: number): Promise<void> {
  const [own, deck] = [localPart(family.learner.id), localPart(deckId)];
  const copy = (rows: readonly Row[], from: string, times: number) =>
    Array.from(
      { length: times },
      () => JSON.parse(JSON.stringify(rows).replaceAll(from, ulid())) as typeof rows,
    ).flat();
  const place = `HH#${family.household.id}`;
  const inDeck = (await readPartition(product, place)).filter(({ SK }) => /^(?:DECK|PROGRESS)#/.test(SK));
  await writeRows(product.client, copy(inDeck, deck, decks - 1));
  const theirs = (await readPartition(product, place)).filter(
    ({ SK }) => SK.includes(own) && !/#(?:SRS|REV)#/.test(SK),
  );
  await writeRows(product.client, copy(theirs, own, 5));
}

it('costs 12 read units and three rounds for six children who study eight decks each', async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  const family = await makeFamily(product);
  const { household, parent, child, learner } = family;
  const deck = await makeDeck(product, family, 40);
  const own = { householdId: household.id, learnerId: learner.id };
  await tapOnDevice(product, family);
  for (let date = 5; date < 12; date += 1) {
    product.setNow(`2026-01-${String(date).padStart(2, '0')}T09:00:00.000Z`);
    // No card slips so often that it rests, because the counts alone could then not tell.
    await study(child.token, deck.id, 12, true);
  }
  for (let count = 0; count < 2; count += 1) {
    const work = { ...own, type: 'deck', resourceId: deck.id, dueDate: '2026-01-16' } as const;
    await product.call(createAssignment, parent.token, { body: work });
  }
  // Months later: cards are due on most of the coming days.
  const [progress] = await readPartition(product, `HH#${household.id}`, 'PROGRESS#');
  const due = Object.fromEntries(
    Array.from({ length: 60 }, (_, ahead) => [addDays('2026-01-11', ahead), 1 + (ahead % 3)]),
  );
  await writeRows(product.client, [
    { ...progress, PK: `HH#${household.id}`, SK: String(progress?.SK), due: packDue(due) },
  ]);
  await copyLearner(family, deck.id, 8);

  const costs = openCostTable(product.client);
  printed.push(costs.print);
  const params = { householdId: household.id };
  const spent = await costs.costOf('today of six children, eight decks each', async () => {
    const told = await product.call(getToday, parent.token, { params });
    expect(told.map(({ waiting, days }) => [waiting, days.filter(({ reviews }) => reviews > 0).length])).toEqual(
      Array.from({ length: 6 }, () => [3, 7]),
    );
  });
  expect(spent.reads).toBeLessThanOrEqual(12);
  expect(spent.rounds).toBe(3);
});

it('tells grown-ups which ready decks a child has mastered to four fifths, with the family’s others', async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  const family = await makeFamily(product);
  const { household, parent, child } = family;
  const [deck, other] = [await makeDeck(product, family, 5), await makeDeck(product, family, 1)];
  const origins = ['levels=easy', 'levels=hard'].map((options) => ({ id: 'times-mixed', version: 1, options }));
  for (const [at, { id }] of [deck, other].entries())
    await product.call(updateDeck, parent.token, { params: { deckId: id }, body: { library: origins[at] } });
  await study(child.token, deck.id, 5, true);
  const read = async (token: string) => {
    const [told] = await product.call(getToday, token, { params: { householdId: household.id } });
    return told?.readyDecks;
  };
  const [progress] = await readPartition(product, `HH#${household.id}`, 'PROGRESS#');
  const master = async (mastered: number) => await writeRows(product.client, [{ ...progress, mastered }]);
  await master(3);
  expect(await read(parent.token)).toBeUndefined();
  await master(4);
  // Both were made in one millisecond, so either can come first.
  const told = await read(parent.token);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ ...origins[0], isMastered: true }, origins[1]]));
  expect(await read(child.token)).toBeUndefined();
  await master(Number(progress?.['mastered']));
});
