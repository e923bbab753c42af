import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { deleteCard, updateCard } from '../../../shared/routes/cards.ts';
import { takeBackReview } from '../../../shared/routes/corrections.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { recordReviews, startMix, startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  product.setNow(startOfTests);
  family = await makeFamily(product);
});

type Served = OpenSession['cards'][number];

async function makeChosen(cards: number, asks: 'front' | 'back' = 'front'): Promise<Deck> {
  const { id: deckId } = await makeDeck(product, family, cards);
  const body = { answerWay: 'choose', asks } as const;
  return await product.call(updateDeck, family.parent.token, { params: { deckId }, body });
}

async function start({ id: deckId }: Deck, mode: 'due' | 'all' = 'due') {
  return await product.call(startSession, family.child.token, { params: { deckId }, body: { mode } });
}

/** Sends a multiple-choice answer: another card's answer, or the right one by default. */
async function choose(
  { id: sessionId }: OpenSession,
  { id: cardId, reversed }: Served,
  mixedUpWith?: string,
  changes: Partial<Review> = {},
) {
  product.pass(10);
  const id = ulid(product.now().getTime());
  const given = mixedUpWith === undefined ? { rating: 'correct' as const } : { rating: 'wrong' as const, mixedUpWith };
  const answeredAt = product.now().toISOString();
  const review = {
    id,
    cardId,
    mode: 'choose',
    answeredAt,
    ...given,
    ...(reversed && { reversed }),
    ...changes,
  } as const;
  await product.call(recordReviews, family.child.token, { params: { sessionId }, body: { reviews: [review] } });
  return review;
}

async function keptMixUps({ id }: Deck): Promise<Record<string, readonly string[] | undefined>> {
  const rows = await readPartition(product, `HH#${family.household.id}`);
  const memories = rows
    .filter(({ SK }) => SK.includes(`#SRS#${localPart(id)}`))
    .map((row) => storedMemories.parse(row));
  return Object.fromEntries(memories.map(({ card, mixUps }) => [card, mixUps]));
}

const cardNamed = ({ cards }: OpenSession, front: string): Served => {
  const found = cards.find((card) => card.front === front);
  if (!found) throw new Error(`${front} is not served.`);
  return found;
};
const textsOf = ({ others = [] }: Served) => others.map(({ text }) => text);

describe('a deck that is chosen from', () => {
  it('comes with three wrong answers for each card, the same again, in today’s mix and a session of one card, too', async () => {
    const deck = await makeChosen(5);
    const session = await start(deck);
    const cardIds = new Map(session.cards.map((card) => [card.back, card.id]));
    for (const card of session.cards) {
      expect(new Set([card.back, ...textsOf(card)]).size).toBe(4);
      expect(card.others?.map(({ cardId }) => cardId)).toEqual(textsOf(card).map((text) => cardIds.get(text)));
    }
    expect((await start(deck)).cards).toEqual(session.cards);
    for (const card of session.cards.slice(1)) await choose(session, card);
    expect((await start(deck)).cards).toEqual(session.cards.slice(0, 1));
    const mix = await product.call(startMix, family.child.token, { body: {} });
    expect(mix.cards.map(({ others }) => others?.length)).toEqual([3]);
  });

  it('offers what its learner chose wrongly before first, the newest ahead, as long as the card is there and wrong', async () => {
    const deck = await makeChosen(12);
    const session = await start(deck);
    const [card = cardNamed(session, 'front 1')] = session.cards;
    const others = ['front 3', 'front 5', 'front 7', 'front 9'].map((front) => cardNamed(session, front));
    for (const other of others) await choose(session, card, other.id);
    const [, second, third, newest] = others.map(({ id }) => localPart(id));
    expect(await keptMixUps(deck)).toEqual({ [localPart(card.id)]: [second, third, newest] });
    const offered = async () => textsOf(cardNamed(await start(deck), 'front 1'));
    expect(await offered()).toEqual(['back 9', 'back 7', 'back 5']);
    const ofCard = (place: number) => ({ deckId: deck.id, cardId: others[place]?.id ?? '' });
    await product.call(deleteCard, family.parent.token, { params: ofCard(3) });
    await product.call(updateCard, family.parent.token, { params: ofCard(2), body: { back: ' Back 1' } });
    const [first, ...likely] = await offered();
    expect(first).toBe('back 5');
    expect(likely).toHaveLength(2);
    expect(likely).not.toContain('back 9');
    expect(likely).not.toContain(' Back 1');
  });

  it('offers no second right answer, in no direction, with the number words of the deck’s languages', async () => {
    const { id: deckId } = await makeDeck(product, family, 6);
    const body = { answerWay: 'choose', asks: 'both', frontLanguage: 'en', backLanguage: 'es' } as const;
    await product.call(updateDeck, family.parent.token, { params: { deckId }, body });
    const session = await product.call(startSession, family.child.token, { params: { deckId }, body: { mode: 'due' } });
    const sides = [
      ['small', 'pequeño'],
      ['little', 'Pequeno'],
      ['the week', 'siete días'],
      ['a week', '7 días'],
    ];
    for (const [at, [front = '', back = '']] of sides.entries()) {
      const { id: cardId } = cardNamed(session, `front ${at + 1}`);
      await product.call(updateCard, family.parent.token, { params: { deckId, cardId }, body: { front, back } });
    }
    const { cards } = await product.call(startSession, family.child.token, {
      params: { deckId },
      body: { mode: 'all' },
    });
    const offered = cards.map((card) => [card.reversed ? card.front : card.back, ...textsOf(card)]);
    const together = (one: string, other: string) =>
      offered.filter((options) => options.includes(one) && options.includes(other));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((options) => options.length === 4)).toBe(true);
    expect(together('pequeño', 'Pequeno')).toEqual([]);
    expect(together('siete días', '7 días')).toEqual([]);
    expect(together('the week', 'a week')).toEqual([]);
  });

  it('reads mixed-up cards from anywhere in a large deck', async () => {
    const deck = await makeChosen(2 * limits.cardsConsideredForOptions);
    const session = await start(deck);
    const [card = cardNamed(session, 'front 1')] = session.cards;
    const rows = await readPartition(product, `HH#${family.household.id}`, `CARD#${localPart(deck.id)}#`);
    await choose(session, card, `${deck.id}-${String(rows.at(-1)?.['card'])}`);
    const again = cardNamed(await start(deck), 'front 1');
    expect(textsOf(again)[0]).toBe(rows.at(-1)?.['back']);
  });

  it('forgets a mix-up with the answer that is taken back, and keeps that of each direction for itself', async () => {
    const deck = await makeChosen(6, 'back');
    const session = await start(deck);
    const [card = cardNamed(session, 'front 1'), ...others] = session.cards;
    expect(card.reversed).toBe(true);
    expect(textsOf(card).every((text) => text.startsWith('front '))).toBe(true);
    await choose(session, card, others[4]?.id);
    const { id: reviewId } = await choose(session, card, others[3]?.id);
    const newest = async () => textsOf(cardNamed(await start(deck), 'front 1')).slice(0, 2);
    expect(await newest()).toEqual(['front 5', 'front 6']);
    await product.call(takeBackReview, family.child.token, { params: { sessionId: session.id, reviewId } });
    expect((await newest())[0]).toBe('front 6');
    expect(Object.values(await keptMixUps(deck))).toEqual([[localPart(others[4]?.id ?? '')]]);
  });

  it('counts an answer, and keeps no mix-up that makes no sense: of another deck or family, of itself, or not of a wrong choice', async () => {
    const deck = await makeChosen(4);
    const session = await start(deck);
    const [card = cardNamed(session, 'front 1'), other] = session.cards;
    const elsewhere = await start(await makeDeck(product, family, 1));
    const foreign = [ulid(), ulid(), ulid()].join('-');
    for (const id of [elsewhere.cards[0]?.id, foreign, card.id, deck.id, 'x']) await choose(session, card, id ?? '');
    for (const changes of [{ mode: 'type' }, { rating: 'correct' }] as const)
      await choose(session, card, other?.id ?? '', changes);
    expect(await keptMixUps(deck)).toEqual({ [localPart(card.id)]: undefined });
    expect((await start(deck, 'all')).cardsStudied).toBe(0);
    const malformed = {
      id: ulid(),
      cardId: card.id,
      rating: 'wrong',
      answeredAt: startOfTests,
      mixedUpWith: ['free text'],
    };
    const params = { sessionId: session.id };
    const refused = await product.send(recordReviews, family.child.token, { params, json: { reviews: [malformed] } });
    expect(refused.status).toBe(400);
  });

  it('is turned over where it has fewer than four different answers, or one that is long', async () => {
    const deck = await makeChosen(4);
    const long = { back: 'x'.repeat(limits.shortAnswerLength + 1) };
    const [first] = (await start(deck)).cards;
    const params = { deckId: deck.id, cardId: first?.id ?? '' };
    await product.call(updateCard, family.parent.token, { params, body: long });
    expect((await start(deck)).cards.filter(({ others }) => others)).toEqual([]);
    await product.call(updateCard, family.parent.token, { params, body: { back: ' BACK 2' } });
    expect((await start(deck)).cards.filter(({ others }) => others)).toEqual([]);
  });
});
