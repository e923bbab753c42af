import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getReportSummary, getStreak, updateLearner } from '../../../shared/routes/learners.ts';
import { getActivity } from '../../../shared/routes/reports.ts';
import { updateHousehold } from '../../../shared/routes/households.ts';
import { getPack } from '../../../shared/routes/home.ts';
import { getCalendar, listBadges, listEarnedBadges, seeBadge } from '../../../shared/routes/streaks.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { readPartition, type Row } from '../../support/stored-rows.ts';
import { writeRows } from '../../support/table/write-items.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => product.setNow(startOfTests));

async function study(
  family: TestFamily,
  deck: Deck,
  at: string,
  ratings: readonly Rating[] = ['correct'],
): Promise<string[]> {
  product.setNow(at);
  const session = await product.call(startSession, family.child.token, {
    params: { deckId: deck.id },
    body: { mode: 'all' },
  });
  const reviews = ratings.map((rating, index) => ({
    id: ulid(),
    cardId: session.cards[index]?.id ?? '',
    rating,
    answeredAt: at,
    msTaken: 30_000,
  }));
  await product.call(recordReviews, family.child.token, { params: { sessionId: session.id }, body: { reviews } });
  return reviews.map(({ cardId }) => cardId);
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * 86_400_000).toISOString());
}

const ofLearner = (family: TestFamily) => ({ params: { learnerId: family.learner.id } });

describe('badges', () => {
  it('are there to be earned at eight streaks [entity-badge, route-list-badges, learning-badges-3-7-14-30]', async () => {
    const family = await makeFamily(product);
    const badges = await product.call(listBadges, family.child.token, {});
    expect(badges.map(({ threshold }) => threshold)).toEqual([3, 7, 14, 30, 50, 100, 200, 365]);
  });

  it('are earned on the day the streak reaches them, and for good [entity-earned-badge, route-list-earned-badges, constant-badges-unlock-streak-day-threshold, learning-badges-earned-good]', async () => {
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    for (const at of daysFrom('2026-01-05T09:00:00.000Z', 3)) await study(family, deck, at);
    const earned = [{ badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-01-07T09:00:00.000Z' }];
    expect(await product.call(listEarnedBadges, family.child.token, ofLearner(family))).toEqual(earned);
    for (const at of daysFrom('2026-01-15T09:00:00.000Z', 4)) await study(family, deck, at);
    expect(await product.call(listEarnedBadges, family.child.token, ofLearner(family))).toEqual(earned);
  });

  it('are celebrated on one of a child’s devices: what one has shown, the list and the pack say to the others [route-see-badge]', async () => {
    const family = await makeFamily(product);
    const { token } = family.child;
    const see = async (badgeId: string) =>
      await product.call(seeBadge, token, { ...ofLearner(family), body: { badgeId } });
    const deck = await makeDeck(product, family, 3);
    for (const at of daysFrom('2026-01-05T09:00:00.000Z', 3)) await study(family, deck, at);
    expect((await product.call(listEarnedBadges, token, ofLearner(family)))[0]).not.toHaveProperty('isSeen');
    await see('streak-3');
    await see('streak-3');
    // It isn't earned.
    await see('streak-7');
    const seen = [{ badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-01-07T09:00:00.000Z', isSeen: true }];
    expect(await product.call(listEarnedBadges, token, ofLearner(family))).toEqual(seen);
    expect((await product.call(getPack, token, {})).study?.earned).toEqual(seen);
  });

  it('are told, once, by the answer to what earned them: answers, a completed session, a quiz', async () => {
    const family = await makeFamily(product);
    const { token } = family.child;
    const params = { deckId: (await makeDeck(product, family, 3)).id };
    const quiz = await product.call(generateQuiz, family.parent.token, { params, body: {} });
    const told: unknown[] = [];
    for (const [day, at] of daysFrom('2026-01-05T09:00:00.000Z', 14).entries()) {
      product.setNow(at);
      const session = await product.call(startSession, token, { params, body: { mode: 'all' } });
      const reviews = session.cards
        .slice(0, 1)
        .map(({ id: cardId }) => ({ id: ulid(), cardId, rating: 'correct' as const, answeredAt: at }));
      const record = { params: { sessionId: session.id }, body: { reviews } };
      const counts = { cardsStudied: 1, cardsCorrect: 1 };
      const attempt =
        day === 13 && (await product.call(startAttempt, token, { params: { quizId: quiz.id }, body: {} }));
      const handIn = async () =>
        attempt
          ? await product.call(completeAttempt, token, { params: { attemptId: attempt.id }, body: { answers: [] } })
          : day === 6
            ? await product.call(completeSession, token, { ...record, body: { ...record.body, ...counts } })
            : await product.call(recordReviews, token, record);
      for (const answer of [await handIn(), await handIn()]) told.push(answer.earnedBadges);
    }
    const badge = (streak: number, earnedAt: string) => [
      { badgeId: `streak-${streak}`, streakLength: streak, earnedAt },
    ];
    expect(told.flatMap((badges, index) => (badges === undefined ? [] : [[index / 2, badges]]))).toEqual([
      [2, badge(3, '2026-01-07T09:00:00.000Z')],
      [6, badge(7, '2026-01-11T09:00:00.000Z')],
      [13, badge(14, '2026-01-18T09:00:00.000Z')],
    ]);
  });
});

describe('the calendar', () => {
  it('shows each day of the month with its activity [entity-calendar-day, route-get-calendar, learning-study-day-starts-04-00]', async () => {
    product.setNow('2026-02-10T08:00:00.000Z');
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    await study(family, deck, '2026-02-10T09:00:00.000Z', ['correct', 'wrong']);
    // 02:00 belongs to the previous study day.
    await study(family, deck, '2026-02-12T02:00:00.000Z');
    const days = await product.call(getCalendar, family.child.token, {
      ...ofLearner(family),
      query: { year: 2026, month: 2 },
    });
    expect(days).toHaveLength(28);
    expect(days.filter((day) => day.isActive)).toEqual([
      { date: 10, isActive: true, cardsStudied: 2, quizzesCompleted: 0, level: 1 },
      { date: 11, isActive: true, cardsStudied: 1, quizzesCompleted: 0, level: 1 },
    ]);
  });

  it.each<Record<string, string>>([
    { year: '2026', month: '13' },
    { year: '2026' },
    { month: '1' },
    { year: 'x', month: '1' },
  ])('refuses %o', async (query) => {
    const family = await makeFamily(product);
    const answer = await product.send(getCalendar, family.child.token, { ...ofLearner(family), query });
    expect(answer.status).toBe(400);
  });
});

describe('a streak', () => {
  it('lives through a change of clocks in spring [learning-streak-lives-through-change-clocks]', async () => {
    product.setNow('2026-03-28T08:00:00.000Z');
    const family = await makeFamily(product, 'Europe/Berlin');
    const deck = await makeDeck(product, family, 3);
    for (const day of ['2026-03-28T20:00:00.000Z', '2026-03-29T20:00:00.000Z', '2026-03-30T20:00:00.000Z'])
      await study(family, deck, day);
    expect(await product.call(getStreak, family.child.token, ofLearner(family))).toMatchObject({ currentStreak: 3 });
  });

  it('keeps its history when the household moves to another zone [learning-change-zone-does-not-rewrite]', async () => {
    const family = await makeFamily(product, 'Asia/Tokyo');
    const deck = await makeDeck(product, family, 3);
    await study(family, deck, '2026-01-05T20:00:00.000Z');
    const body = { timeZone: 'America/Los_Angeles' };
    await product.call(updateHousehold, family.parent.token, { params: { householdId: family.household.id }, body });
    expect(await product.call(getStreak, family.child.token, ofLearner(family))).toMatchObject({
      lastActiveDate: '2026-01-06',
    });
  });
});

describe('a streak with rest days', () => {
  it('goes on over them and over one kindness day a week, says so, and is not changed by rest days of later [help-rest-days]', async () => {
    product.setNow('2026-01-08T09:00:00.000Z');
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    const params = { householdId: family.household.id, learnerId: family.learner.id };
    const choose = async (restDays: number[]) =>
      await product.send(updateLearner, family.parent.token, { params, json: { restDays } });
    expect((await choose([1, 2, 3, 4, 5, 6])).status).toBe(400);
    expect((await choose([7, 6])).status).toBe(400);
    expect((await choose([6, 7])).status).toBe(200);
    const streak = async () => await product.call(getStreak, family.child.token, ofLearner(family));
    expect(await streak()).toEqual({ currentStreak: 0, longestStreak: 0, totalActiveDays: 0, restDays: [6, 7] });
    for (const at of daysFrom('2026-01-08T09:00:00.000Z', 2)) await study(family, deck, at);
    product.setNow('2026-01-12T09:00:00.000Z');
    expect(await streak()).toMatchObject({ currentStreak: 2, keptBy: 'rest-day', restDays: [6, 7] });
    await study(family, deck, '2026-01-12T09:00:00.000Z');
    expect((await choose([])).status).toBe(200);
    await study(family, deck, '2026-01-14T09:00:00.000Z');
    expect(await streak()).toEqual({
      currentStreak: 4,
      longestStreak: 4,
      totalActiveDays: 4,
      lastActiveDate: '2026-01-14',
      kindnessDay: '2026-01-13',
    });
    const summary = await product.call(getReportSummary, family.parent.token, ofLearner(family));
    expect(summary).not.toHaveProperty('restDays');
    const days = await product.call(getCalendar, family.child.token, {
      ...ofLearner(family),
      query: { year: 2026, month: 1 },
    });
    expect(days.filter(({ kept }) => kept).map(({ date, kept }) => [date, kept])).toEqual([
      [10, 'rest-day'],
      [11, 'rest-day'],
      [13, 'kindness-day'],
    ]);
  });

  it('that was counted before there were kindness days is counted anew with the next activity, and earns what it reaches', async () => {
    product.setNow('2026-01-05T09:00:00.000Z');
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    for (const at of ['2026-01-05T09:00:00.000Z', '2026-01-07T09:00:00.000Z']) await study(family, deck, at);
    const [facts] = await readPartition(
      product,
      `HH#${family.household.id}`,
      `L#${family.learner.id.split('-')[1]}#FACTS`,
    );
    const ofBefore = { streakLength: 1, longestStreak: 1, totalActiveDays: 2, lastActiveDate: '2026-01-07' };
    await writeRows(product.client, [{ ...(facts as Row), streak: ofBefore }]);
    const streak = async () => await product.call(getStreak, family.child.token, ofLearner(family));
    expect(await streak()).toMatchObject({ currentStreak: 1 });
    await study(family, deck, '2026-01-08T09:00:00.000Z');
    expect(await streak()).toMatchObject({ currentStreak: 3, longestStreak: 3, kindnessDay: '2026-01-06' });
    expect(await product.call(listEarnedBadges, family.child.token, ofLearner(family))).toMatchObject([
      { badgeId: 'streak-3' },
    ]);
  });
});

describe('the report of activity', () => {
  it('shows days, decks, what comes due, and the hardest cards [route-get-activity]', async () => {
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 12);
    const [easy = '', hard = ''] = await study(family, deck, '2026-01-05T09:00:00.000Z', ['correct', 'wrong']);
    const { token } = family.parent;
    const activity = await product.call(getActivity, token, { ...ofLearner(family), query: { days: 7 } });
    expect(activity.days).toHaveLength(7);
    expect(activity.days.at(-1)).toEqual({ date: '2026-01-05', reviews: 2, correct: 1, quizzes: 0, minutes: 1 });
    expect(activity.decks).toEqual([
      {
        deckId: deck.id,
        name: deck.name,
        totalCards: 12,
        studiedCards: 2,
        knownCards: 1,
        masteredCards: 0,
        accuracy: 0.5,
        dueCards: 9,
      },
    ]);
    expect(activity.dueWithin7Days).toBe(2);
    expect(activity.dueByDay.map(({ date, due }) => [date, due]).filter(([, due]) => due !== 0)).toEqual([
      ['2026-01-05', 1],
      ['2026-01-07', 1],
    ]);
    expect(activity.hardestCards).toEqual([
      { cardId: hard, deckId: deck.id, deckName: deck.name, front: 'front 2', back: 'back 2', wrong: 1 },
    ]);
    expect(hard).not.toBe(easy);
    const summary = await product.call(getReportSummary, token, ofLearner(family));
    expect(summary).toMatchObject({ totalCardsStudied: 2, averageAccuracy: 0.5 });
  });
});
