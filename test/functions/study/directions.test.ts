import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyCards, deleteCard, importCards, listCards, moveCards } from '../../../shared/routes/cards.ts';
import { removeSession, takeBackReview } from '../../../shared/routes/corrections.ts';
import { getHome, getPack } from '../../../shared/routes/home.ts';
import { deleteDeck, listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { getActivity } from '../../../shared/routes/reports.ts';
import { completeSession, recordReviews, startMix, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { localPart } from '../../../shared/ids.ts';
import { chooseMix, outlineMix } from '../../../shared/scheduling/offer-mix.ts';
import { keptHome } from '../../../shared/study/kept-home.ts';
import { openPack } from '../../../shared/study/open-pack.ts';
import type { OpenSession, Rating, Review } from '../../../shared/schemas/study.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

async function makeAsking(asks: 'back' | 'both', cards: number) {
  product.setNow(startOfTests);
  const family = await makeFamily(product);
  const { id: deckId } = await makeDeck(product, family, cards);
  const deck = await product.call(updateDeck, family.parent.token, { params: { deckId }, body: { asks } });
  return { family, deck };
}

async function start({ child }: TestFamily, { id: deckId }: Deck, mode: 'due' | 'all' = 'due') {
  return await product.call(startSession, child.token, { params: { deckId }, body: { mode } });
}

async function finish({ child }: TestFamily, { id: sessionId, cards }: OpenSession, rating: Rating = 'correct') {
  const params = { sessionId };
  const reviews = cards.map(({ id, reversed }) => ({
    id: ulid(product.now().getTime()),
    cardId: id,
    rating,
    answeredAt: product.now().toISOString(),
    ...(reversed && { reversed }),
  }));
  const receipt = await product.call(recordReviews, child.token, { params, body: { reviews } });
  await product.call(completeSession, child.token, { params, body: { cardsStudied: 0, cardsCorrect: 0 } });
  return { receipt, reviews };
}

/** What the child reads of its only deck: the cards that are ready, on Home and offline. */
async function readyOf({ child }: TestFamily): Promise<(number | undefined)[]> {
  const { decks } = await product.call(getHome, child.token, {});
  const kept = await keptHome(
    await product.call(getPack, child.token, {}),
    { answers: [], ended: new Set() },
    product.now(),
  );
  return [decks?.[0]?.dueCards, kept.decks?.[0]?.dueCards];
}

const sidesOf = ({ cards }: OpenSession) => cards.map(({ front, reversed }) => `${reversed ? 'back of ' : ''}${front}`);

describe('a deck that asks the back', () => {
  it('serves each card reversed, with a memory and a schedule of its own', async () => {
    const { family, deck } = await makeAsking('back', 2);
    const session = await start(family, deck);
    expect(session.deckId).toBe(deck.id);
    expect(sidesOf(session)).toEqual(['back of front 1', 'back of front 2']);
    const { receipt } = await finish(family, session);
    expect(receipt.cards.map(({ reversed }) => reversed)).toEqual([true, true]);
    expect(await product.call(listDecks, family.child.token, {})).toMatchObject([{ asks: 'back', dueCards: 0 }]);
    const params = { deckId: deck.id };
    const front = await product.call(updateDeck, family.parent.token, { params, body: { asks: 'front' } });
    expect(front).toMatchObject({ dueCards: 2, accuracy: 1 });
    expect(sidesOf(await start(family, deck))).toEqual(['front 1', 'front 2']);
  });
});

describe('a deck that asks both sides', () => {
  it('asks the back of a card from the day after its front on, never both in one session, and counts for both', async () => {
    const { family, deck } = await makeAsking('both', 3);
    await finish(family, await start(family, deck));
    expect((await start(family, deck)).cards).toEqual([]);
    product.setNow('2026-01-06T16:00:00.000Z');
    const next = await start(family, deck);
    expect(sidesOf(next)).toEqual(['back of front 1', 'back of front 2', 'back of front 3']);
    expect((await start(family, deck)).id).toBe(next.id);
    await finish(family, next);
    product.setNow('2026-01-08T16:00:00.000Z');
    const [listed] = await product.call(listDecks, family.child.token, {});
    expect(listed?.dueCards).toBe(6);
    const mixed = await start(family, deck);
    expect(new Set(mixed.cards.map(({ id }) => id)).size).toBe(mixed.cards.length);
    expect(mixed.cards).toHaveLength(3);
    const today = await product.call(startMix, family.child.token, { body: {} });
    expect(today.cards).toHaveLength(3);
    const { learner, parent } = family;
    const activity = await product.call(getActivity, parent.token, { params: { learnerId: learner.id }, query: {} });
    expect(await readyOf(family)).toEqual([3, expect.any(Number)]);
    expect(activity.decks).toMatchObject([{ studiedCards: 3, dueCards: 3 }]);
  });

  it('takes answers and sittings back, and forgets both sides of a card that is deleted', async () => {
    const { family, deck } = await makeAsking('both', 2);
    await finish(family, await start(family, deck));
    product.setNow('2026-01-06T16:00:00.000Z');
    const session = await start(family, deck);
    const { reviews } = await finish(family, session, 'wrong');
    // All have the same timestamp, so the newest is the one with the highest id.
    const newest = reviews.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
    const params = { sessionId: session.id, reviewId: newest?.id ?? '' };
    const taken = await product.call(takeBackReview, family.child.token, { params });
    expect(taken.cards).toEqual([{ cardId: newest?.cardId, reversed: true, mastered: false }]);
    const gone = { deckId: deck.id, cardId: session.cards[0]?.id ?? '' };
    await product.call(deleteCard, family.parent.token, { params: gone });
    await product.call(removeSession, family.parent.token, { params: { sessionId: session.id } });
    expect(sidesOf(await start(family, deck))).toEqual(['back of front 2']);
    await product.call(deleteDeck, family.parent.token, { params: { deckId: deck.id } });
    expect(await product.call(listDecks, family.child.token, {})).toEqual([]);
  });
});

describe('the cards that are ready in a list of decks', () => {
  it('are those that a session brings, where a card asked from one side waits with its other', async () => {
    const { family, deck } = await makeAsking('both', 3);
    expect(await readyOf(family)).toEqual([3, 3]);
    await finish(family, await start(family, deck));
    product.setNow('2026-01-06T16:00:00.000Z');
    await finish(family, await start(family, deck));
    product.setNow('2026-01-08T16:00:00.000Z');
    expect(await readyOf(family)).toEqual([3, 3]);
    const session = await start(family, deck);
    expect(session.cards).toHaveLength(3);
    await finish(family, session);
    expect((await start(family, deck)).cards).toEqual([]);
    expect(await readyOf(family)).toEqual([0, 0]);
  });
});

describe('cards of one note', () => {
  const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T16:00:00.000Z`;

  it('are asked on different days, in sessions with one deck, in the mix and in the pack; a new one waits until no sibling is due', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const { parent, child } = family;
    const deck = await makeDeck(product, family, 0);
    const params = { deckId: deck.id };
    const kinds = ['capital', 'flag'];
    const cards = ['Italy', 'Peru', 'Chad'].flatMap((country, note) =>
      kinds.map((kind) => ({ front: `${kind} of ${country}`, back: country, ...(country !== 'Chad' && { note }) })),
    );
    await product.call(importCards, parent.token, { params, body: { importId: 'file-1', offset: 0, cards } });
    const listed = await product.call(listCards, parent.token, { params, query: {} });
    const notes = listed.map(({ note }) => note);
    expect(new Set(notes.slice(0, 2)).size + new Set(notes.slice(2, 4)).size).toBe(2);
    expect([notes[0] === notes[2], ...notes.slice(4)]).toEqual([false, undefined, undefined]);

    const before = await product.call(getPack, child.token, {});
    const first = await start(family, deck);
    const chad = ['capital of Chad', 'flag of Chad'];
    expect(sidesOf(first).toSorted()).toEqual(['capital of Italy', 'capital of Peru', ...chad].toSorted());
    const { reviews } = await finish(family, first);
    const offline = (answers: readonly { readonly review: Review; readonly sessionId: string }[]) => {
      if (!before.study) throw new Error('The pack has nothing to study.');
      const kept = openPack(before, before.study, { answers, ended: new Set() }, product.now());
      return chooseMix(kept.source, outlineMix(kept));
    };
    const namesOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => localPart(id)).toSorted();
    expect((await offline([])).map(({ card }) => card).toSorted()).toEqual(namesOf(first.cards));
    expect(await offline(reviews.map((review) => ({ review, sessionId: first.id })))).toEqual([]);
    expect((await start(family, deck)).cards).toEqual([]);
    expect((await product.call(getHome, child.token, {})).today?.portion).toBe(0);
    expect(await readyOf(family)).toEqual([0, 0]);
    const { study } = await product.call(getPack, child.token, {});
    expect(study?.decks).toMatchObject([{ hasSiblings: true }]);
    const resting = study?.asked.filter(({ restsOn }) => restsOn !== undefined).map(({ cardId }) => cardId);
    expect(resting).toEqual([listed[1]?.id, listed[3]?.id]);

    product.setNow(day(6));
    const home = await product.call(getHome, child.token, {});
    const mix = await product.call(startMix, child.token, { body: {} });
    expect(sidesOf(mix)).toEqual(['flag of Italy', 'flag of Peru']);
    expect(home.today?.portion).toBe(2);
    await finish(family, mix);
    product.setNow(day(9));
    const later = await start(family, deck);
    expect(sidesOf(later)).toHaveLength(4);
    expect(new Set(later.cards.map(({ note, id }) => note ?? id)).size).toBe(4);
  });

  it('stay siblings when they are moved or copied to another deck', async () => {
    product.setNow(startOfTests);
    const family = await makeFamily(product);
    const { parent } = family;
    const [deck, moved, copied] = [
      await makeDeck(product, family, 0),
      await makeDeck(product, family, 0),
      await makeDeck(product, family, 0),
    ];
    const cards = ['one', 'two'].map((front) => ({ front, back: 'b', note: 5 }));
    await product.call(importCards, parent.token, {
      params: { deckId: deck.id },
      body: { importId: 'file-1', offset: 0, cards },
    });
    const ids = (await product.call(listCards, parent.token, { params: { deckId: deck.id }, query: {} })).map(
      ({ id }) => id,
    );
    const to = (toDeckId: string) => ({ params: { deckId: deck.id }, body: { cardIds: ids, toDeckId } });
    await product.call(copyCards, parent.token, to(copied.id));
    await product.call(moveCards, parent.token, to(moved.id));
    for (const target of [copied, moved]) expect((await start(family, target)).cards).toHaveLength(1);
  });
});
