import { beforeAll, expect, it } from 'vitest';
import type { RecordOf } from '../../../shared/export/records.ts';
import { limits } from '../../../shared/limits.ts';
import { restoreEntry, listBin } from '../../../shared/routes/bin.ts';
import { deleteCard, moveCards } from '../../../shared/routes/cards.ts';
import { takeBackReview } from '../../../shared/routes/corrections.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { getHome, getPack } from '../../../shared/routes/home.ts';
import { leaveOutCard, listLooseCards } from '../../../shared/routes/loose.ts';
import { getActivity } from '../../../shared/routes/reports.ts';
import { startMix, startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { answer } from '../../support/answer-cards.ts';
import { addChild, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { readExport } from '../records/read-export.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
});

/** Makes a family whose child has studied the first cards of a deck, and passes two days. */
async function studyFirst(cards: number, asks: 'front' | 'both' = 'front'): Promise<[Deck, string[]]> {
  product.setNow(startOfTests);
  family = await makeFamily(product);
  const deck = await makeDeck(product, family, cards);
  await product.call(updateDeck, family.parent.token, { params: { deckId: deck.id }, body: { asks } });
  const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
  await answer(product, family.child.token, session, session.cards.length, () => 'correct');
  product.pass(12 * 86_400);
  return [deck, session.cards.map(({ id }) => id)];
}

const learner = () => ({ householdId: family.household.id, learnerId: family.learner.id });
const leaveOut = async (cardId: string, isLeftOut = true) =>
  await product.call(leaveOutCard, family.parent.token, { params: { ...learner(), cardId }, body: { isLeftOut } });
const listOut = async () => {
  const params = { learnerId: family.learner.id };
  const cards = await product.call(listLooseCards, family.parent.token, { params });
  return cards.filter(({ isLeftOut }) => isLeftOut).map(({ cardId }) => cardId);
};

/** What the child and the report see of the deck. */
async function readCounts() {
  const { token } = family.child;
  const [home, { study }, activity] = await Promise.all([
    product.call(getHome, token, {}),
    product.call(getPack, token, {}),
    product.call(getActivity, family.parent.token, { params: { learnerId: family.learner.id } }),
  ]);
  const [deck] = home.decks ?? [];
  return {
    today: home.today?.portion,
    due: deck?.dueCards,
    total: deck?.totalCards,
    studied: deck?.studiedCards,
    reported: activity.decks[0]?.totalCards,
    packed: study?.asked.map(({ cardId, reversed }) => `${cardId} ${reversed ?? false}`).toSorted(),
  };
}

it('takes a card out of the child’s mix, sessions, counts and pack, for this child alone, until it is brought back [route-leave-out-card, route-list-loose-cards]', async () => {
  const [deck, studied] = await studyFirst(14);
  const before = await readCounts();
  const [card = ''] = studied;
  await leaveOut(card);
  await leaveOut(card);
  expect(await listOut()).toEqual([card]);
  const after = await readCounts();
  expect(after).toEqual({
    today: (before.today ?? 0) - 1,
    due: (before.due ?? 0) - 1,
    total: 13,
    studied: 9,
    reported: 13,
    packed: before.packed?.filter((one) => !one.startsWith(card)),
  });
  const mix = await product.call(startMix, family.child.token, { body: {} });
  expect(mix.cards.map(({ id }) => id)).not.toContain(card);
  const params = { deckId: deck.id };
  const all = await product.call(startSession, family.child.token, { params, body: { mode: 'all' } });
  expect(all.cards).toHaveLength(13);
  product.pass(1);
  const sibling = await addChild(product, family.parent, family.household.id, 'Mia');
  const hers = await product.call(startSession, sibling.child.token, { params, body: {} });
  expect(hers.cards.map(({ id }) => id)).toContain(card);
  await expectConsistentRows(product);
  await leaveOut(card, false);
  expect(await readCounts()).toEqual(before);
  await expectConsistentRows(product);
});

it('leaves an open session with the next look at it, and an answer that still arrives counts as a day’s work only', async () => {
  const [deck] = await studyFirst(10);
  const params = { deckId: deck.id };
  const { token } = family.child;
  const session = await product.call(startSession, token, { params, body: {} });
  const [card, other] = session.cards;
  await leaveOut(card?.id ?? '');
  const again = await product.call(startSession, token, { params, body: {} });
  expect(again.id).toBe(session.id);
  expect(again.cards.map(({ id }) => id)).toEqual(session.cards.slice(1).map(({ id }) => id));
  const [late] = await answer(product, token, session, 2, () => 'wrong');
  await expectConsistentRows(product);
  const asked = { params: { sessionId: session.id, reviewId: late?.id ?? '' }, query: { cardId: card?.id ?? '' } };
  await product.send(takeBackReview, token, asked);
  await leaveOut(other?.id ?? '');
  await leaveOut(card?.id ?? '', false);
  await expectConsistentRows(product);
});

it('holds for both directions, also for the one that the child has not met', async () => {
  const [deck, studied] = await studyFirst(6, 'both');
  const [card = ''] = studied;
  await leaveOut(card);
  const { token } = family.child;
  for (let day = 0; day < 4; day += 1) {
    const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
    expect(session.cards.map(({ id }) => id)).not.toContain(card);
    if (session.cards.length > 0) await answer(product, token, session, session.cards.length, () => 'correct');
    product.pass(86_400);
  }
  await expectConsistentRows(product);
});

it('moves with its card to another deck, and ends when the card is deleted', async () => {
  const [deck, [card = '', other = '']] = await studyFirst(5, 'both');
  const to = await makeDeck(product, family, 1);
  await leaveOut(card);
  await leaveOut(other);
  const { token } = family.parent;
  await product.call(moveCards, token, { params: { deckId: deck.id }, body: { cardIds: [card], toDeckId: to.id } });
  const there = `${to.id}-${localPart(card)}`;
  expect((await listOut()).toSorted()).toEqual([there, other].toSorted());
  await expectConsistentRows(product);
  await product.call(deleteCard, token, { params: { deckId: deck.id, cardId: other } });
  expect(await listOut()).toEqual([there]);
  const [entry] = await product.call(listBin, token, { params: { householdId: family.household.id } });
  const params = { householdId: family.household.id, entryId: entry?.id ?? '' };
  await product.call(restoreEntry, token, { params });
  await expectConsistentRows(product);
  expect(await listOut()).toEqual([there]);
});

it('goes out with an export', async () => {
  const [, [card = '']] = await studyFirst(4);
  await leaveOut(card);
  const records = await readExport(product, family.parent.token, family.household.id);
  const progress = records.filter((one): one is RecordOf<'deck-progress'> => one.kind === 'deck-progress');
  expect(progress.map(({ leftOut }) => leftOut)).toEqual([[localPart(card)], [localPart(card)]]);
});

it('refuses more cards of a deck than a child can leave out, and a card that is not there', async () => {
  const most = limits.leftOutPerDeck;
  const [deck] = await studyFirst(most + 1);
  const { cards } = await product.call(startSession, family.child.token, {
    params: { deckId: deck.id },
    body: { mode: 'all' },
  });
  for (const { id } of cards.slice(0, most)) await leaveOut(id);
  const refused = async (cardId: string) => {
    const call = { params: { ...learner(), cardId }, json: { isLeftOut: true } };
    return (await product.send(leaveOutCard, family.parent.token, call)).body;
  };
  const [first = ''] = (await listOut()).slice(-1);
  const left = (await product.call(getPack, family.child.token, {})).study?.cards[0]?.id ?? '';
  expect(await refused(left)).toMatchObject({ code: 'too-many-left-out' });
  expect(await refused(`${deck.id}-${localPart(family.learner.id)}`)).toMatchObject({ code: 'not-found' });
  await leaveOut(first, false);
  await leaveOut(left);
});
