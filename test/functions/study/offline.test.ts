import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinId, localPart } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { login } from '../../../shared/routes/auth.ts';
import { deleteCard } from '../../../shared/routes/cards.ts';
import { deleteDeck, updateDeck } from '../../../shared/routes/decks.ts';
import { getHome, getPack } from '../../../shared/routes/home.ts';
import {
  adoptSession,
  completeSession,
  listSessions,
  recordReviews,
  startMix,
  startSession,
} from '../../../shared/routes/study.ts';
import type { Card } from '../../../shared/schemas/deck.ts';
import type { Review, SessionOpening } from '../../../shared/schemas/study.ts';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { answer } from '../../support/answer-cards.ts';
import { readPartition } from '../../support/stored-rows.ts';
import {
  addChild,
  makeDeck,
  makeFamily,
  password,
  signUp,
  tapOnDevice,
  type TestFamily,
} from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const pack = async (token = family.child.token) => await product.call(getPack, token, {});
const newSessionId = () => joinId(family.learner.id, ulid(product.now().getTime()));
const openingOf = (cards: readonly Pick<Card, 'id'>[], more: Partial<SessionOpening> = {}): SessionOpening => ({
  startedAt: product.now().toISOString(),
  mode: 'due',
  cards: cards.map(({ id: cardId }) => ({ cardId })),
  ...more,
});
const adopt = async (sessionId: string, body: SessionOpening, token = family.child.token) =>
  await product.call(adoptSession, token, { params: { sessionId }, body });
const answersTo = (cards: readonly Pick<Card, 'id'>[]): Review[] =>
  cards.map(({ id: cardId }) => ({
    id: ulid(product.now().getTime()),
    cardId,
    rating: 'correct',
    answeredAt: product.now().toISOString(),
  }));

async function makeStudied(cards: number) {
  product.setNow(startOfTests);
  family = await makeFamily(product);
  const deck = await makeDeck(product, family, cards);
  return { deck, cards: (await pack()).study?.cards ?? [] };
}

describe('the pack of a learner', () => {
  it('holds what Home shows, the cards of the next seven days with their memories, and new ones [route-get-pack]', async () => {
    const { deck } = await makeStudied(30);
    await product.call(updateDeck, family.parent.token, { params: { deckId: deck.id }, body: { answerWay: 'choose' } });
    const params = { deckId: deck.id };
    const session = await product.call(startSession, family.child.token, { params, body: {} });
    await answer(product, family.child.token, session, 10, (index) => (index < 3 ? 'wrong' : 'correct'));
    const { madeAt, home, study } = await pack();
    expect(madeAt).toBe(product.now().toISOString());
    expect(home).toEqual(await product.call(getHome, family.child.token, {}));
    expect(study).toMatchObject({
      learnerId: family.learner.id,
      timeZone: family.household.timeZone,
      lastDay: { day: '2026-01-05', correct: 7 },
      streak: { streakLength: 1 },
      decks: [{ id: deck.id, answerWay: 'choose', totalCards: 30 }],
      tracks: [{ deckId: deck.id, studied: 10, reviews: 10 }],
    });
    const rows = await readPartition(product, `HH#${family.household.id}`, `L#${localPart(family.learner.id)}#SRS#`);
    const stored = new Map(rows.map((row) => storedMemories.parse(row)).map((one) => [one.card, one.state]));
    const known = study?.asked.filter(({ memory }) => memory) ?? [];
    expect(new Map(known.map(({ cardId, memory }) => [localPart(cardId), memory?.state]))).toEqual(stored);
    expect(known.slice(0, 3).every(({ memory }) => memory?.state.state === 'learning')).toBe(true);
    // The 20 unseen cards, in deck order.
    const unseen = study?.asked.filter(({ memory }) => !memory).map(({ cardId }) => cardId) ?? [];
    expect(unseen).toHaveLength(20);
    expect(unseen.toSorted()).toEqual(unseen);
    expect(study?.cards.map(({ id }) => id).toSorted()).toEqual(
      [...known.map(({ cardId }) => cardId), ...unseen].toSorted(),
    );
  });

  it('is the same on a device of the family, and nobody else’s: of a sibling its own', async () => {
    const { deck, cards } = await makeStudied(120);
    expect(cards).toHaveLength(30);
    const all = await product.call(startSession, family.child.token, {
      params: { deckId: deck.id },
      body: { mode: 'all' },
    });
    await answer(product, family.child.token, all, 20, () => 'wrong');
    const work = await makeDeck(product, family, 4);
    const given = await product.call(startSession, family.child.token, { params: { deckId: work.id }, body: {} });
    await answer(product, family.child.token, given, 4, () => 'wrong');
    await product.call(createAssignment, family.parent.token, {
      body: {
        householdId: family.household.id,
        learnerId: family.learner.id,
        type: 'deck',
        resourceId: work.id,
        resourceName: 'Deck',
      },
    });
    const { study } = await pack();
    expect(study?.asked.filter(({ memory }) => memory)).toHaveLength(24);
    const { tapped } = await tapOnDevice(product, family);
    expect((await pack(tapped.token)).study).toEqual(study);
    const sibling = await addChild(product, family.parent, family.household.id, 'Ben');
    expect((await pack(sibling.child.token)).study?.asked.every(({ memory }) => memory === undefined)).toBe(true);
  });

  it('of a learner without a family is the account alone', async () => {
    const { token } = await signUp(product, 'learner');
    expect(Object.keys(await pack(token)).toSorted()).toEqual(['home', 'madeAt']);
  });
});

describe('a session that a device opened by itself', () => {
  it('is made once, takes its answers, and goes on on other devices as today’s mix [route-adopt-session]', async () => {
    const { deck, cards } = await makeStudied(6);
    const id = newSessionId();
    const opening = openingOf(cards.slice(0, 3));
    const [first, again] = [await adopt(id, opening), await adopt(id, { ...opening, cards: opening.cards.slice(1) })];
    expect(first).toEqual({
      id,
      learnerId: family.learner.id,
      startedAt: opening.startedAt,
      cardsStudied: 0,
      cardsCorrect: 0,
    });
    expect(again).toEqual(first);
    await product.call(recordReviews, family.child.token, {
      params: { sessionId: id },
      body: { reviews: answersTo(cards.slice(0, 2)) },
    });
    const resumed = await product.call(startMix, family.child.token, { body: {} });
    expect(resumed).toMatchObject({ id, cardsStudied: 2, cards: [{ id: cards[2]?.id, deckId: deck.id }] });
    const end = { cardsStudied: 0, cardsCorrect: 0 };
    await product.call(completeSession, family.child.token, { params: { sessionId: id }, body: end });
    expect(await adopt(id, opening)).toMatchObject({ completedAt: product.now().toISOString(), cardsStudied: 2 });
    expect(await product.call(listSessions, family.child.token, {})).toMatchObject([{ id, cardsStudied: 2 }]);
  });

  it('of two devices that race with the same one is one, and neither takes the place of a mix that is being studied', async () => {
    const { cards } = await makeStudied(6);
    const open = await product.call(startMix, family.child.token, { body: {} });
    const id = newSessionId();
    await Promise.all([1, 2, 3].map(async () => await adopt(id, openingOf(cards))));
    // Resumes the adopted session, because the other one has no answers yet.
    expect((await product.call(startMix, family.child.token, { body: {} })).id).toBe(id);
    await product.call(recordReviews, family.child.token, {
      params: { sessionId: id },
      body: { reviews: answersTo(cards.slice(0, 1)) },
    });
    const other = newSessionId();
    await adopt(other, openingOf(cards));
    await product.call(recordReviews, family.child.token, {
      params: { sessionId: other },
      body: { reviews: answersTo(cards.slice(1, 3)) },
    });
    // Cards that were finished in the other session are not asked again.
    const resumed = await product.call(startMix, family.child.token, { body: {} });
    expect(resumed.id).toBe(id);
    expect(resumed.cards.map((card) => card.id)).toEqual(cards.slice(3).map((card) => card.id));
    expect(open.id).not.toBe(id);
  });

  it('of a deck, asked from both sides, keeps which side each answer was to', async () => {
    const { deck, cards } = await makeStudied(4);
    const id = newSessionId();
    const [front, back] = cards;
    const body = {
      ...openingOf([], { deckId: deck.id, mode: 'all' as const }),
      cards: [{ cardId: front?.id ?? '' }, { cardId: back?.id ?? '', reversed: true as const }],
    };
    expect(await adopt(id, body)).toMatchObject({ id, deckId: deck.id });
    const [one, other] = answersTo(cards.slice(0, 2));
    const reviews = [one, { ...other, reversed: true as const }] as Review[];
    const receipt = await product.call(recordReviews, family.child.token, {
      params: { sessionId: id },
      body: { reviews },
    });
    expect(receipt).toMatchObject({
      accepted: 2,
      cards: [{ cardId: front?.id }, { cardId: back?.id, reversed: true }],
    });
  });

  it('counts answers to what was deleted meanwhile for the learner, as any session does', async () => {
    const { deck, cards } = await makeStudied(3);
    const [gone] = cards;
    await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId: gone?.id ?? '' } });
    const other = await makeDeck(product, family, 2);
    const others = (await pack()).study?.cards.filter(({ deckId }) => deckId === other.id) ?? [];
    await product.call(deleteDeck, family.parent.token, { params: { deckId: other.id } });
    const id = newSessionId();
    await adopt(id, openingOf([...cards, ...others]));
    const { accepted } = await product.call(recordReviews, family.child.token, {
      params: { sessionId: id },
      body: { reviews: answersTo([...cards, ...others]) },
    });
    expect(accepted).toBe(5);
    const home = await product.call(getHome, family.child.token, {});
    expect(home).toMatchObject({ streak: { currentStreak: 1 }, today: { done: 5 }, decks: [{ id: deck.id }] });
  });

  it('begins within sixty days, never later than now or before its learner was there, whatever the clock of the device says', async () => {
    const { cards } = await makeStudied(2);
    const begunAt = async (startedAt: string, token = family.child.token) =>
      (await adopt(newSessionId(), openingOf(cards, { startedAt }), token)).startedAt;
    product.setNow('2026-01-07T09:00:00.000Z');
    expect(await begunAt('2026-01-06T10:00:00.000Z')).toBe('2026-01-06T10:00:00.000Z');
    expect(await begunAt('2031-01-01T10:00:00.000Z')).toBe(product.now().toISOString());
    expect(await begunAt('2019-01-01T10:00:00.000Z')).toBe(startOfTests);
    product.setNow('2026-04-05T09:00:00.000Z');
    const body = { email: family.child.user.email, password };
    const { token } = await product.call(login, undefined, { body });
    expect(await begunAt('2019-01-01T10:00:00.000Z', token)).toBe('2026-02-04T09:00:00.000Z');
  });

  it('is refused with cards of others only, of too many decks, or under an id of somebody else', async () => {
    const { cards } = await makeStudied(2);
    const stranger = await makeFamily(product);
    const foreign = await makeDeck(product, stranger, 1);
    const foreignCards = (await pack(stranger.child.token)).study?.cards ?? [];
    const send = async (sessionId: string, body: SessionOpening) =>
      (await product.send(adoptSession, family.child.token, { params: { sessionId }, json: { ...body } })).status;
    expect(foreignCards).toMatchObject([{ deckId: foreign.id }]);
    expect(await send(newSessionId(), openingOf(foreignCards))).toBe(404);
    expect(await send(newSessionId(), openingOf(cards, { deckId: foreign.id }))).toBe(404);
    const many = Array.from({ length: 9 }, () => ({ id: joinId(family.household.id, ulid(), ulid()) }));
    expect(await send(newSessionId(), openingOf(many))).toBe(400);
    expect(await send(joinId(stranger.learner.id, ulid()), openingOf(cards))).toBe(404);
    const sibling = await addChild(product, family.parent, family.household.id, 'Ben');
    expect(await send(joinId(sibling.learner.id, ulid()), openingOf(cards))).toBe(403);
    // Of the cards of both families, only the learner's own are accepted.
    const id = newSessionId();
    await adopt(id, openingOf([...foreignCards, ...cards]));
    const { results } = await product.call(recordReviews, family.child.token, {
      params: { sessionId: id },
      body: { reviews: answersTo([...foreignCards, ...cards]) },
    });
    expect(results.map(({ result }) => result)).toEqual(['refused', 'stored', 'stored']);
  });
});
