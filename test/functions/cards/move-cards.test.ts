import { beforeAll, expect, it } from 'vitest';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { restoreEntry } from '../../../shared/routes/bin.ts';
import { copyCards, deleteCard, listCards, moveCards } from '../../../shared/routes/cards.ts';
import { removeSession, takeBackReview } from '../../../shared/routes/corrections.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { clearFlag, flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { type Faults, injectFaults, isWrite, meanwhile } from '../../support/faults.ts';
import { makeDeck, makeFamily, makePictureCard, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let token: string;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  token = family.parent.token;
});

/** Makes two decks a second apart, because cards imported at the same time would have the same local ids. */
async function makeDecks(cards: number, others: number): Promise<[Deck, Deck]> {
  const deck = await makeDeck(product, family, cards);
  product.pass(1);
  return [deck, await makeDeck(product, family, others)];
}

const cardsOf = async (deck: Pick<Deck, 'id'>) => await product.call(listCards, token, { params: { deckId: deck.id } });
const move = async (from: Deck, to: Deck, cardIds: string[]) =>
  await product.call(moveCards, token, { params: { deckId: from.id }, body: { cardIds, toDeckId: to.id } });
const copy = async (from: Deck, to: Deck, cardIds: string[]) =>
  await product.call(copyCards, token, { params: { deckId: from.id }, body: { cardIds, toDeckId: to.id } });
const study = async (deck: Deck): Promise<OpenSession> =>
  await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode: 'all' } });

/** Returns the child's memory of a card, and the answers that count for it. */
async function readKnown(deck: Deck, cardId: string) {
  const rows = householdRows(product.context.table, family.household.id);
  const place = { learner: localPart(family.learner.id), deck: localPart(deck.id), card: localPart(cardId) };
  const log = await storedReviews.list(rows, place);
  const standing = log.filter(({ movedTo, takenBackAt }) => movedTo === undefined && takenBackAt === undefined);
  const { state, wrong, lastAnswer } = (await storedMemories.find(rows, place)) ?? {};
  return { state, wrong, lastAnswer, answers: standing.map(({ id }) => id).toSorted() };
}

it('moves a card with what the child knows and says of it, and what was given before can be taken back after [route-move-cards]', async () => {
  const [from, to] = await makeDecks(3, 1);
  const session = await study(from);
  const given = await answer(product, family.child.token, session, 7);
  const card = session.cards[0]?.id ?? '';
  await product.call(flagCard, family.child.token, { params: { deckId: from.id, cardId: card }, body: {} });
  const before = await readKnown(from, card);
  expect(before.answers).toHaveLength(3);
  expect(await move(from, to, [card, card])).toEqual({ left: [] });
  expect(await readKnown(to, card)).toEqual(before);
  expect(await readKnown(from, card)).toEqual({ answers: [] });
  const flags = await product.call(listFlags, token, { params: { householdId: family.household.id } });
  expect(flags.map(({ deckId }) => deckId)).toEqual([to.id]);
  // A repeated call finds nothing to do, and a resent answer is not stored twice.
  expect(await move(from, to, [card])).toEqual({ left: [] });
  const params = { sessionId: session.id };
  const again = given.filter(({ cardId }) => cardId === card);
  await product.call(recordReviews, family.child.token, { params, body: { reviews: again } });
  const newest = given.at(-1)?.id ?? '';
  await product.call(takeBackReview, family.child.token, { params: { ...params, reviewId: newest } });
  expect((await readKnown(to, card)).answers).toHaveLength(2);
  await product.call(removeSession, token, { params });
  expect(await readKnown(to, card)).toEqual({ answers: [] });
  const decks = await product.call(listDecks, family.child.token, {});
  expect(decks.filter(({ id }) => [from.id, to.id].includes(id)).map(({ totalCards }) => totalCards)).toEqual([2, 2]);
});

it('remembers a late answer to the old place once the card is back there, and refuses its own deck', async () => {
  const [from, to] = await makeDecks(2, 0);
  const session = await study(from);
  await answer(product, family.child.token, session, 2);
  const [card = '', other = ''] = session.cards.map(({ id }) => id);
  await move(from, to, [card, other]);
  product.pass(60);
  await answer(product, family.child.token, { id: session.id, cards: session.cards.slice(0, 1) }, 1);
  const away = card.replace(localPart(from.id), localPart(to.id));
  expect((await readKnown(to, card)).answers).toHaveLength(1);
  await move(to, from, [away]);
  expect((await readKnown(from, card)).answers).toHaveLength(2);
  await expect(move(from, from, [card])).rejects.toThrow('Pick another deck');
});

it('moves a card with more answers than a transaction takes, and many that nobody knows at once', async () => {
  const [from, to] = await makeDecks(limits.cardsPerMove, 1);
  const session = await study(from);
  await answer(product, family.child.token, { id: session.id, cards: session.cards.slice(0, 1) }, 60);
  const card = session.cards[0]?.id ?? '';
  const before = await readKnown(from, card);
  const all = await cardsOf(from);
  expect(
    await move(
      from,
      to,
      all.map(({ id }) => id),
    ),
  ).toEqual({ left: [] });
  expect(await readKnown(to, card)).toEqual(before);
  expect(await cardsOf(from)).toEqual([]);
  expect((await cardsOf(to)).map(({ front }) => front)).toHaveLength(limits.cardsPerMove + 1);
});

it('goes on with a card that was half moved and then deleted where it came to, and deletes it like any other', async () => {
  const [from, to] = await makeDecks(1, 0);
  const session = await study(from);
  await answer(product, family.child.token, session, 60);
  const card = session.cards[0]?.id ?? '';
  const before = await readKnown(from, card);
  faults.add({ when: isWrite, does: meanwhile(async () => product.pass(6)), from: 2 });
  expect(await move(from, to, [card])).toEqual({ left: [card] });
  faults.clear();
  const there = card.replace(localPart(from.id), localPart(to.id));
  const place = { params: { deckId: to.id, cardId: there } };
  expect((await readKnown(to, card)).answers.length).toBeGreaterThan(0);
  await product.call(deleteCard, token, place);
  expect(await move(from, to, [card])).toEqual({ left: [] });
  expect(await readKnown(to, card)).toEqual(before);
  await product.call(deleteCard, token, place);
  const params = { householdId: family.household.id, entryId: there };
  expect(await product.call(restoreEntry, token, { params })).toMatchObject({ id: there });
  const decks = await product.call(listDecks, family.child.token, {});
  expect(decks.find(({ id }) => id === to.id)).toMatchObject({ totalCards: 1, studiedCards: 1 });
  expect(await readKnown(to, card)).toEqual(before);
});

it('leaves a flag behind that the child takes back at that moment', async () => {
  const [from, to] = await makeDecks(1, 0);
  const [card] = await cardsOf(from);
  const params = { deckId: from.id, cardId: card?.id ?? '' };
  await product.call(flagCard, family.child.token, { params, body: {} });
  const takeBack = async () => await product.call(clearFlag, family.child.token, { params });
  faults.add({ when: isWrite, does: meanwhile(takeBack) });
  expect(await move(from, to, [params.cardId])).toEqual({ left: [] });
  faults.clear();
  const flags = await product.call(listFlags, token, { params: { householdId: family.household.id } });
  expect(flags.filter(({ deckId }) => deckId === to.id)).toEqual([]);
});

it('copies cards in the order in which they are named, with their pictures, and into no deck of another family [route-copy-cards]', async () => {
  const [from, to] = await makeDecks(12, 0);
  await makePictureCard(product, family, from.id);
  const cards = await cardsOf(from);
  const first = await copy(from, to, cards.map(({ id }) => id).toReversed());
  expect(first).toEqual({ copied: 13, left: [] });
  const copies = await cardsOf(to);
  expect(copies.map(({ front }) => front)).toEqual(cards.map(({ front }) => front).toReversed());
  expect(copies[0]?.frontMedia).toEqual(cards.at(-1)?.frontMedia);
  // The picture is kept as long as a copy shows it.
  await product.call(deleteCard, token, { params: { deckId: from.id, cardId: cards.at(-1)?.id ?? '' } });
  const stranger = await makeFamily(product);
  const theirs = await makeDeck(product, stranger, 0);
  await expect(copy(from, theirs, [cards[0]?.id ?? ''])).rejects.toThrow('answered 404');
});
