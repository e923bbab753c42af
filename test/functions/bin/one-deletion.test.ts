import { beforeAll, beforeEach, expect, it } from 'vitest';
import { storedAssignments } from '../../../functions/data/content/assignment.ts';
import { storedBinEntries } from '../../../functions/data/content/bin.ts';
import { storedCards } from '../../../functions/data/content/card.ts';
import { storedDecks } from '../../../functions/data/content/deck.ts';
import { countInHousehold, householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { addSizes, cardBytesInBin } from '../../../shared/card-marks.ts';
import { joinId, localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { createAssignment, deleteAssignment } from '../../../shared/routes/assignments.ts';
import { listBin, removeEntry, restoreEntry } from '../../../shared/routes/bin.ts';
import { createCard, deleteCard, deleteCards, listCards } from '../../../shared/routes/cards.ts';
import { deleteDeck, listDecks } from '../../../shared/routes/decks.ts';
import { changeCards, listImports } from '../../../shared/routes/imports.ts';
import { deleteQuiz, generateQuiz } from '../../../shared/routes/quizzes.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { finishDeletions } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, lostCall, mentions, type SdkCall } from '../../support/faults.ts';
import { beginImport, makeDeck, makeFamily, makePictureCard, type TestFamily } from '../../support/test-family.ts';
import { writeItems } from '../../support/table/write-items.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
/** Time that passes with each look at the clock; deletions and restorations look after each card. */
let tickMs = 0;
beforeAll(async () => {
  let at = Date.parse(startOfTests);
  product = await openTestProduct({ clock: () => new Date((at += tickMs)) });
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  tickMs = 0;
  faults.clear();
  family = await makeFamily(product);
});

const place = () => ({ householdId: family.household.id });
const rowsOf = () => householdRows(product.context.table, family.household.id);
const restore = async (entryId: string) =>
  await product.send(restoreEntry, family.parent.token, { params: { ...place(), entryId } });
const cardsOf = async ({ id }: Deck) => await storedCards.list(rowsOf(), { deck: localPart(id) });
const binOf = async () => await storedBinEntries.list(rowsOf());

/** Deletes cards as the screen does: in several calls, which name the same deletion, until one is refused. @returns the status of each call. */
async function deleteTogether(
  deck: Deck,
  cards: readonly string[],
  id = 'deletion-1',
  sizes: readonly number[] = [],
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < cards.length && statuses.at(-1) !== 409; at += limits.cardsPerDeletion) {
    const cardIds = cards.slice(at, at + limits.cardsPerDeletion).map((card) => joinId(deck.id, card));
    const laterBytes = addSizes(sizes.slice(at + limits.cardsPerDeletion));
    const body = { cardIds, deletion: { id, left: cards.length - at, laterBytes } };
    statuses.push(
      (await product.send(deleteCards, family.parent.token, { params: { deckId: deck.id }, json: body })).status,
    );
  }
  return statuses;
}

/** Fills the bin up, by an entry of many bytes. @param free the number of bytes for which there is still room. */
async function fillBin(deck: Deck, free: number): Promise<void> {
  const { binBytes = 0 } = (await storedHouseholds.find(rowsOf(), {})) ?? {};
  const bytes = limits.binBytes - binBytes - free;
  const entry = { entry: `${localPart(deck.id)}-filler`, kind: 'card', name: 'x', bytes } as const;
  await rowsOf().commit([
    storedBinEntries.create(rowsOf(), { ...entry, deletedAt: product.now().toISOString() }),
    countInHousehold(rowsOf(), { binCount: 1, binBytes: bytes }),
  ]);
}

it('1,100 cards, more than the bin once held, go into it and push nothing out; cut off halfway, their restoration goes on, and all come back once', async () => {
  const [other, deck] = [await makeDeck(product, family, 1), await makeDeck(product, family, 1_100)];
  await product.call(deleteDeck, family.parent.token, { params: { deckId: other.id } });
  const before = await cardsOf(deck);
  const cards = before.map(({ card }) => card);
  expect(new Set(await deleteTogether(deck, cards))).toEqual(new Set([200]));
  expect(await cardsOf(deck)).toEqual([]);
  expect(await binOf()).toHaveLength(1_101);
  const [told] = (await product.call(listBin, family.parent.token, { params: place() })).filter(
    ({ kind }) => kind === 'card',
  );
  const deletionId = told?.deletionId ?? '';
  expect(deletionId).toBe(`${deck.id}-deletion-1`);
  const kill = { from: 20, when: (call: SdkCall) => isWrite(call) && mentions('BIN#')(call) };
  faults.add({ at: 'call', ...kill, does: () => Promise.reject(new Error('The function was stopped.')) });
  expect((await restore(deletionId)).status).toBe(500);
  expect((await cardsOf(deck)).length).toBe(1_101 - (await binOf()).length);
  expect(await restore(deletionId)).toMatchObject({ status: 200, body: { left: 0 } });
  expect(await cardsOf(deck)).toEqual(before);
  expect((await binOf()).map(({ kind }) => kind)).toEqual(['deck']);
  expect((await restore(deletionId)).status).toBe(404);
  expect((await restore(other.id)).status).toBe(200);
  const decks = await product.call(listDecks, family.parent.token, {});
  expect(decks.find(({ id }) => id === deck.id)?.totalCards).toBe(1_100);
}, 120_000);

it('one deletion is restored in part and as a whole, and deleted for good, in as many calls as it takes', async () => {
  const deck = await makeDeck(product, family, 70);
  const before = await cardsOf(deck);
  const cards = before.map(({ card }) => card);
  await deleteTogether(deck, cards.slice(0, 4));
  await deleteTogether(deck, cards.slice(4), 'deletion-2');
  expect((await restore(joinId(deck.id, cards[4] ?? ''))).status).toBe(200);
  tickMs = 6_000;
  const lefts: unknown[] = [];
  while (lefts.length < 9 && lefts.at(-1) !== 0)
    lefts.push(((await restore(`${deck.id}-deletion-2`)).body as { readonly left?: number }).left);
  expect(lefts.length).toBeGreaterThan(1);
  expect(lefts.at(-1)).toBe(0);
  expect(await cardsOf(deck)).toEqual(before.slice(4));
  const remove = async () =>
    (await product.send(removeEntry, family.parent.token, { params: { ...place(), entryId: `${deck.id}-deletion-1` } }))
      .status;
  const statuses: number[] = [];
  while (statuses.length < 9 && (await binOf()).length > 0) statuses.push(await remove());
  expect(statuses.length).toBeGreaterThan(1);
  expect([new Set(statuses), await remove()]).toEqual([new Set([204]), 404]);
  expect((await restore(`${deck.id}-deletion-1`)).status).toBe(404);
});

it('a deletion that its deck has no room for comes back as far as there is room, says how many are left, and then why', async () => {
  const deck = await makeDeck(product, family, 60);
  const before = await cardsOf(deck);
  await deleteTogether(
    deck,
    before.map(({ card }) => card),
  );
  const room = 53;
  const fill = async (totalCards: number) =>
    await rowsOf().commit([storedDecks.change(rowsOf(), { deck: localPart(deck.id) }, { add: { totalCards } })]);
  await fill(limits.cardsPerDeck - room);
  expect(await restore(`${deck.id}-deletion-1`)).toMatchObject({ status: 200, body: { left: 7 } });
  expect(await restore(`${deck.id}-deletion-1`)).toMatchObject({ status: 409, body: { code: 'too-many-cards' } });
  expect([await cardsOf(deck), (await binOf()).length]).toEqual([before.slice(0, room), 7]);
  await fill(room - limits.cardsPerDeck);
  expect(await restore(`${deck.id}-deletion-1`)).toMatchObject({ status: 200, body: { left: 0 } });
  expect(await cardsOf(deck)).toEqual(before);
});

it('what does not fit into the bin is not deleted, and nothing leaves the bin for it', async () => {
  const deck = await makeDeck(product, family, 8);
  const { token } = family.parent;
  const quiz = await product.call(generateQuiz, token, { params: { deckId: deck.id }, body: {} });
  const work = { ...place(), learnerId: family.learner.id, type: 'deck', resourceId: deck.id } as const;
  const assignment = await product.call(createAssignment, token, { body: work });
  const cards = (await cardsOf(deck)).map(({ card }) => card);
  await product.call(deleteCard, token, { params: { deckId: deck.id, cardId: joinId(deck.id, cards[0] ?? '') } });
  const [{ bytes = 0 } = {}] = await binOf();
  await fillBin(deck, Math.floor(bytes * 2.5));
  const inBin = await binOf();
  const full = { status: 409, body: { code: 'bin-full' } };
  expect(await deleteTogether(deck, cards.slice(1, 5))).toEqual([409]);
  const importId = await beginImport(product, family, deck.id);
  const removed = cards.slice(1, 5).map((card) => joinId(deck.id, card));
  const changes = { params: { deckId: deck.id }, json: { importId, changes: [], removed } };
  expect(await product.send(changeCards, token, changes)).toMatchObject(full);
  expect([await binOf(), (await cardsOf(deck)).length]).toEqual([inBin, 7]);
  expect(await deleteTogether(deck, cards.slice(1, 3))).toEqual([200]);
  // A repeated call needs no room.
  expect(await deleteTogether(deck, cards.slice(1, 3))).toEqual([200]);
  await fillBin(await makeDeck(product, family, 0), 0);
  const before = await binOf();
  for (const answer of [
    await product.send(deleteCard, token, { params: { deckId: deck.id, cardId: joinId(deck.id, cards[4] ?? '') } }),
    await product.send(deleteAssignment, token, { params: { assignmentId: assignment.id } }),
    await product.send(deleteQuiz, token, { params: { quizId: quiz.id } }),
    await product.send(deleteDeck, token, { params: { deckId: deck.id } }),
  ])
    expect(answer).toMatchObject(full);
  expect(await binOf()).toEqual(before);
  expect((await restore(joinId(deck.id, cards[0] ?? ''))).status).toBe(200);
});

/** Makes cards that need two calls to be deleted, the large ones in the second. @returns them as the screen has them, and their size in the bin. */
async function makeLargeCards(deck: Deck) {
  const params = { deckId: deck.id };
  await makePictureCard(product, family, deck.id);
  const texts = {
    front: '語"\\n'.repeat(900),
    back: '\u{1F98A}'.repeat(2_000),
    extra: 'ß'.repeat(500),
    tags: ['Tiere', 'été'],
  };
  for (let made = 0; made < 3; made += 1) await product.call(createCard, family.parent.token, { params, body: texts });
  const shown = await product.call(listCards, family.parent.token, { params });
  const sizes = shown.map(cardBytesInBin);
  return { cards: shown.map(({ id }) => localPart(id)), sizes, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

it('a deletion whose large cards come in a later call is refused before its first card; one that fits to the byte is not, whole or in part', async () => {
  const deck = await makeDeck(product, family, limits.cardsPerDeletion);
  const { cards, sizes, bytes } = await makeLargeCards(deck);
  expect(bytes).toBeGreaterThan(30_000);
  const filler = await makeDeck(product, family, 0);
  await fillBin(filler, bytes - 1);
  expect(await deleteTogether(deck, cards, 'deletion-1', sizes)).toEqual([409]);
  expect([(await cardsOf(deck)).map(({ card }) => card), (await binOf()).length]).toEqual([cards, 1]);
  const countByte = async (binBytes: number) => await rowsOf().commit([countInHousehold(rowsOf(), { binBytes })]);
  await countByte(-1);
  expect(await deleteTogether(deck, cards, 'deletion-2', sizes)).toEqual([200, 200]);
  expect((await storedHouseholds.find(rowsOf(), {}))?.binBytes).toBe(limits.binBytes);
  // A part that is restored makes exactly the room that it needs to go again.
  const last = cards.slice(-2);
  for (const card of last) expect((await restore(joinId(deck.id, card))).status).toBe(200);
  expect(await deleteTogether(deck, last, 'deletion-3', sizes.slice(-2))).toEqual([200]);
  expect((await storedHouseholds.find(rowsOf(), {}))?.binBytes).toBe(limits.binBytes);
  await countByte(1);
});

it('an import whose removals do not all fit changes and removes nothing', async () => {
  const deck = await makeDeck(product, family, 3);
  const before = await cardsOf(deck);
  const cardIds = before.map(({ card }) => joinId(deck.id, card));
  const sizes = before.map(cardBytesInBin);
  const [, second = 0, third = 0] = sizes;
  await fillBin(await makeDeck(product, family, 0), second + third);
  const send = async (removed: readonly string[], later: object) =>
    await product.send(changeCards, family.parent.token, {
      params: { deckId: deck.id },
      json: {
        importId: 'import-1',
        changes: [{ cardId: cardIds[0], front: 'new', back: 'new' }],
        removed: [...removed],
        later,
      },
    });
  const full = { status: 409, body: { code: 'bin-full' } };
  expect(await send([], { cards: 2, bytes: second + third + 1 })).toMatchObject(full);
  expect(await send(cardIds.slice(1, 2), { cards: 1, bytes: third + 1 })).toMatchObject(full);
  const imports = await product.call(listImports, family.parent.token, { params: { deckId: deck.id } });
  expect([await cardsOf(deck), imports.filter(({ changed, removed }) => changed + removed > 0)]).toEqual([before, []]);
  expect(await send([], { cards: 2, bytes: second + third })).toMatchObject({ status: 200, body: { changed: 1 } });
  expect(await send(cardIds.slice(1), { cards: 0, bytes: 0 })).toMatchObject({ status: 200, body: { removed: 2 } });
});

it('a deletion of many cards that is larger than the room in the bin is refused before its first card', async () => {
  const deck = await makeDeck(product, family, 2);
  const cardIds = (await cardsOf(deck)).map(({ card }) => joinId(deck.id, card));
  const entries = Array.from({ length: limits.binEntries - limits.cardsPerDeck + 1 }, (_, at) => {
    const entry = { entry: `${localPart(deck.id)}-${at}`, kind: 'card' as const, name: 'x' };
    return storedBinEntries.create(rowsOf(), { ...entry, deletedAt: product.now().toISOString() });
  });
  await writeItems(product.client, entries);
  await rowsOf().commit([countInHousehold(rowsOf(), { binCount: entries.length })]);
  const ask = async (left: number) =>
    await product.send(deleteCards, family.parent.token, {
      params: { deckId: deck.id },
      json: { cardIds, deletion: { id: 'all', left } },
    });
  expect(await ask(limits.cardsPerDeck)).toMatchObject({ status: 409, body: { code: 'bin-full' } });
  expect((await cardsOf(deck)).length).toBe(2);
  expect(await ask(limits.cardsPerDeck - 1)).toMatchObject({ status: 200, body: { deleted: 2 } });
  expect(await binOf()).toHaveLength(entries.length + 2);
}, 60_000);

it('a deck whose deletion breaks off after its first write takes its open assignment along soon after, and brings it back', async () => {
  const deck = await makeDeck(product, family, 2);
  const body = { ...place(), learnerId: family.learner.id, type: 'deck', resourceId: deck.id } as const;
  await product.call(createAssignment, family.parent.token, { body });
  faults.add({ at: 'call', when: isWrite, from: 2, times: 100, does: lostCall });
  expect((await product.send(deleteDeck, family.parent.token, { params: { deckId: deck.id } })).status).toBe(503);
  faults.clear();
  const openOnes = async () => await storedAssignments.list(rowsOf());
  expect([(await binOf()).length, (await openOnes()).length]).toEqual([1, 1]);
  await finishDeletions(product, () => new Date(product.context.clock().getTime() + 61_000));
  expect([(await binOf()).length, (await openOnes()).length]).toEqual([2, 0]);
  expect((await restore(deck.id)).status).toBe(200);
  expect([(await binOf()).length, (await openOnes()).length]).toEqual([0, 1]);
});
