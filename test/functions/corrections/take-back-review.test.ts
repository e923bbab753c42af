import { monotonicFactory, ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinId, localPart } from '../../../shared/ids.ts';
import { restoreEntry } from '../../../shared/routes/bin.ts';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { removeSession, takeBackReview } from '../../../shared/routes/corrections.ts';
import { deleteCard } from '../../../shared/routes/cards.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { getStreak } from '../../../shared/routes/learners.ts';
import { listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { adoptSession, completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { removeFromBin } from '../../support/delete-permanently.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { readExport } from '../records/read-export.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

const timeZone = 'America/New_York';
const day = 24 * 60 * 60;

let product: TestProduct;
let family: TestFamily;
let deck: Deck;
let token: string;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product, timeZone);
  deck = await makeDeck(product, family, 8);
  ({ token } = family.child);
});

async function start(mode: 'due' | 'all' = 'all'): Promise<OpenSession> {
  return await product.call(startSession, token, { params: { deckId: deck.id }, body: { mode } });
}

async function takeBack({ id: sessionId }: Pick<OpenSession, 'id'>, { id: reviewId }: Pick<Review, 'id'>) {
  return await product.call(takeBackReview, token, { params: { sessionId, reviewId } });
}

async function refusalOf(session: Pick<OpenSession, 'id'>, review: Pick<Review, 'id'>) {
  const { status, body } = await product.send(takeBackReview, token, {
    params: { sessionId: session.id, reviewId: review.id },
  });
  return [status, (body as { code?: string }).code];
}

async function numbersOf() {
  const rows = await readHousehold(product, family.household.id);
  return readNumbers(rows, localPart(family.learner.id));
}

async function expectRecounted(): Promise<void> {
  const rows = await readHousehold(product, family.household.id);
  const local = localPart(family.learner.id);
  expect(readNumbers(rows, local)).toEqual(recount(rows, local, timeZone, new Set()));
}

const lastOf = (reviews: readonly Review[]): Review => reviews.at(-1) ?? expect.unreachable();

describe('an answer that is taken back', () => {
  it('leaves everything as it was before it, and is no second answer when it is sent again [route-take-back-review]', async () => {
    const session = await start();
    await answer(product, token, session, 9);
    product.pass(day);
    const again = await start();
    await answer(product, token, again, 3);
    const before = await numbersOf();
    product.pass(60);
    const [given] = await answer(product, token, { ...again, cards: again.cards.slice(0, 1) }, 1, () => 'wrong');
    expect(await numbersOf()).not.toEqual(before);
    const { cards } = await takeBack(again, given ?? expect.unreachable());
    expect(await numbersOf()).toEqual(before);
    expect(cards).toMatchObject([{ cardId: given?.cardId, mastered: false }]);
    await expectRecounted();
    const { results } = await product.call(recordReviews, token, {
      params: { sessionId: again.id },
      body: { reviews: given ? [given] : [] },
    });
    expect(results.map(({ result }) => result)).toEqual(['duplicate']);
    expect(await numbersOf()).toEqual(before);
  });

  it('makes a card that was new a new one: no due date, its place of today is free, and it is served again', async () => {
    const session = await start('due');
    const reviews = await answer(product, token, session, 1);
    const { cards } = await takeBack(session, lastOf(reviews));
    expect(cards).toEqual([{ cardId: session.cards[0]?.id, mastered: false }]);
    expect(await numbersOf()).toMatchObject({
      days: [],
      facts: { reviews: 0, correct: 0, streak: undefined },
      memories: [],
      progress: [{ reviews: 0, studied: 0, newCount: 0, due: [], hardest: [] }],
    });
    const open = await start('due');
    expect(open.id).toBe(session.id);
    expect(open.cards.map(({ id }) => id)).toEqual(session.cards.map(({ id }) => id));
  });

  it('is taken back in the last session, too: the round stays ended, ticked-off work and badges stay', async () => {
    const { household, learner, parent } = family;
    const work = { householdId: household.id, learnerId: learner.id, type: 'deck', resourceId: deck.id } as const;
    await product.call(createAssignment, parent.token, { body: work });
    for (let count = 0; count < 2; count += 1) {
      await answer(product, token, await start(), 1);
      product.pass(day);
    }
    const session = await start();
    const reviews = await answer(product, token, session, 1, () => 'correct');
    const params = { sessionId: session.id };
    await product.call(completeSession, token, { params, body: { cardsStudied: 1, cardsCorrect: 1 } });
    const badges = await product.call(listEarnedBadges, token, { params: { learnerId: learner.id } });
    expect(badges).not.toEqual([]);
    await takeBack(session, lastOf(reviews));
    expect(await product.call(listEarnedBadges, token, { params: { learnerId: learner.id } })).toEqual(badges);
    const [assigned] = await product.call(listAssignments, token, { query: { learnerId: learner.id } });
    expect(assigned?.completedAt).toBeDefined();
    expect(await product.call(getStreak, token, { params: { learnerId: learner.id } })).toMatchObject({
      currentStreak: 2,
    });
    const other = { ...lastOf(reviews), id: ulid(product.now().getTime()), rating: 'wrong' } as const;
    await product.call(recordReviews, token, { params, body: { reviews: [other] } });
    const ended = await product.call(completeSession, token, { params, body: { cardsStudied: 1, cardsCorrect: 0 } });
    expect(ended).toMatchObject({ cardsStudied: 1, cardsCorrect: 0 });
    await expectRecounted();
  });

  it('answers the same when it is asked for again, also at the same moment, and counts once', async () => {
    const session = await start();
    const reviews = await answer(product, token, session, 10);
    const answers = await Promise.all([1, 2, 3].map(async () => await takeBack(session, lastOf(reviews))));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await takeBack(session, lastOf(reviews))).toEqual(answers[0]);
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 9 }, sessions: [{ reviews: 9 }] });
    await expectRecounted();
  });

  it('is the newest one: an older one, an unknown one and one of another child are refused, then the next older can go', async () => {
    const session = await start();
    const reviews = await answer(product, token, session, 4);
    const [first, , third, fourth] = reviews;
    const before = await numbersOf();
    expect(await refusalOf(session, first ?? expect.unreachable())).toEqual([409, 'not-newest']);
    expect(await refusalOf(session, { id: ulid() })).toEqual([404, 'not-found']);
    const stranger = await makeFamily(product, timeZone);
    const params = { sessionId: session.id, reviewId: fourth?.id ?? '' };
    expect(await product.send(takeBackReview, stranger.child.token, { params })).toMatchObject({ status: 404 });
    expect(await numbersOf()).toEqual(before);
    await takeBack(session, fourth ?? expect.unreachable());
    await takeBack(session, third ?? expect.unreachable());
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 2 } });
    await expectRecounted();
  });

  it.each(['in two calls', 'in one call'])(
    'is the last one given, %s, where the device’s clock was set back before it',
    async (calls) => {
      const session = await start();
      // As the page does: its ids go on where the clock goes back.
      const makeId = monotonicFactory();
      const given = session.cards.slice(0, 2).map(({ id: cardId }, place): Review => {
        const at = product.now().getTime() + (place === 0 ? 240_000 : 0);
        return { id: makeId(at), cardId, rating: 'correct', answeredAt: new Date(at).toISOString() };
      });
      const parts = calls === 'in one call' ? [given] : given.map((review) => [review]);
      for (const reviews of parts) {
        await product.call(recordReviews, token, { params: { sessionId: session.id }, body: { reviews } });
        product.pass(1);
      }
      await takeBack(session, lastOf(given));
      expect(await numbersOf()).toMatchObject({ facts: { reviews: 1 } });
      await expectRecounted();
    },
  );

  it('stays taken back when an older answer comes late, and is folded in its place', async () => {
    const session = await start();
    const card = { ...session, cards: session.cards.slice(0, 1) };
    product.pass(600);
    const reviews = await answer(product, token, card, 2, () => 'wrong');
    await takeBack(session, lastOf(reviews));
    const answeredAt = new Date(product.now().getTime() - 300_000).toISOString();
    const late = { ...lastOf(reviews), id: ulid(), rating: 'correct', answeredAt } as const;
    await product.call(recordReviews, token, { params: { sessionId: session.id }, body: { reviews: [late] } });
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 2, correct: 1 } });
    await expectRecounted();
  });

  it('goes beside another answer of the same child at the same moment: both count, whichever comes first', async () => {
    const session = await start();
    const reviews = await answer(product, token, session, 4);
    const otherDeck = await makeDeck(product, family, 3);
    const other = await product.call(startSession, token, { params: { deckId: otherDeck.id }, body: { mode: 'all' } });
    await Promise.all([takeBack(session, lastOf(reviews)), answer(product, token, other, 2)]);
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 5 } });
    await expectRecounted();
  });

  it('counts nowhere when its card is gone by then, and goes with its session', async () => {
    const session = await start();
    const reviews = await answer(product, token, session, 2);
    await product.call(deleteCard, family.parent.token, {
      params: { deckId: deck.id, cardId: lastOf(reviews).cardId },
    });
    await takeBack(session, lastOf(reviews));
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 1 }, memories: [{}] });
    await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
    const rows = await readHousehold(product, family.household.id);
    expect(rows.filter(({ SK }) => SK.includes('#REV#'))).toEqual([]);
    expect(await numbersOf()).toMatchObject({ facts: { reviews: 0 }, sessions: [] });
  });

  it('takes no answer to another card in the bin along when it came after its own card was deleted', async () => {
    const session = await start();
    const [kept, late] = session.cards;
    const cards = [kept ?? expect.unreachable(), late ?? expect.unreachable()];
    await answer(product, token, session, 1);
    product.pass(120);
    for (const { id: cardId } of cards)
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId } });
    product.pass(120);
    const [given] = await answer(product, token, { ...session, cards: cards.slice(1) }, 1);
    await takeBack(session, given ?? expect.unreachable());
    const { id: householdId } = family.household;
    for (const { id: entryId } of cards)
      await product.call(restoreEntry, family.parent.token, { params: { householdId, entryId } });
    expect(await numbersOf()).toMatchObject({ progress: [{ reviews: 1 }] });
    await expectRecounted();
  });

  it('leaves a deck that can be shown where it came to a card that is gone for good', async () => {
    const session = await start();
    const cards = session.cards.slice(0, 2);
    await answer(product, token, { ...session, cards: cards.slice(0, 1) }, 2, () => 'correct');
    for (const { id: cardId } of cards) {
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId } });
      await removeFromBin(product, family.parent.token, cardId);
    }
    product.pass(120);
    const [given] = await answer(product, token, { ...session, cards: cards.slice(1) }, 1, () => 'wrong');
    await takeBack(session, given ?? expect.unreachable());
    expect(await product.call(listDecks, family.parent.token, {})).toMatchObject([{ accuracy: 1 }]);
  });

  it.each(['the first answer to a card is taken back', 'an earlier first answer to a card arrives'])(
    'gives back no more places for new cards than were taken: %s that was met while it was in the bin',
    async (then) => {
      // So that the child was there yesterday.
      product.pass(2 * day);
      const session = await start();
      const cards = session.cards.slice(0, 2);
      const [{ id: cardId } = expect.unreachable()] = cards;
      const { id: householdId } = family.household;
      await product.call(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId } });
      const [first, second] = await answer(product, token, { ...session, cards }, 2);
      await product.call(restoreEntry, family.parent.token, { params: { householdId, entryId: cardId } });
      await takeBack(session, second ?? expect.unreachable());
      if (then.startsWith('the first')) await takeBack(session, first ?? expect.unreachable());
      else await answerYesterday(cardId);
      expect(await readExport(product, family.parent.token, householdId)).toContainEqual(
        expect.objectContaining({ kind: 'deck-progress', newCount: 0 }),
      );
    },
  );
});

/** Answers a card in a session that a device opened the day before. */
async function answerYesterday(cardId: string): Promise<void> {
  const at = new Date(product.now().getTime() - day * 1_000);
  const params = { sessionId: joinId(family.learner.id, ulid(at.getTime())) };
  const opening = { startedAt: at.toISOString(), mode: 'due' as const, cards: [{ cardId }] };
  await product.call(adoptSession, token, { params, body: opening });
  const review = { id: ulid(at.getTime()), cardId, rating: 'correct', answeredAt: at.toISOString() } as const;
  await product.call(recordReviews, token, { params, body: { reviews: [review] } });
}
