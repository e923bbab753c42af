import { beforeAll, describe, expect, it } from 'vitest';
import { listAssignments, createAssignment } from '../../../shared/routes/assignments.ts';
import { removeSession, takeBackReview } from '../../../shared/routes/corrections.ts';
import { deleteDeck, listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getStreak, updateLearner } from '../../../shared/routes/learners.ts';
import { completeSession, listSessions, startMix, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

async function startToday(family: TestFamily, limit?: number): Promise<OpenSession> {
  return await product.call(startMix, family.child.token, { body: { ...(limit && { limit }) } });
}

async function complete(family: TestFamily, { id: sessionId }: OpenSession) {
  const body = { cardsStudied: 0, cardsCorrect: 0 };
  return await product.call(completeSession, family.child.token, { params: { sessionId }, body });
}

async function answerAll(family: TestFamily, session: OpenSession) {
  return await answer(product, family.child.token, session, session.cards.length, () => 'correct');
}

async function decksOf(family: TestFamily, count: number, cards: number) {
  const decks = [];
  for (let index = 0; index < count; index += 1) decks.push(await makeDeck(product, family, cards));
  return decks;
}

/** Makes a family whose cards are all due. */
async function makeBusyFamily(decks: number, cards: number) {
  product.setNow(startOfTests);
  const family = await makeFamily(product);
  const made = await decksOf(family, decks, cards);
  for (const deck of made) {
    const params = { deckId: deck.id };
    const session = await product.call(startSession, family.child.token, { params, body: { mode: 'all' } });
    await answerAll(family, session);
    await complete(family, session);
  }
  product.setNow('2026-01-08T16:00:00.000Z');
  return { family, decks: made };
}

describe("today's mix", () => {
  it('serves cards of all decks in one session that counts in each of them, for the streak, and in the list of sessions [route-start-mix]', async () => {
    const { family, decks } = await makeBusyFamily(3, 4);
    const session = await startToday(family);
    expect(session).not.toHaveProperty('deckId');
    expect(session.cards).toHaveLength(12);
    expect(session.decks?.map(({ id }) => id).toSorted()).toEqual(decks.map(({ id }) => id).toSorted());
    expect(session.cards.filter((card, index) => card.deckId === session.cards[index + 1]?.deckId)).toEqual([]);
    await answerAll(family, session);
    const done = await complete(family, session);
    expect(done).toMatchObject({ cardsStudied: 12, cardsCorrect: 12 });
    const [newest] = await product.call(listSessions, family.child.token, {});
    expect(newest).toEqual(done);
    const listed = await product.call(listDecks, family.child.token, {});
    expect(listed.map(({ dueCards, accuracy }) => ({ dueCards, accuracy }))).toEqual(
      decks.map(() => ({ dueCards: 0, accuracy: 1 })),
    );
    const streak = await product.call(getStreak, family.parent.token, { params: { learnerId: family.learner.id } });
    expect(streak).toMatchObject({ currentStreak: 1, totalActiveDays: 2 });
  });

  it('gives a backlog in portions: what is left of the day first, and a whole one to who asks for more', async () => {
    const { family } = await makeBusyFamily(2, 20);
    const home = await product.call(getHome, family.child.token, {});
    expect(home.today).toEqual({ portion: 15, limit: 15, done: 0 });
    const first = await startToday(family);
    expect(first.cards).toHaveLength(15);
    await answer(product, family.child.token, { ...first, cards: first.cards.slice(0, 6) }, 6, () => 'correct');
    const resumed = await startToday(family, 50);
    expect(resumed.id).toBe(first.id);
    expect(resumed.cards.map(({ id }) => id)).toEqual(first.cards.slice(6).map(({ id }) => id));
    await complete(family, first);
    const second = await startToday(family);
    expect(second.cards).toHaveLength(9);
    await answerAll(family, second);
    await complete(family, second);
    const after = await product.call(getHome, family.child.token, {});
    expect(after.today).toEqual({ portion: 0, more: 15, limit: 15, done: 15 });
    expect((await startToday(family)).cards).toHaveLength(15);
  });

  it("keeps to the number that a grown-up chose for the child, and to one day's new cards over all decks", async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    await decksOf(family, 3, 8);
    const params = { householdId: family.household.id, learnerId: family.learner.id };
    const refused = await product.send(updateLearner, family.parent.token, { params, json: { cardsPerDay: 4 } });
    expect(refused.status).toBe(400);
    await product.call(updateLearner, family.parent.token, { params, body: { cardsPerDay: 12 } });
    const home = await product.call(getHome, family.child.token, {});
    expect(home.today).toEqual({ portion: 10, limit: 12, done: 0 });
    const session = await startToday(family);
    expect(session.cards).toHaveLength(10);
    await answerAll(family, session);
    await complete(family, session);
    const more = await startToday(family);
    expect(more.cards).toEqual([]);
    expect(more.nextDueAt?.slice(0, 10)).toBe('2026-01-06');
    expect((await startToday(family)).id).toBe(more.id);
  });

  it('begins with assigned work, and ticks it off', async () => {
    const { family, decks } = await makeBusyFamily(3, 10);
    const { id: resourceId } = decks[2] ?? { id: '' };
    const work = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' } as const;
    await product.call(createAssignment, family.parent.token, { body: { ...work, resourceId, resourceName: 'Deck' } });
    const session = await startToday(family, 10);
    expect(new Set(session.cards.map(({ deckId }) => deckId))).toEqual(new Set([resourceId]));
    await answerAll(family, session);
    await complete(family, session);
    const [ticked] = await product.call(listAssignments, family.child.token, {
      query: { learnerId: family.learner.id },
    });
    expect(ticked?.completedAt).toBeDefined();
  });

  it('takes the newest answer back, whichever deck it was to, and the whole sitting', async () => {
    const { family, decks } = await makeBusyFamily(2, 3);
    const before = await product.call(listDecks, family.child.token, {});
    const session = await startToday(family);
    const given = await answer(product, family.child.token, session, 4, () => 'wrong');
    const [older, newest] = [given.at(-2), given.at(-1)];
    const { token } = family.child;
    const params = { sessionId: session.id, reviewId: newest?.id ?? '' };
    const late = { ...params, reviewId: older?.id ?? '' };
    expect((await product.send(takeBackReview, token, { params: late })).status).toBe(409);
    const taken = await product.call(takeBackReview, token, { params });
    expect(taken.cards.map(({ cardId }) => cardId)).toEqual([newest?.cardId]);
    await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
    expect(await product.call(listDecks, token, {})).toEqual(before);
    expect((await startToday(family)).cards).toHaveLength(decks.length * 3);
  });

  it('goes on without a deck that is deleted and with one that is put away, and counts late answers to it for the learner', async () => {
    const { family, decks } = await makeBusyFamily(2, 3);
    const session = await startToday(family);
    const { id: deckId } = decks[0] ?? { id: '' };
    await product.call(deleteDeck, family.parent.token, { params: { deckId } });
    const [, { id: kept }] = decks as [Deck, Deck];
    const putAway = async (isArchived: boolean) =>
      await product.call(updateDeck, family.parent.token, { params: { deckId: kept }, body: { isArchived } });
    await putAway(true);
    const goneOn = await startToday(family);
    expect(new Set(goneOn.cards.map((card) => card.deckId))).toEqual(new Set([kept]));
    expect(goneOn).toMatchObject({ id: session.id, decks: [{ id: kept }] });
    await putAway(false);
    await answerAll(family, session);
    expect(await complete(family, session)).toMatchObject({ cardsStudied: 6 });
    const [left] = await product.call(listDecks, family.child.token, {});
    expect(left).toMatchObject({ id: kept, dueCards: 0 });
  });

  it('is one session for two calls at the same moment', async () => {
    const { family } = await makeBusyFamily(2, 5);
    const sessions = await Promise.all([startToday(family), startToday(family), startToday(family)]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });
});
