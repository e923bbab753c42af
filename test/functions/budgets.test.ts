import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../shared/routes/decks.ts';
import { getHome, getPack } from '../../shared/routes/home.ts';
import { getReportSummary, getStreak } from '../../shared/routes/learners.ts';
import { recordReviews, startMix, startSession } from '../../shared/routes/study.ts';
import { limits } from '../../shared/limits.ts';
import { localPart } from '../../shared/ids.ts';
import { countDue, packDue } from '../../shared/scheduling/due-histogram.ts';
import type { Card, Deck } from '../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../shared/schemas/study.ts';
import { measureStudy, type StudyCall, maxRoundTrips } from '../bench/study-rounds.ts';
import { unmetered } from '../support/table/consumption.ts';
import { type Cost, type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { itemBytes } from '../support/table/item-size.ts';
import { makeChosenDeck, makeLargeDeck, quietDay, studiedLongAgo } from '../support/large-decks.ts';
import { readPartition, type Row } from '../support/stored-rows.ts';
import { makeDeck, makeFamily, makeHousehold, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../support/test-product.ts';
import { writeRows } from '../support/table/write-items.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct(
    {},
    { breaksInvariants: 'writes months of memories without the answers that they come from' },
  );
  costs = openCostTable(product.client);
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product);
});

afterAll(() => costs.print());

async function costOf(name: string, work: () => Promise<unknown>): Promise<Cost> {
  return await costs.costOf(name, work);
}

function answersTo(cards: readonly Card[]): Review[] {
  const answeredAt = product.now().toISOString();
  return cards.map((card) => ({
    id: ulid(product.now().getTime()),
    cardId: card.id,
    rating: 'correct',
    answeredAt,
    msTaken: 2_000,
  }));
}

async function start(deck: Deck, mode: 'due' | 'all' = 'due'): Promise<OpenSession> {
  return await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode } });
}

async function record(session: OpenSession, reviews: Review[]): Promise<void> {
  await product.call(recordReviews, family.child.token, { params: { sessionId: session.id }, body: { reviews } });
}

/** Copies those rows of a deck and of its progress that list calls read. */
async function copyDeck(deck: Deck, times: number): Promise<void> {
  const original = localPart(deck.id);
  const rows = await readPartition(product, `HH#${family.household.id}`);
  const listed = rows.filter(({ SK }) => /^(?:DECK|PROGRESS)#/.test(SK) && SK.includes(original));
  const copies = Array.from({ length: times }, () => JSON.stringify(listed).replaceAll(original, ulid()));
  await writeRows(
    product.client,
    copies.flatMap((copy) => JSON.parse(copy) as Row[]),
  );
}

describe('the budget', () => {
  it('of a batch of 20 answers is 90 write units', async () => {
    const deck = await unmetered(async () => await makeDeck(product, family, 40));
    const session = await start(deck, 'all');
    expect(session.cards).toHaveLength(20);
    const fresh = await costOf(
      '20 answers, all cards new',
      async () => await record(session, answersTo(session.cards)),
    );
    expect(fresh.writes).toBeLessThanOrEqual(90);
    product.setNow('2026-01-08T09:00:00.000Z');
    const next = await start(deck);
    const known = await costOf('20 answers, known cards', async () => await record(next, answersTo(next.cards)));
    expect(next.cards).toHaveLength(20);
    expect(known.writes).toBeLessThanOrEqual(90);
    const one = await costOf('1 answer', async () => await record(next, answersTo(next.cards.slice(0, 1))));
    // Two of these units are spent on checking that the consent still holds.
    expect(one.writes).toBeLessThanOrEqual(14);
  });

  it('of waiting for the table is three times to answer, four to open, and no more than six to complete', async () => {
    const deck = await unmetered(async () => await makeDeck(product, family, 60));
    const { token } = family.child;
    const target = { token, deckId: deck.id };
    const spent = await measureStudy(product, costs, target, product.now, () => product.pass(86_400));
    expect(Object.entries(maxRoundTrips).filter(([call, most]) => spent[call as StudyCall].rounds > most)).toEqual([]);
    // The final answers are written together with the completion, not separately.
    expect(spent.completeWith.writes).toBeLessThanOrEqual(86);
    expect([spent.record20.reads, spent.opened.reads].every((reads) => reads <= 68)).toBe(true);
  });

  it('of 20 answers holds for a learner with a full calendar of due cards, as what is written of the deck stays under 1 KB', async () => {
    const deck = await unmetered(async () => await makeDeck(product, family, 400));
    await unmetered(async () => await studiedLongAgo({ product, family }, deck, 400, 60));
    const session = await start(deck);
    const spent = await costOf(
      '20 answers, 400 studied cards',
      async () => await record(session, answersTo(session.cards)),
    );
    expect(session.cards).toHaveLength(20);
    expect(spent.writes).toBeLessThanOrEqual(90);
    const [progress] = await readPartition(product, `HH#${family.household.id}`, 'PROGRESS#');
    expect(itemBytes(progress ?? {})).toBeLessThan(1_024);
    // Years later: all cards of the largest deck are known. Most are long overdue, the others are due on various future days.
    const spread = Array.from({ length: limits.cardsPerDeck }, (_, card) => addDays(quietDay, 180 - (card % 1_000)));
    const due = packDue(
      Object.fromEntries([...Map.groupBy(spread, (day) => day)].map(([day, own]) => [day, own.length])),
    );
    expect(
      itemBytes({ ...progress, due, reviews: 123_456, correct: 123_456, studied: 5_000, mastered: 5_000 }),
    ).toBeLessThan(1_024);
    expect(countDue(due, quietDay)).toBe(spread.filter((day) => day <= quietDay).length);
  });

  it('of learner home is one call, 12 read units and three rounds', async () => {
    for (const decks of [1, 10]) {
      for (let index = 0; index < decks; index += 1) {
        const deck = await unmetered(async () => await makeDeck(product, family, 3));
        const session = await start(deck);
        await record(session, answersTo(session.cards));
      }
      const spent = await costOf(`learner home, ${decks} more studied decks`, async () => {
        await product.call(getHome, family.child.token, {});
      });
      expect(spent.reads).toBeLessThanOrEqual(12);
      expect(spent.rounds).toBe(3);
      expect(spent.writes).toBe(0);
    }
    const report = await costOf('report summary', async () => {
      await product.call(getReportSummary, family.parent.token, { params: { learnerId: family.learner.id } });
    });
    expect(report.reads).toBeLessThanOrEqual(15);
  });

  it('of a list of 50 decks is 20 read units', async () => {
    const body = { name: 'A deck of the family', description: 'x'.repeat(60), householdId: family.household.id };
    const deck = await product.call(createDeck, family.parent.token, { body });
    await product.call(importCards, family.parent.token, {
      params: { deckId: deck.id },
      body: { importId: 'x', offset: 0, cards: [{ front: 'a', back: 'b' }] },
    });
    const session = await start(deck);
    await record(session, answersTo(session.cards));
    await copyDeck(deck, 49);
    for (const [who, person] of [
      ['parent', family.parent],
      ['learner', family.child],
    ] as const) {
      const spent = await costOf(`list of 50 studied decks, ${who}`, async () => {
        expect(await product.call(listDecks, person.token, {})).toHaveLength(50);
      });
      expect(spent.reads).toBeLessThanOrEqual(20);
    }
  });

  it('of opening a session on 5,000 cards is 60 read units, for a beginner and after thousands of cards, of one deck or of twenty, wrong answers to choose from included', async () => {
    const deck = await unmetered(async () => await makeLargeDeck({ product, family }, 5_000));
    const first = await costOf('open a session on 5,000 cards, new learner', async () => {
      expect((await start(deck)).cards).toHaveLength(10);
    });
    expect(first.reads).toBeLessThanOrEqual(60);
    await costOf('open it again (resume)', async () => await start(deck));

    product.setNow(`${quietDay}T09:00:00.000Z`);
    await unmetered(async () => await studiedLongAgo({ product, family }, deck, 3_000, 0));
    const anyway = await costOf('open it, 3,000 studied, study anyway', async () => {
      expect((await start(deck, 'all')).cards).toHaveLength(20);
    });
    expect(anyway.reads).toBeLessThanOrEqual(60);

    product.setNow('2026-01-08T09:00:00.000Z');
    await unmetered(async () => await studiedLongAgo({ product, family }, deck, 3_000, 400, 3_000));
    const backlog = await costOf('open it, 3,000 cards studied, 400 due and more', async () => {
      expect((await start(deck)).cards).toHaveLength(20);
    });
    expect(backlog.reads).toBeLessThanOrEqual(60);

    await unmetered(async () => {
      await studiedLongAgo({ product, family }, deck, 5_000, 400, 3_000);
      for (let other = 1; other < 20; other += 1)
        await studiedLongAgo({ product, family }, await makeChosenDeck({ product, family }, 12), 10, 6);
    });
    const mix = await costOf("open today's mix, 20 decks, 5,000 cards studied, hundreds due", async () => {
      expect((await product.call(startMix, family.child.token, { body: {} })).cards).toHaveLength(15);
    });
    expect(mix.reads).toBeLessThanOrEqual(60);
    const pack = await costOf('the pack of a device, 20 decks, 5,000 cards studied, hundreds due', async () => {
      const { study } = await product.call(getPack, family.child.token, {});
      // Seven days with 15 cards each.
      expect(study?.asked.filter(({ memory }) => memory)).toHaveLength(105);
      expect(study?.asked.length).toBeGreaterThan(105);
    });
    expect(pack.reads).toBeLessThanOrEqual(160);
    product.setNow('2026-01-09T09:00:00.000Z');
    const work = { type: 'deck', resourceId: deck.id, dueDate: '2026-01-12', untilReady: true } as const;
    const body = { ...work, householdId: family.household.id, learnerId: family.learner.id };
    await unmetered(async () => await product.call(createAssignment, family.parent.token, { body }));
    const planned = await costOf('open it, to be known by a day', async () => await start(deck));
    expect([planned.reads <= 60, pack.writes]).toEqual([true, 0]);
  }, 120_000);

  it('of Home, a mix and a session holds where 5,000 cards have siblings, hundreds are due, and some were answered today', async () => {
    const deck = await unmetered(async () => await makeLargeDeck({ product, family }, 5_000, 2));
    product.setNow('2026-01-08T09:00:00.000Z');
    await unmetered(async () => await studiedLongAgo({ product, family }, deck, 1_000, 300));
    const { token } = family.child;
    const home = async () => await product.call(getHome, token, {});
    const first = await costOf('learner home, 5,000 cards with siblings, 300 due', home);
    const mix = await costOf('open its mix', async () => {
      const session = await product.call(startMix, token, { body: {} });
      expect(session.cards).toHaveLength(15);
      await unmetered(async () => await record(session, answersTo(session.cards)));
    });
    const again = await costOf('learner home, after 15 answers', home);
    const own = await costOf('open a session with the deck', async () => {
      expect((await start(deck)).cards).toHaveLength(20);
    });
    expect([first.reads <= 65, mix.reads <= 75, again.reads <= 120, own.reads <= 125]).toEqual(Array(4).fill(true));

    const cloze = await unmetered(async () => {
      family = await makeFamily(product);
      return await makeLargeDeck({ product, family }, 1_000, 20);
    });
    const begun = await costOf('open a session, 20 cards a note, new learner', async () => {
      expect((await start(cloze)).cards).toHaveLength(10);
    });
    expect(begun.reads).toBeLessThanOrEqual(60);
  }, 120_000);

  it('does not grow with the number of households in the table', async () => {
    const deck = await unmetered(async () => await makeDeck(product, family, 12));
    const everyday = async () => {
      const session = await start(deck);
      await product.call(listDecks, family.parent.token, {});
      await product.call(getStreak, family.child.token, { params: { learnerId: family.learner.id } });
      return session;
    };
    await everyday();
    const before = await costOf('an everyday mix of calls', everyday);
    for (let index = 0; index < 5; index += 1) await makeDeck(product, await makeFamily(product), 1);
    expect(await costOf('the same, with more households in the table', everyday)).toEqual(before);
  });
});

describe('for the record, the cost', () => {
  it('of signing up, signing in, making a household and importing 1,000 cards', async () => {
    const body = { email: 'cost@example.org', password: 'correct horse 42' };
    let token = '';
    await costOf('sign up', async () => {
      ({ token } = await product.call(register, undefined, { body: { ...body, role: 'parent' } }));
    });
    const signIn = async (email: string, password: string) =>
      await costOf(`sign in: ${email}, ${password}`, async () => {
        await product.send(login, undefined, { json: { email, password } });
      });
    expect((await signIn(body.email, body.password)).rounds).toBeLessThanOrEqual(5);
    const wrong = await signIn(body.email, 'wrong horse 42');
    expect(wrong.rounds).toBeLessThanOrEqual(4);
    // Cost and latency of a rejected sign-in must not reveal who has an account.
    expect(await signIn('nobody@example.org', 'wrong horse 42')).toEqual(wrong);
    await costOf('make a household', async () => await makeHousehold(product, { token, user: family.parent.user }));
    const spent = await costOf('import 1,000 cards in 5 calls', async () => await makeDeck(product, family, 1_000));
    // One unit per card plus a dozen per call: the cost grows no faster than the number of cards.
    expect(spent.writes).toBeLessThanOrEqual(1_070);
    expect(spent.reads).toBeLessThanOrEqual(40);
    await costOf('the same again (nothing to add)', async () => {
      const [deck] = await product.call(listDecks, family.parent.token, {});
      const cards = Array.from({ length: 200 }, (_, row) => ({ front: `front ${row + 1}`, back: `back ${row + 1}` }));
      const params = { deckId: deck?.id ?? '' };
      await product.call(importCards, family.parent.token, { params, body: { importId: 'setup', offset: 0, cards } });
    });
  });
});
