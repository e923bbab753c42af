import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { deleteCard } from '../../../shared/routes/cards.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { completeSession, listSessions, recordReviews, startSession } from '../../../shared/routes/study.ts';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Rating, Review, Session } from '../../../shared/schemas/study.ts';
import {
  type Faults,
  injectFaults,
  isWrite,
  lostAnswer,
  lostCall,
  meanwhile,
  mentions,
  throttled,
  transactionConflict,
  skipPauses,
} from '../../support/faults.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { countRows, readHousehold } from '../../support/stored-rows.ts';
import { takeSnapshot } from '../../support/table/table-snapshot.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
let token: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 25);
  token = family.child.token;
  restore = await takeSnapshot(product.client);
});
beforeEach(async () => {
  skipPauses();
  faults.clear();
  product.setNow(startOfTests);
  await restore();
});

async function start(mode: 'due' | 'all' = 'due'): Promise<OpenSession> {
  return await product.call(startSession, token, { params: { deckId: deck.id }, body: { mode } });
}

function answersTo(session: OpenSession, rating: Rating = 'correct', answeredAt = product.now()): Review[] {
  return session.cards.map((card) => ({
    id: ulid(answeredAt.getTime()),
    cardId: card.id,
    rating,
    answeredAt: answeredAt.toISOString(),
    msTaken: 900,
  }));
}

async function send(session: Session, reviews: readonly Review[]) {
  return await product.send(recordReviews, token, { params: { sessionId: session.id }, json: { reviews } });
}

/** Asserts that the learner's review log contains exactly these answers, and that all stored numbers match the log. */
async function expectCountedOnce(reviews: readonly Review[], dead: readonly Review[] = []): Promise<void> {
  const rows = await readHousehold(product, family.household.id);
  const learner = localPart(family.learner.id);
  const log = rows.filter((row) => row.SK.startsWith(`L#${learner}#REV#`)).map((row) => storedReviews.parse(row).id);
  expect(log.toSorted()).toEqual(reviews.map((review) => review.id).toSorted());
  expect(readNumbers(rows, learner)).toEqual(recount(rows, learner, 'UTC', new Set(dead.map((review) => review.id))));
}

describe('a batch of answers', () => {
  it.each([
    ['never arrived', lostCall],
    ['was stored, but nobody heard of it', lostAnswer],
  ] as const)('that %s is counted once everywhere when it is sent again', async (_, does) => {
    const session = await start();
    const reviews = answersTo(session);
    faults.add({ at: 'call', when: isWrite, does });
    expect(await send(session, reviews)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await send(session, reviews)).toMatchObject({ status: 200, body: { accepted: 10 } });
    expect(await send(session, reviews)).toMatchObject({ status: 200, body: { accepted: 10 } });
    await expectCountedOnce(reviews);
  });

  it.each([
    ['throttling', throttled],
    ['conflicting transactions', transactionConflict],
    ['lost answers', lostAnswer],
  ] as const)('gets through a spell of %s by itself', async (_, does) => {
    const session = await start();
    const reviews = answersTo(session);
    const fault = faults.add({ when: isWrite, does, times: 2 });
    expect(await send(session, reviews)).toMatchObject({ status: 200 });
    expect(fault.hits).toBe(2);
    await expectCountedOnce(reviews);
  });

  it('is all there or not at all when the trouble does not end, and can be sent again', async () => {
    const session = await start();
    const reviews = answersTo(session);
    faults.add({ when: isWrite, does: transactionConflict, times: Number.POSITIVE_INFINITY });
    expect(await send(session, reviews)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    faults.clear();
    await expectCountedOnce([]);
    expect(await send(session, reviews)).toMatchObject({ status: 200 });
    await expectCountedOnce(reviews);
  });

  it('of more than a transaction holds goes on where it was cut off, even with every answer on a day of its own', async () => {
    const session = await start('all');
    // An account without calls for 14 days is signed out.
    for (let day = 0; day <= 60; day += 10) {
      product.setNow(new Date(Date.parse(startOfTests) + day * 86_400_000));
      await product.call(listDecks, token, {});
    }
    const reviews = Array.from({ length: 50 }, (_, index): Review => {
      const at = new Date(Date.parse(startOfTests) + index * 86_400_000);
      const cardId = session.cards[index % 20]?.id ?? '';
      return { id: ulid(at.getTime()), cardId, rating: 'correct', answeredAt: at.toISOString() };
    });
    faults.add({ at: 'call', when: isWrite, does: lostCall, from: 2 });
    expect(await send(session, reviews)).toMatchObject({ status: 503 });
    expect(await send(session, reviews)).toMatchObject({ status: 200, body: { accepted: 50 } });
    await expectCountedOnce(reviews);
  });

  it('holds the same answer twice, or with other contents: the first one counts', async () => {
    const session = await start();
    const [first, second] = answersTo(session) as [Review, Review];
    await send(session, [first, first, { ...second }]);
    await send(session, [{ ...first, rating: 'wrong' }]);
    await expectCountedOnce([first, second]);
    expect(
      readNumbers(await readHousehold(product, family.household.id), localPart(family.learner.id)).facts,
    ).toMatchObject({ correct: 2 });
  });

  it('refuses alone the answers to cards that are not of the deck, and stores the others of the batch', async () => {
    const other = await makeDeck(product, family, 1);
    const otherSession = await product.call(startSession, token, { params: { deckId: other.id }, body: {} });
    const session = await start();
    const [good] = answersTo(session) as [Review];
    const [foreign] = answersTo(otherSession) as [Review];
    const unknown = { ...good, id: ulid(), cardId: `${deck.id}-${ulid()}` };
    const refused = { result: 'refused', code: 'not-found' };
    expect(await send(session, [good, foreign, unknown])).toMatchObject({
      status: 200,
      body: { accepted: 1, results: [{ result: 'stored' }, refused, refused] },
    });
    await expectCountedOnce([good]);
  });
});

describe('two devices', () => {
  it('that answer at the same time are both counted', async () => {
    const session = await start();
    const all = answersTo(session);
    const answers = await Promise.all(all.map(async (review) => await send(session, [review])));
    for (const [index, answer] of answers.entries()) {
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503) await send(session, [all[index] as Review]);
    }
    await expectCountedOnce(all);
  });

  it('that send the same batch at the same time count it once [learning-same-answer-sent-twice-counts]', async () => {
    const session = await start();
    const reviews = answersTo(session, 'wrong');
    const answers = await Promise.all([1, 2, 3].map(async () => await send(session, reviews)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await expectCountedOnce(reviews);
  });

  it("that answer the same card, the later one between the other's reading and writing, end with both in place", async () => {
    const session = await start();
    const [early] = answersTo(session, 'wrong') as [Review];
    product.setNow('2026-01-05T09:30:00.000Z');
    const [late] = answersTo(session) as [Review];
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions(early.id)(call),
      does: meanwhile(async () => await send(session, [late])),
    });
    expect(await send(session, [early])).toMatchObject({ status: 200 });
    await expectCountedOnce([early, late]);
  });

  it('that open the deck at the same time get the same session', async () => {
    const sessions = await Promise.all([1, 2, 3].map(async () => await start()));
    expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
    expect(
      countRows(await readHousehold(product, family.household.id), `L#${localPart(family.learner.id)}#SESSION#`),
    ).toBe(1);
  });

  it('that complete a session while answers arrive lose none of them', async () => {
    const session = await start();
    const reviews = answersTo(session);
    const params = { sessionId: session.id };
    const complete = async () =>
      await product.call(completeSession, token, { params, body: { cardsStudied: 0, cardsCorrect: 0 } });
    faults.add({ at: 'call', when: (call) => isWrite(call) && mentions('#REV#')(call), does: meanwhile(complete) });
    expect(await send(session, reviews)).toMatchObject({ status: 200 });
    expect(await complete()).toMatchObject({ cardsStudied: 10, cardsCorrect: 10 });
    await expectCountedOnce(reviews);
  });
});

describe('opening a session', () => {
  it.each([lostCall, lostAnswer])('again after the connection broke makes no second one', async (does) => {
    faults.add({ at: 'call', when: isWrite, does });
    const first = await product.send(startSession, token, { params: { deckId: deck.id }, json: {} });
    expect(first.status).toBe(503);
    const session = await start();
    expect(session.cards).toHaveLength(10);
    expect((await start()).id).toBe(session.id);
    expect(await product.call(listSessions, token, {})).toHaveLength(1);
  });
});

describe('completing a session', () => {
  it.each([lostCall, lostAnswer])(
    'again after the connection broke answers the same, the last answers included',
    async (does) => {
      const session = await start();
      const reviews = answersTo(session);
      const call = { params: { sessionId: session.id }, json: { cardsStudied: 10, cardsCorrect: 10, reviews } };
      faults.add({ at: 'call', when: isWrite, does });
      expect(await product.send(completeSession, token, call)).toMatchObject({ status: 503 });
      product.setNow('2026-01-05T09:10:00.000Z');
      const done = await product.send(completeSession, token, call);
      expect(done).toMatchObject({ status: 200, body: { cardsStudied: 10, cardsCorrect: 10 } });
      expect((await product.send(completeSession, token, call)).body).toEqual(done.body);
      await expectCountedOnce(reviews);
    },
  );

  it('ends it after its answers where there is no room for both in one transaction, wherever that is cut off', async () => {
    const body = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' as const };
    // Completing these assignments and storing 26 answers to 20 cards takes more writes than one transaction allows.
    const given = 30;
    for (let index = 0; index < given; index += 1)
      await product.call(createAssignment, family.parent.token, { body: { ...body, resourceId: deck.id } });
    const session = await start('all');
    const reviews = [...answersTo(session), ...answersTo(session).slice(0, 6)];
    const counts = { cardsStudied: 26, cardsCorrect: 26 };
    const call = { params: { sessionId: session.id }, json: { ...counts, reviews } };
    faults.add({ at: 'call', when: isWrite, does: lostCall, from: 2 });
    expect(await product.send(completeSession, token, call)).toMatchObject({ status: 503 });
    await expectCountedOnce(reviews);
    faults.clear();
    expect(await product.send(completeSession, token, call)).toMatchObject({ status: 200, body: counts });
    const work = await product.call(listAssignments, token, {});
    expect(work.filter(({ completedAt }) => completedAt === undefined)).toEqual([]);
  });
});

describe('an answer to a card that is deleted at the same moment', () => {
  it('counts for the learner and leaves no trace in the deck', async () => {
    const session = await start();
    const [met, unmet] = answersTo(session) as [Review, Review];
    await send(session, [met]);
    for (const review of [{ ...met, id: ulid() }, unmet]) {
      const params = { deckId: deck.id, cardId: review.cardId };
      const deletion = meanwhile(async () => await product.call(deleteCard, family.parent.token, { params }));
      faults.add({ at: 'call', when: (call) => isWrite(call) && mentions(review.id)(call), does: deletion });
      expect(await send(session, [review])).toMatchObject({ status: 200, body: { accepted: 1, cards: [] } });
    }
    const [shown] = await product.call(listDecks, token, {});
    expect(shown).toMatchObject({ totalCards: 23, dueCards: 9, masteredCards: 0 });
    const rows = await readHousehold(product, family.household.id);
    expect(countRows(rows, `L#${localPart(family.learner.id)}#SRS#`)).toBe(0);
    expect(countRows(rows, `L#${localPart(family.learner.id)}#REV#`)).toBe(3);
  });
});
