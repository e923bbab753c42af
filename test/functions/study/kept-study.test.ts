import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinId } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { getHome, getPack } from '../../../shared/routes/home.ts';
import { updateLearner } from '../../../shared/routes/learners.ts';
import { listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { adoptSession, completeSession, startMix } from '../../../shared/routes/study.ts';
import type { OpenSession, Rating, Review } from '../../../shared/schemas/study.ts';
import { foldOwn, type OwnAnswer, type Pack } from '../../../shared/study/kept-study.ts';
import { type KeptHome, keptHome } from '../../../shared/study/kept-home.ts';
import { openKept } from '../../../shared/study/open-kept.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
});

const pack = async () => await product.call(getPack, family.child.token, {});

/** A device that studies offline from its pack and sends the results. */
class Device {
  readonly pack: Pack;
  readonly own: OwnAnswer[] = [];
  readonly ended = new Set<string>();

  constructor(made: Pack) {
    this.pack = made;
  }

  async open(wish: { readonly deckId?: string; readonly mode?: 'due' | 'all' } = {}): Promise<OpenSession | undefined> {
    const now = product.now();
    const sessionId = joinId(family.learner.id, ulid(now.getTime()));
    return await openKept(
      this.pack,
      { answers: this.own, ended: this.ended },
      { sessionId, mode: 'due', now, ...wish },
    );
  }

  /** Answers each card and sends the results. Every third card is answered wrong at first, unless `isKnown`. */
  async study(session: OpenSession, mode: 'due' | 'all' = 'due', isKnown = false): Promise<void> {
    const { id: sessionId, startedAt, deckId } = session;
    const reviews = session.cards.flatMap(({ id: cardId, reversed }, index) => {
      const ratings: Rating[] = index % 3 === 0 && !isKnown ? ['wrong', 'correct'] : ['correct'];
      return ratings.map((rating): Review => {
        const answeredAt = new Date(product.now().getTime() + this.own.length).toISOString();
        const id = ulid();
        return { id, cardId, rating, answeredAt, msTaken: 20_000, ...(reversed && { reversed }) };
      });
    });
    this.own.push(
      ...reviews.map((review) => ({
        sessionId,
        review,
        startedAt,
        ...(mode === 'all' && { practice: true as const }),
      })),
    );
    this.ended.add(sessionId);
    const cards = session.cards.map(({ id: cardId, reversed }) => ({ cardId, ...(reversed && { reversed }) }));
    const opening = { startedAt, mode, cards, ...(deckId !== undefined && { deckId }) };
    await product.call(adoptSession, family.child.token, { params: { sessionId }, body: opening });
    const body = { cardsStudied: 0, cardsCorrect: 0, reviews };
    await product.call(completeSession, family.child.token, { params: { sessionId }, body });
  }

  async home() {
    return withDone(await keptHome(this.pack, { answers: this.own, ended: this.ended }, product.now()));
  }
}

/** Removes what device and server may state differently: exact completion times, and badges that only the server awards. */
function withDone({ assignments = [], today, earned, ...home }: KeptHome) {
  const { badges, ...counts } = today ?? {};
  if (earned) expect(badges ?? 0).toBe(earned.length);
  const work = assignments.map(({ id, completedAt, needsToday }) => `${id} ${completedAt?.slice(0, 16)} ${needsToday}`);
  return { ...home, badges: undefined, today: counts, work: work.toSorted() };
}

const servers = async () => withDone(await product.call(getHome, family.child.token, {}));

/** Makes a learner with their own pace and two assigned decks: one is asked in both directions, the other must be known by a date. */
async function makeBusyFamily(goal = {}) {
  product.setNow(startOfTests);
  family = await makeFamily(product, 'America/New_York');
  const [plain, both] = [await makeDeck(product, family, 12), await makeDeck(product, family, 9)];
  await product.call(updateDeck, family.parent.token, { params: { deckId: both.id }, body: { asks: 'both' } });
  const params = { householdId: family.household.id, learnerId: family.learner.id };
  await product.call(updateLearner, family.parent.token, { params, body: { pace: 'keen', cardsPerDay: 12, ...goal } });
  const give = async (resourceId: string, planned = {}) =>
    await product.call(createAssignment, family.parent.token, {
      body: { ...params, type: 'deck', resourceId, ...planned },
    });
  await give(both.id);
  await give(plain.id, { dueDate: '2026-02-20', untilReady: true });
  return { plain, both };
}

describe('a device that has a pack', () => {
  it('shows the same Home, and remembers the same, as the server makes of its answers, over days, decks and both sides', async () => {
    const { plain } = await makeBusyFamily();
    const device = new Device(await pack());
    for (const [at, wish] of [
      ['2026-01-06T16:00:00.000Z', {}],
      // Before 4:00, the previous study day continues.
      ['2026-01-07T08:30:00.000Z', { deckId: plain.id, mode: 'all' }],
      ['2026-01-07T16:00:00.000Z', {}],
      ['2026-01-09T02:00:00.000Z', { deckId: plain.id }],
      ['2026-01-10T16:00:00.000Z', {}],
    ] as const) {
      product.setNow(at);
      expect(await device.home()).toEqual(await servers());
      const session = await device.open(wish);
      expect(session?.cards.length).toBeGreaterThan(0);
      if (session) await device.study(session, 'mode' in wish ? wish.mode : 'due');
      expect(await device.home()).toEqual(await servers());
    }
    const { study } = await pack();
    const folded = device.pack.study && foldOwn(device.pack.study, device.own);
    const memories = (known = study) =>
      new Map(known?.asked.map(({ cardId, reversed, memory }) => [`${cardId} ${reversed ?? false}`, memory?.state]));
    for (const [name, state] of memories())
      if (state) expect([name, memories(folded).get(name)]).toEqual([name, state]);
    expect(folded?.streak).toEqual(study?.streak);
    expect(folded?.streak?.streakLength).toBe(4);
    const { today } = await keptHome(device.pack, { answers: device.own, ended: device.ended }, product.now());
    expect(today?.badges).toBe(1);
  });

  it('knows the badges that the server lists, with those of a streak that went on here, each with the day on which it was earned', async () => {
    await makeBusyFamily();
    const params = { learnerId: family.learner.id };
    const listed = async () =>
      (await product.call(listEarnedBadges, family.child.token, { params })).map((one) => ({
        ...one,
        earnedAt: one.earnedAt.slice(0, 10),
      }));
    const device = new Device(await pack());
    const shown = async () =>
      (await keptHome(device.pack, { answers: device.own, ended: device.ended }, product.now())).earned?.map((one) => ({
        ...one,
        earnedAt: one.earnedAt.slice(0, 10),
      }));
    expect(await shown()).toEqual([]);
    for (const day of ['06', '07', '08']) {
      product.setNow(`2026-01-${day}T16:00:00.000Z`);
      const session = await device.open();
      if (session) await device.study(session);
    }
    product.setNow('2026-01-10T16:00:00.000Z');
    expect(await shown()).toEqual([{ badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-01-08' }]);
    expect(await shown()).toEqual(await listed());
    const { study } = await pack();
    expect(study?.earned?.map(({ badgeId }) => badgeId)).toEqual(['streak-3']);
    expect(device.pack.study && foldOwn({ ...device.pack.study, earned: study?.earned }, device.own).earned).toEqual(
      study?.earned,
    );
  });

  it("chooses today's mix as the server does, also by minutes, says why each card is asked, and counts an answer once however often it is told", async () => {
    await makeBusyFamily({ minutesPerDay: 5 });
    const device = new Device(await pack());
    product.setNow('2026-01-06T16:00:00.000Z');
    const first = await device.open();
    expect((await device.home()).today).toMatchObject({ limit: 15, minutes: { limit: 5, done: 0 } });
    if (first) await device.study(first);
    expect(await device.home()).toEqual(await servers());
    expect((await device.home()).today).toMatchObject({ minutes: { done: 7 } });
    product.setNow('2026-01-08T16:00:00.000Z');
    const mine = await device.open();
    const theirs = await product.call(startMix, family.child.token, { body: {} });
    expect(mine?.cards).toEqual(theirs.cards);
    expect(mine?.cards.map(({ why }) => why?.kind)).toContain('due');
    expect(mine?.decks).toEqual(theirs.decks);
    expect(mine?.cards.length).toBeGreaterThan(5);
    const fold = (own: readonly OwnAnswer[]) => device.pack.study && foldOwn(device.pack.study, own);
    expect(fold([...device.own, ...device.own])).toEqual(fold(device.own));
  });

  it('has nothing for a deck that it does not know, and says so apart from "nothing is due"', async () => {
    const { both } = await makeBusyFamily();
    const device = new Device(await pack());
    const other = await makeDeck(product, family, 3);
    expect(await device.open({ deckId: other.id })).toBeUndefined();
    const session = await device.open({ deckId: both.id });
    if (session) await device.study(session, 'due', true);
    expect(await device.open({ deckId: both.id })).toMatchObject({ cards: [], nextDueAt: '2026-01-06T09:00:00.000Z' });
  });

  it('offers three wrong answers of the deck where one is chosen', async () => {
    const { plain } = await makeBusyFamily();
    const body = { answerWay: 'choose' } as const;
    await product.call(updateDeck, family.parent.token, { params: { deckId: plain.id }, body });
    const session = await new Device(await pack()).open({ deckId: plain.id });
    expect(session).toMatchObject({ deckId: plain.id, answerWay: 'choose' });
    for (const { id, back, others } of session?.cards ?? []) {
      expect(others).toHaveLength(3);
      expect(others?.map(({ cardId }) => cardId)).not.toContain(id);
      expect(others?.map(({ text }) => text)).not.toContain(back);
    }
  });
});
