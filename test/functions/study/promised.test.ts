import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinId } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { getHome, getPack } from '../../../shared/routes/home.ts';
import { updateLearner } from '../../../shared/routes/learners.ts';
import { leaveOutCard, listLooseCards } from '../../../shared/routes/loose.ts';
import { getToday } from '../../../shared/routes/reports.ts';
import { completeSession, startMix, startSession } from '../../../shared/routes/study.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { keptHome } from '../../../shared/study/kept-home.ts';
import { openKept } from '../../../shared/study/open-kept.ts';
import { answer } from '../../support/answer-cards.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let stored: TestProduct;
let product: TestProduct;
beforeAll(async () => {
  stored = await openTestProduct();
});
// The two long tests open a product in memory.
beforeEach(() => {
  product = stored;
});

const firstDay = startOfTests.slice(0, 10);
const at = (day: number, hour: number) => `${addDays(firstDay, day)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const nothingOwn = { answers: [], ended: new Set<string>() };

async function makeDecks(family: TestFamily, shapes: readonly (readonly [cards: number, asks: 'front' | 'both'])[]) {
  const decks = [];
  for (const [cards, asks] of shapes) {
    const deck = await makeDeck(product, family, cards);
    await product.call(updateDeck, family.parent.token, { params: { deckId: deck.id }, body: { asks } });
    decks.push(deck);
  }
  return decks;
}

/** Reads what each side promises for now, and what each side then offers. */
async function expectPromiseKept({ child, parent, household, learner }: TestFamily) {
  const [home, pack, [today]] = await Promise.all([
    product.call(getHome, child.token, {}),
    product.call(getPack, child.token, {}),
    product.call(getToday, parent.token, { params: { householdId: household.id } }),
  ]);
  const now = product.now();
  const sessionId = joinId(learner.id, ulid(now.getTime()));
  const [onDevice, offered] = await Promise.all([
    keptHome(pack, nothingOwn, now),
    openKept(pack, nothingOwn, { sessionId, mode: 'due', now }),
  ]);
  const session = await product.call(startMix, child.token, { body: {} });
  const { portion = 0, more = 0 } = home.today ?? {};
  const cards = session.cards.length;
  const said = { home: portion + more, parent: (today?.waiting ?? 0) + more, device: onDevice.today, offered };
  expect(said).toMatchObject({ home: cards, parent: cards, device: home.today ?? {} });
  expect(offered?.cards.length ?? 0).toBe(cards);
  return session;
}

async function study({ child }: TestFamily, session: OpenSession, isRight: () => boolean) {
  const { token } = child;
  await answer(product, token, session, session.cards.length, () => (isRight() ? 'correct' : 'wrong'));
  const params = { sessionId: session.id };
  await product.call(completeSession, token, { params, body: { cardsStudied: 0, cardsCorrect: 0 } });
}

const nameOf = ({ id, reversed }: OpenSession['cards'][number]) => `${id} ${reversed ?? false}`;

describe('a day as Home says it', () => {
  it('is what the mix offers, on the server, for the grown-ups and on a device, over days with decks in both directions, many small ones, and given ones', async () => {
    product = await openTestProduct();
    const random = randomFrom(7);
    for (const shapes of [
      [
        [9, 'both'],
        [6, 'both'],
        [4, 'front'],
      ],
      Array.from({ length: 11 }, () => [1, 'front'] as const),
    ] as const) {
      product.setNow(startOfTests);
      const family = await makeFamily(product);
      const decks = await makeDecks(family, shapes);
      for (const day of [0, 1, 2, 4, 7]) {
        product.setNow(at(day, 10));
        if (day === 2) {
          const given = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' } as const;
          const body = { ...given, resourceId: decks[0]?.id ?? '', dueDate: addDays(firstDay, 9), untilReady: true };
          await product.call(createAssignment, family.parent.token, { body });
        }
        for (const hour of [11, 15]) {
          product.setNow(at(day, hour));
          const session = await expectPromiseKept(family);
          if (session.cards.length > 0) await study(family, session, () => random() < 0.8);
        }
      }
    }
  });

  it('is what the mix offers where cards have siblings, also in a backlog and once only new siblings are left', async () => {
    product = await openTestProduct();
    const random = randomFrom(3);
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 0);
    const cards = Array.from({ length: 60 }, (_, row) => {
      return { front: `question ${row}`, back: `answer ${row}`, note: Math.floor(row / 3) };
    });
    const body = { importId: 'file-1', offset: 0, cards };
    await product.call(importCards, family.parent.token, { params: { deckId: deck.id }, body });
    await makeDecks(family, [[6, 'front']]);
    let asked = 0;
    for (const day of [0, 1, 2, 3, 5, 6, 8, 15, 22, 23, 24, 25]) {
      for (const hour of [11, 15]) {
        product.setNow(at(day, hour));
        const session = await expectPromiseKept(family);
        const notes = session.cards.map(({ note, id }) => note ?? id);
        expect(new Set(notes).size).toBe(notes.length);
        asked += session.cards.length;
        if (session.cards.length > 0) await study(family, session, () => random() < 0.8);
      }
    }
    expect(asked).toBeGreaterThan(66);
  });

  it('is what the mix offers where many cards return from their rest and some are left out, and a resting card is in no session [study-rest]', async () => {
    const random = randomFrom(5);
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const decks = await makeDecks(family, [
      [8, 'both'],
      [7, 'front'],
    ]);
    const params = { householdId: family.household.id, learnerId: family.learner.id };
    let easier = 0;
    for (let day = 0; day < 26; day += 1) {
      product.setNow(at(day, 11));
      const session = await expectPromiseKept(family);
      const returning = session.cards.filter((card) => card.easier);
      expect(returning.length).toBeLessThanOrEqual(1);
      for (const { others } of returning) expect(others).toHaveLength(3);
      easier += returning.length;
      if (session.cards.length > 0) await study(family, session, () => random() < 0.2);
      if (day % 8 !== 7) continue;
      const cards = await product.call(listLooseCards, family.parent.token, {
        params: { learnerId: family.learner.id },
      });
      const [wanted] = cards.filter(({ isLeftOut }) => !isLeftOut);
      if (!wanted) continue;
      const call = { params: { ...params, cardId: wanted.cardId }, body: { isLeftOut: true } };
      await product.call(leaveOutCard, family.parent.token, call);
      await expectPromiseKept(family);
    }
    expect(easier).toBeGreaterThan(2);
    const left = await product.call(listLooseCards, family.parent.token, { params: { learnerId: family.learner.id } });
    expect(left.filter(({ isLeftOut }) => isLeftOut).length).toBeGreaterThan(1);
    const deckParams = { deckId: decks[0]?.id ?? '' };
    const all = await product.call(startSession, family.child.token, { params: deckParams, body: { mode: 'all' } });
    const isOut = new Set(left.filter(({ isLeftOut }) => isLeftOut).map(({ cardId }) => cardId));
    expect(all.cards.filter(({ id }) => isOut.has(id))).toEqual([]);
    await expectConsistentRows(product);
  });

  it('asks a card in one direction a day, whichever session comes next', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const [deck] = await makeDecks(family, [[8, 'both']]);
    const params = { deckId: deck?.id ?? '' };
    let askedInAll = 0;
    for (const day of [0, 2, 5, 6, 9, 12]) {
      const asked = new Map<string, string>();
      for (const [hour, isMix] of [
        [11, true],
        [13, false],
        [15, true],
      ] as const) {
        product.setNow(at(day, hour));
        const { token } = family.child;
        const session = isMix
          ? await product.call(startMix, token, { body: {} })
          : await product.call(startSession, token, { params, body: {} });
        for (const card of session.cards) {
          expect(asked.get(card.id) ?? nameOf(card)).toBe(nameOf(card));
          asked.set(card.id, nameOf(card));
        }
        await study(family, session, () => true);
      }
      askedInAll += asked.size;
    }
    expect(askedInAll).toBeGreaterThan(15);
  });

  it('goes on with what a grown-up gives once the day is done, and gives a few more new cards to who asks', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    await makeDecks(family, [[30, 'front']]);
    const studied = await expectPromiseKept(family);
    expect(studied.cards).toHaveLength(10);
    await study(family, studied, () => true);
    const caughtUp = await expectPromiseKept(family);
    expect(caughtUp.cards).toEqual([]);
    const more = await product.call(startMix, family.child.token, { body: { more: true } });
    expect(more.cards).toHaveLength(5);
    await study(family, more, () => true);

    const [spelling] = await makeDecks(family, [[12, 'front']]);
    const given = { householdId: family.household.id, learnerId: family.learner.id, type: 'deck' } as const;
    const body = { ...given, resourceId: spelling?.id ?? '', dueDate: addDays(firstDay, 4) };
    await product.call(createAssignment, family.parent.token, { body });
    const mix = await expectPromiseKept(family);
    expect(mix.cards.map(({ deckId }) => deckId)).toEqual(Array.from({ length: 10 }, () => spelling?.id));
    await study(family, mix, () => true);
    const { today } = await product.call(getHome, family.child.token, {});
    expect(today).toMatchObject({ portion: 0, done: 25 });
  });

  it('has as many new cards as a grown-up chose, also in the deck’s own session and in the number of the deck; none means none by themselves', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const [deck] = await makeDecks(family, [
      [30, 'front'],
      [20, 'both'],
    ]);
    const { child, parent, household, learner } = family;
    const place = { params: { householdId: household.id, learnerId: learner.id } };
    const own = { params: { deckId: deck?.id ?? '' }, body: {} };
    const decksOf = async () => {
      const [home, pack, listed] = await Promise.all([
        product.call(getHome, child.token, {}),
        product.call(getPack, child.token, {}),
        product.call(listDecks, child.token, {}),
      ]);
      const kept = await keptHome(pack, nothingOwn, product.now());
      const dueOf = (decks: { readonly id: string; readonly dueCards: number }[] = []) =>
        decks.find(({ id }) => id === deck?.id)?.dueCards;
      return [dueOf(home.decks), dueOf(kept.decks), dueOf(listed)];
    };
    for (const [day, newCardsADay, asNew] of [
      [0, 4, 4],
      [1, 0, 0],
      [2, 'by-time', 10],
    ] as const) {
      product.setNow(at(day, 10));
      await product.call(updateLearner, parent.token, { ...place, body: { newCardsADay } });
      const session = await expectPromiseKept(family);
      expect(session.cards.filter(({ why }) => why?.kind === 'new')).toHaveLength(asNew);
      if (session.cards.length > 0) await study(family, session, () => true);
      const ofDeck = await product.call(startSession, child.token, own);
      expect(await decksOf()).toEqual([ofDeck.cards.length, ofDeck.cards.length, ofDeck.cards.length]);
      if (newCardsADay === 0) {
        expect(ofDeck).toMatchObject({ cards: [], newHeld: true });
        expect(await product.call(startMix, child.token, { body: {} })).toMatchObject({ cards: [], newHeld: true });
        const more = await product.call(startMix, child.token, { body: { more: true } });
        expect(more.cards).toHaveLength(5);
      }
    }
  });
});
