import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteCard, listCards } from '../../../shared/routes/cards.ts';
import { listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Card } from '../../../shared/schemas/deck.ts';
import type { Rating, Review } from '../../../shared/schemas/study.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { localPart } from '../../../shared/ids.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

function answer(card: Card, rating: Rating, at: Date): Review {
  return { id: ulid(at.getTime()), cardId: card.id, rating, answeredAt: at.toISOString(), msTaken: 1_500 };
}

async function start(family: TestFamily, deckId: string, mode: 'due' | 'all' = 'due') {
  return await product.call(startSession, family.child.token, { params: { deckId }, body: { mode } });
}

async function record(family: TestFamily, sessionId: string, reviews: Review[]) {
  return await product.call(recordReviews, family.child.token, { params: { sessionId }, body: { reviews } });
}

async function storedIds(family: TestFamily): Promise<string[]> {
  const rows = householdRows(product.context.table, family.household.id);
  return (await storedReviews.list(rows, { learner: localPart(family.learner.id) })).map((review) => review.id);
}

describe('a study session', () => {
  it('serves ten new cards in deck order, counts each answer once, and completes by what is stored [entity-deck-accuracy-fraction, entity-study-session, entity-learner-report-summary, route-start-session, route-complete-session, route-record-reviews, real-every-answer-saved-once-idempotent, real-totals-complete-checksum-server-count, learning-at-most-10-new-cards-study]', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 25);
    const session = await start(family, deck.id);
    expect(session.cards.map((card) => card.front)).toEqual(
      Array.from({ length: 10 }, (_, index) => `front ${index + 1}`),
    );

    const reviews = session.cards.map((card, index) => answer(card, index === 3 ? 'wrong' : 'correct', product.now()));
    const receipt = await record(family, session.id, reviews);
    expect(receipt.accepted).toBe(10);
    expect(receipt.cards).toHaveLength(10);
    await record(family, session.id, reviews);
    await record(family, session.id, [...reviews.slice(0, 2), ...reviews.slice(0, 2)]);
    expect((await storedIds(family)).toSorted()).toEqual(reviews.map((review) => review.id).toSorted());

    const body = { cardsStudied: 99, cardsCorrect: 99 };
    const done = await product.call(completeSession, family.child.token, { params: { sessionId: session.id }, body });
    expect(done).toMatchObject({ cardsStudied: 10, cardsCorrect: 9, completedAt: startOfTests });
    const again = await product.call(completeSession, family.child.token, { params: { sessionId: session.id }, body });
    expect(again).toEqual(done);

    const [listed] = await product.call(listDecks, family.child.token, {});
    expect(listed).toMatchObject({ totalCards: 25, masteredCards: 0, accuracy: 0.9, dueCards: 1 });
    const sessions = await product.call(listSessions, family.child.token, {});
    expect(sessions).toEqual([done]);
    const report = await product.call(getReportSummary, family.parent.token, {
      params: { learnerId: family.learner.id },
    });
    expect(report).toMatchObject({ totalCardsStudied: 10, currentStreak: 1, averageAccuracy: 0.9 });
  });

  it('goes on with the unfinished session, with the card that comes next and what the deck says now, and keeps how an answer was given, but not what [learning-unfinished-session-goes-same-card]', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 5);
    const session = await start(family, deck.id);
    expect(session).not.toHaveProperty('frontLanguage');
    const [first, second] = session.cards as [Card, Card];
    const typed: Review = { ...answer(first, 'correct', product.now()), mode: 'type' };
    const json = { reviews: [{ ...typed, typed: 'bakc 1' }] };
    const refused = await product.send(recordReviews, family.child.token, { params: { sessionId: session.id }, json });
    expect(refused.status).toBe(400);
    await record(family, session.id, [typed, answer(second, 'wrong', product.now())]);
    const rows = householdRows(product.context.table, family.household.id);
    const stored = await storedReviews.list(rows, { learner: localPart(family.learner.id) });
    expect(stored.map(({ mode }) => mode)).toEqual(['type', undefined]);
    expect(session).not.toHaveProperty('answerWay');
    const params = { deckId: deck.id };
    const languages = { frontLanguage: 'es', backLanguage: 'en-GB' };
    await product.call(updateDeck, family.parent.token, {
      params,
      body: { ...languages, answerWay: 'type', format: 'formatted' },
    });
    const resumed = await start(family, deck.id);
    expect([resumed.answerWay, resumed.format]).toEqual(['type', 'formatted']);
    expect(resumed.id).toBe(session.id);
    expect(resumed.cards.map((card) => card.front)).toEqual(['front 3', 'front 4', 'front 5', 'front 2']);
    expect(resumed).toMatchObject({ cardsStudied: 2, cardsCorrect: 1, ...languages });
  });

  it('brings cards back on the day they are due and says before that when that is [learning-nothing-due-date-next-card]', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 2);
    const session = await start(family, deck.id);
    await record(
      family,
      session.id,
      session.cards.map((card) => answer(card, 'correct', product.now())),
    );
    const params = { sessionId: session.id };
    await product.call(completeSession, family.child.token, { params, body: { cardsStudied: 2, cardsCorrect: 2 } });
    const nothing = await start(family, deck.id);
    expect(nothing.cards).toEqual([]);
    expect(nothing.nextDueAt?.slice(0, 10)).toBe('2026-01-07');
    product.setNow('2026-01-07T04:00:00.000Z');
    const back = await start(family, deck.id);
    const why = { kind: 'due', seen: 1, lastSeenAt: startOfTests };
    expect(back.cards.map((card) => card.why)).toEqual([why, why]);
    expect(session.cards.map((card) => card.why)).toEqual([
      { kind: 'new', seen: 0 },
      { kind: 'new', seen: 0 },
    ]);
    const [first] = back.cards as [Card];
    await record(family, back.id, [answer(first, 'wrong', product.now())]);
    const resumed = (await start(family, deck.id)).cards.map(({ why: told }) => told?.kind);
    expect(resumed).toEqual(['due', 'again']);
  });

  it('never moves the schedule backwards when a learner studies anyway [learning-studying-anyway-never-moves-schedule]', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 2);
    const session = await start(family, deck.id);
    const before = await record(
      family,
      session.id,
      session.cards.map((card) => answer(card, 'correct', product.now())),
    );
    product.setNow('2026-01-05T09:20:00.000Z');
    const practice = await start(family, deck.id, 'all');
    expect(practice.cards).toHaveLength(2);
    const after = await record(
      family,
      practice.id,
      practice.cards.map((card) => answer(card, 'wrong', product.now())),
    );
    const dueBy = (receipt: typeof before) => receipt.cards.map((card) => `${card.cardId} ${card.dueAt}`).toSorted();
    expect(dueBy(after)).toEqual(dueBy(before));
  });

  it('counts answers that arrive late on the day they were given, and joins the streak over them [entity-streak, state-day-fills-later-counts, route-get-streak]', async () => {
    product.setNow('2026-01-05T09:00:00.000Z');
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 30);
    const monday = await start(family, deck.id);
    await record(family, monday.id, [answer(monday.cards[0] as Card, 'correct', product.now())]);
    product.setNow('2026-01-07T09:00:00.000Z');
    const wednesday = await start(family, deck.id);
    await record(family, wednesday.id, [answer(wednesday.cards[0] as Card, 'correct', product.now())]);
    const params = { learnerId: family.learner.id };
    expect(await product.call(getStreak, family.child.token, { params })).toMatchObject({
      currentStreak: 2,
      kindnessDay: '2026-01-06',
    });
    await record(family, monday.id, [answer(monday.cards[1] as Card, 'correct', new Date('2026-01-06T10:00:00.000Z'))]);
    expect(await product.call(getStreak, family.child.token, { params })).toEqual({
      currentStreak: 3,
      longestStreak: 3,
      totalActiveDays: 3,
      lastActiveDate: '2026-01-07',
    });
  });

  it('comes to the same memory of a card whatever the order in which its answers arrive', async () => {
    const dues: string[] = [];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      product.setNow(startOfTests);
      const family = await makeFamily(product);
      const deck = await makeDeck(product, family, 1);
      const session = await start(family, deck.id);
      const given: [Rating, string][] = [
        ['wrong', '2026-01-05T09:00:00.000Z'],
        ['correct', '2026-01-05T09:11:00.000Z'],
        ['correct', '2026-01-06T09:00:00.000Z'],
      ];
      const reviews = given.map(([rating, at]) => answer(session.cards[0] as Card, rating, new Date(at)));
      product.setNow('2026-01-08T09:00:00.000Z');
      for (const index of order) await record(family, session.id, [reviews[index] as Review]);
      const receipt = await record(family, session.id, [reviews[0] as Review]);
      dues.push(receipt.cards[0]?.dueAt.slice(0, 10) ?? 'none');
    }
    expect(dues[1]).toBe(dues[0]);
  });

  it('keeps answers to a card that was deleted meanwhile, and counts nothing of it any more', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    const session = await start(family, deck.id);
    const [first, second] = session.cards as [Card, Card];
    await record(family, session.id, [answer(first, 'correct', product.now())]);
    for (const card of [first, second]) {
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId: card.id } });
    }
    const receipt = await record(family, session.id, [answer(second, 'correct', product.now())]);
    expect(receipt).toMatchObject({ accepted: 1, results: [{ result: 'stored' }], cards: [] });
    expect(await storedIds(family)).toHaveLength(2);
    const [listed] = await product.call(listDecks, family.child.token, {});
    expect(listed).toMatchObject({ totalCards: 1, dueCards: 1 });
    expect(await product.call(listCards, family.child.token, { params: { deckId: deck.id } })).toHaveLength(1);
  });
});
