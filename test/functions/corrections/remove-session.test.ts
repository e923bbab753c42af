import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { deleteCard, createCard } from '../../../shared/routes/cards.ts';
import { removeSession } from '../../../shared/routes/corrections.ts';
import { createLearner, getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import { listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { OpenSession, Rating, Review } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { deleteDeckPermanently } from '../../support/delete-permanently.ts';
import { addGrownUp, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

const timeZone = 'America/New_York';
const day = 24 * 60 * 60;

let product: TestProduct;
let family: TestFamily;
let token: string;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product, timeZone);
  token = family.parent.token;
});

async function start(deck: Deck, learner: Learner, mode: 'due' | 'all' = 'all'): Promise<OpenSession> {
  return await product.call(startSession, token, {
    params: { deckId: deck.id },
    body: { mode, learnerId: learner.id },
  });
}

async function end({ id: sessionId }: OpenSession): Promise<void> {
  await product.call(completeSession, token, { params: { sessionId }, body: { cardsStudied: 0, cardsCorrect: 0 } });
}

/** Answers each card of a new session `rounds` times. */
async function study(deck: Deck, learner: Learner, rate?: (place: number) => Rating, rounds = 1): Promise<OpenSession> {
  const session = await start(deck, learner);
  await answer(product, token, session, session.cards.length * rounds, rate);
  await end(session);
  return session;
}

async function remove({ id: sessionId }: Pick<OpenSession, 'id'>): Promise<void> {
  await product.call(removeSession, token, { params: { sessionId } });
}

async function numbersOf(learner: Learner) {
  return readNumbers(await readHousehold(product, family.household.id), localPart(learner.id));
}

async function expectRecounted(learner: Learner): Promise<void> {
  const rows = await readHousehold(product, family.household.id);
  const local = localPart(learner.id);
  expect(readNumbers(rows, local)).toEqual(recount(rows, local, timeZone, new Set()));
}

describe('a session that is taken back', () => {
  it('leaves what a learner has who never had it: another one on the same day and cards keeps its part [route-remove-session]', async () => {
    const { household, learner: emma } = family;
    const ben = await product.call(createLearner, token, {
      params: { householdId: household.id },
      body: { name: 'Ben' },
    });
    const deck = await makeDeck(product, family, 8);
    const sent = new Map<string, Review[]>();
    /** Makes both learners give the same answers under the same ids. */
    const studyBoth = async (name: string) => {
      const session = await start(deck, emma);
      const given = await answer(product, token, session, 12);
      sent.set(name, given);
      await end(session);
      const other = await start(deck, ben);
      await product.call(recordReviews, token, { params: { sessionId: other.id }, body: { reviews: given } });
      await end(other);
    };
    await studyBoth('first');
    product.pass(60 * 60);
    const wrong = await study(deck, emma, (place) => (place % 2 === 0 ? 'wrong' : 'correct'), 3);
    product.pass(60 * 60);
    await studyBoth('same day');
    product.pass(3 * day);
    await studyBoth('later');
    const [hers, his] = [await numbersOf(emma), await numbersOf(ben)];
    expect(hers.days).not.toEqual(his.days);

    await remove(wrong);
    const without = await numbersOf(emma);
    const [emmas, bens] = [localPart(emma.id), localPart(ben.id)];
    const asBen = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(emmas, bens));
    for (const part of ['days', 'facts', 'progress', 'memories'] as const)
      expect(asBen(without[part]), part).toEqual(asBen(his[part]));
    await expectRecounted(emma);
  });

  it('unlearns the cards that nobody answered otherwise: the day gives their places back, and the deck begins anew', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 25);
    const session = await start(deck, learner, 'due');
    await answer(product, token, session, 10);
    expect((await start(deck, learner, 'all')).cards).toHaveLength(20);
    await remove(session);
    expect(await numbersOf(learner)).toMatchObject({
      days: [],
      facts: { reviews: 0, correct: 0, quizzes: 0, streak: undefined },
      memories: [],
      progress: [{ reviews: 0, correct: 0, studied: 0, newCount: 0, lastNewCard: undefined, due: [], hardest: [] }],
    });
    const again = await start(deck, learner, 'due');
    expect(again.cards.map(({ id }) => id)).toEqual(session.cards.map(({ id }) => id));
    expect(await product.call(getStreak, token, { params: { learnerId: learner.id } })).toEqual({
      currentStreak: 0,
      longestStreak: 0,
      totalActiveDays: 0,
    });
  });

  it('takes its day out of the streak, while badges stay and are not earned a second time', async () => {
    const { learner } = family;
    const params = { learnerId: learner.id };
    const deck = await makeDeck(product, family, 3);
    const sessions: OpenSession[] = [];
    for (let count = 0; count < 3; count += 1) {
      if (count > 0) product.pass(day);
      sessions.push(await study(deck, learner));
    }
    const badges = await product.call(listEarnedBadges, token, { params });
    expect(badges).toMatchObject([{ badgeId: 'streak-3' }]);
    await remove(sessions[1] ?? { id: '' });
    await expectRecounted(learner);
    expect((await numbersOf(learner)).days).toMatchObject([{ day: '2026-01-05' }, { day: '2026-01-07' }]);
    expect(await product.call(getStreak, token, { params })).toMatchObject({ currentStreak: 2, longestStreak: 2 });
    expect(await product.call(listEarnedBadges, token, { params })).toEqual(badges);
    for (let count = 0; count < 2; count += 1) {
      product.pass(day);
      await study(deck, learner);
    }
    expect(await product.call(getStreak, token, { params })).toMatchObject({ currentStreak: 4, longestStreak: 4 });
    expect(await product.call(listEarnedBadges, token, { params })).toEqual(badges);
  });

  it('is gone from every list, and gets no further answers', async () => {
    const { learner, child } = family;
    const deck = await makeDeck(product, family, 3);
    const session = await start(deck, learner);
    const reviews = await answer(product, token, session, 2);
    await remove(session);
    expect(await product.call(listSessions, token, { query: { learnerId: learner.id } })).toEqual([]);
    const place = { params: { sessionId: session.id } };
    const late = await product.send(recordReviews, child.token, { ...place, json: { reviews } });
    const unknown = { params: { sessionId: session.id.replace(/[^-]+$/, ulid()) } };
    expect(late).toEqual(await product.send(recordReviews, child.token, { ...unknown, json: { reviews } }));
    expect(late).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const ended = { ...place, json: { cardsStudied: 0, cardsCorrect: 0 } };
    expect(await product.send(completeSession, child.token, ended)).toMatchObject({ status: 404 });
    expect(await product.send(removeSession, token, place)).toMatchObject({ status: 404 });
    expect((await start(deck, learner)).id).not.toBe(session.id);
    const summary = await product.call(getReportSummary, token, { params: { learnerId: learner.id } });
    expect(summary).toMatchObject({ totalCardsStudied: 0, averageAccuracy: 0 });
  });

  it('is none of a learner’s, a viewer’s or another family’s to take back', async () => {
    const deck = await makeDeck(product, family, 3);
    const session = await study(deck, family.learner);
    const before = await numbersOf(family.learner);
    const viewer = await addGrownUp(product, family.parent, family.household.id, 'viewer');
    const others = await makeFamily(product);
    const place = { params: { sessionId: session.id } };
    for (const [who, status] of [
      [family.child.token, 403],
      [viewer.token, 403],
      [others.parent.token, 404],
    ] as const)
      expect(await product.send(removeSession, who, place)).toMatchObject({ status });
    expect(await numbersOf(family.learner)).toEqual(before);
  });
});

describe('every figure equals a recount', () => {
  it('whichever sessions of many go, and in whatever order', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 14);
    const sessions: OpenSession[] = [];
    for (let count = 0; count < 6; count += 1) {
      // Two sessions per day, each of which answers a different selection of the cards.
      product.pass(count % 2 === 0 ? day : 60 * 60);
      const session = await start(deck, learner);
      const cards = session.cards.filter((_, place) => (place * 7 + count * 5) % 4 !== 0);
      const rate = (place: number): Rating => ((place * 5 + count * 3) % 7 < 4 ? 'wrong' : 'correct');
      await answer(product, token, { id: session.id, cards }, cards.length * 2, rate);
      await end(session);
      sessions.push(session);
    }
    await expectRecounted(learner);
    for (const place of [0, 3, 5, 1, 4]) {
      await remove(sessions[place] ?? { id: '' });
      await expectRecounted(learner);
    }
  });

  it('when its answers came late, on two days', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 12);
    const first = await start(deck, learner, 'due');
    product.pass(day);
    await answer(product, token, first, 4);
    product.pass(-day / 2);
    await answer(product, token, first, 10);
    product.pass(day);
    const second = await start(deck, learner, 'due');
    await answer(product, token, second, 6);
    await remove(first);
    await expectRecounted(learner);
  });

  it('after 200 answers', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 20);
    const kept = await study(deck, learner);
    const session = await start(deck, learner);
    await answer(product, token, session, 200);
    await remove(session);
    await expectRecounted(learner);
    expect(await numbersOf(learner)).toMatchObject({ sessions: [{ reviews: kept.cards.length }] });
  });

  it('where answers were given to a card that the session had not served', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 3);
    const session = await start(deck, learner);
    const body = { front: 'new', back: 'new' };
    const card = await product.call(createCard, token, { params: { deckId: deck.id }, body });
    await answer(product, token, { id: session.id, cards: [card] }, 2);
    await remove(session);
    expect(await numbersOf(learner)).toMatchObject({ facts: { reviews: 0 }, memories: [] });
  });
});

describe('answers to what was deleted since', () => {
  it('go, whether they came before their card was deleted or after', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 4);
    const [kept, gone] = [await start(deck, learner, 'due'), await start(deck, learner)];
    await answer(product, token, kept, 4);
    await answer(product, token, gone, 8);
    const cardId = gone.cards[0]?.id ?? '';
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId } });
    await answer(product, token, { id: gone.id, cards: gone.cards.slice(0, 1) }, 3);
    await remove(gone);
    // The deck does not store how many of its answers belong to a deleted card, so the check knows only bounds for the deck's progress.
    await expectConsistentRows(product);
    expect(await numbersOf(learner)).toMatchObject({ facts: { reviews: 4 }, sessions: [{ reviews: 4 }] });
    await remove(kept);
    expect(await numbersOf(learner)).toMatchObject({
      facts: { reviews: 0, correct: 0 },
      progress: [{ reviews: 0, correct: 0 }],
    });
  });

  it('go from the deck as well, where it had counted all of them', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 4);
    const [kept, gone] = [await start(deck, learner, 'due'), await start(deck, learner)];
    await answer(product, token, kept, 4);
    await answer(product, token, gone, 8);
    const cardId = gone.cards[1]?.id ?? '';
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId } });
    await remove(gone);
    await expectRecounted(learner);
  });

  it('leave what the deck counts of the cards that are there, when only the learner counted them', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 2);
    const [kept, gone] = [await start(deck, learner, 'due'), await start(deck, learner)];
    const [first, second] = gone.cards;
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId: first?.id ?? '' } });
    await answer(product, token, { id: kept.id, cards: second ? [second] : [] }, 3);
    await answer(product, token, { id: gone.id, cards: first ? [first] : [] }, 3);
    await remove(gone);
    expect(await numbersOf(learner)).toMatchObject({ facts: { reviews: 3 }, progress: [{ reviews: 3, correct: 2 }] });
  });

  it('go with the session of a deck that is gone', async () => {
    const { learner } = family;
    const deck = await makeDeck(product, family, 4);
    const session = await study(deck, learner);
    await deleteDeckPermanently(product, token, deck.id);
    expect(await numbersOf(learner)).toMatchObject({ facts: { reviews: 4 }, progress: [] });
    await remove(session);
    expect(await numbersOf(learner)).toMatchObject({ sessions: [], days: [], facts: { reviews: 0 }, progress: [] });
  });
});
