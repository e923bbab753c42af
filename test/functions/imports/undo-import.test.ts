import { beforeAll, beforeEach, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { retention } from '../../../shared/retention.ts';
import { login } from '../../../shared/routes/auth.ts';
import { restoreEntry } from '../../../shared/routes/bin.ts';
import { deleteCard, importCards, listCards, moveCards, updateCard } from '../../../shared/routes/cards.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { changeCards, listImports, undoImport } from '../../../shared/routes/imports.ts';
import { startSession } from '../../../shared/routes/study.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { answer } from '../../support/answer-cards.ts';
import { deleteDeckPermanently } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, lostAnswer, lostCall, meanwhile } from '../../support/faults.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, makePictureCard, password, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
let params: { deckId: string };
let cards: Card[];
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});
/** Six cards, of which a child has studied the first five. */
beforeEach(async () => {
  faults.clear();
  deck = await makeDeck(product, family, 6);
  params = { deckId: deck.id };
  cards = await readCards();
  const session = await product.call(startSession, family.child.token, { params, body: {} });
  await answer(product, family.child.token, session, 5);
});

const importId = 'newer-file';
const readCards = async () => await product.call(listCards, family.parent.token, { params });
const sidesOf = (some: readonly Card[]) => some.map(({ front, back }) => `${front}=${back}`);
const memories = async ({ id }: Pick<Deck, 'id'> = deck) =>
  (
    await readPartition(product, `HH#${family.household.id}`, `L#${localPart(family.learner.id)}#SRS#${localPart(id)}#`)
  ).map(({ SK, state, wrong }) => ({ SK, state, wrong }));
const ask = async () => await product.call(listImports, family.parent.token, { params });

const update = () => ({
  importId,
  name: 'animals.csv',
  changes: [
    { cardId: cards[0]?.id ?? '', front: 'front 1', back: 'mended' },
    { cardId: cards[1]?.id ?? '', front: 'other', back: 'back 2' },
  ],
  removed: [cards[4]?.id ?? ''],
});
const sendUpdate = async () => await product.send(changeCards, family.parent.token, { params, json: update() });
const added = { importId, name: 'animals.csv', offset: 0, cards: [{ front: 'new', back: 'card' }] };
const sendCards = async () => await product.send(importCards, family.parent.token, { params, json: added });
const undo = async () => await product.send(undoImport, family.parent.token, { params, json: { importId } });

async function expectSound(): Promise<void> {
  await expectConsistentRows(product);
  const counted = (await product.call(listDecks, family.parent.token, {})).find(({ id }) => id === deck.id);
  expect(counted?.totalCards).toBe((await readCards()).length);
}

it('gives cards the sides of a newer file, keeps what is known of them, settles what children said of them, and counts that they helped [route-change-cards, route-list-imports]', async () => {
  const before = await memories();
  const [first] = cards;
  for (const { id: cardId } of cards.slice(0, 2))
    await product.call(flagCard, family.child.token, { params: { ...params, cardId }, body: {} });
  expect((await sendCards()).status).toBe(200);
  expect((await sendUpdate()).body).toEqual({ changed: 2, removed: 1 });
  expect(sidesOf(await readCards())).toEqual([
    'front 1=mended',
    'other=back 2',
    'front 3=back 3',
    'front 4=back 4',
    'front 6=back 6',
    'new=card',
  ]);
  expect(await memories()).toEqual(before.slice(0, 4));
  expect(await product.call(listFlags, family.parent.token, { params: { householdId: family.household.id } })).toEqual(
    [],
  );
  const [learner] = await readPartition(product, `HH#${family.household.id}`, 'LEARNER#');
  expect(learner).toMatchObject({ mendedCards: 2 });
  const told = { id: importId, name: 'animals.csv', added: 1, changed: 2, removed: 1, undo: 'possible' };
  expect(await ask()).toMatchObject([told, { id: 'setup', added: 6 }]);
  // A resent update changes nothing, not even what was edited in the meantime.
  const json = { front: 'by hand' };
  await product.call(updateCard, family.parent.token, { params: { ...params, cardId: first?.id ?? '' }, body: json });
  expect((await sendUpdate()).body).toEqual({ changed: 0, removed: 0 });
  expect((await readCards())[0]).toMatchObject({ front: 'by hand', back: 'mended' });
  await expectSound();
});

it('is taken back as a whole: but for what somebody changed since, the deck is as before, and nothing comes in any more [route-undo-import]', async () => {
  const before = { cards: sidesOf(cards), memories: await memories() };
  await sendCards();
  await sendUpdate();
  const [, second] = cards;
  const place = { ...params, cardId: second?.id ?? '' };
  await product.call(updateCard, family.parent.token, { params: place, body: { back: 'by hand' } });
  expect((await undo()).body).toEqual({ left: 0 });
  expect(sidesOf(await readCards())).toEqual(before.cards.with(1, 'other=by hand'));
  expect(await memories()).toEqual(before.memories);
  expect((await ask())[0]).toMatchObject({ id: importId, undo: 'done' });
  expect(await readPartition(product, `HH#${family.household.id}`, `IMPORTED#${localPart(deck.id)}`)).toEqual([]);
  const refused = { status: 409, body: { code: 'import-undone' } };
  expect(await sendCards()).toMatchObject(refused);
  expect(await sendUpdate()).toMatchObject(refused);
  // Also where the bin has no room for what it would remove.
  const json = { ...update(), later: { cards: 1, bytes: limits.binBytes } };
  expect(await product.send(changeCards, family.parent.token, { params, json })).toMatchObject(refused);
  expect((await undo()).body).toEqual({ left: 0 });
  await expectSound();
});

it('gives no card an empty side back: its picture may be gone since', async () => {
  const { token } = family.parent;
  const { card } = await makePictureCard(product, family, deck.id);
  const edit = { importId, changes: [{ cardId: card.id, front: 'dog', back: 'perro' }], removed: [] };
  await product.call(changeCards, token, { params, body: edit });
  await product.call(updateCard, token, { params: { ...params, cardId: card.id }, body: { frontMedia: [] } });
  expect((await undo()).body).toEqual({ left: 0 });
  expect((await readCards()).find(({ id }) => id === card.id)).toMatchObject({ front: 'dog', back: 'perro' });
});

it('takes cards back together with what was learned of them', async () => {
  await product.call(undoImport, family.parent.token, { params, body: { importId: 'setup' } });
  expect(await readCards()).toEqual([]);
  expect(await memories()).toEqual([]);
  await expectSound();
});

it('leaves what was moved since where it is, as it is, with what was learned; also what was in the bin in between', async () => {
  await sendCards();
  await sendUpdate();
  const { token } = family.parent;
  const fresh = (await readCards()).at(-1)?.id ?? '';
  const [first, , , , fifth, last] = cards.map(({ id }) => id);
  const restore = async (entryId: string) =>
    await product.call(restoreEntry, token, { params: { householdId: family.household.id, entryId } });
  // The update removed this card, and the parent restores it.
  await restore(fifth ?? '');
  product.pass(1);
  const to = await makeDeck(product, family, 0);
  const there = { deckId: to.id };
  const moved = [first, fifth, fresh].map((id = '') => id);
  await product.call(moveCards, token, { params, body: { cardIds: moved, toDeckId: to.id } });
  const known = await memories(to);
  expect(known).toHaveLength(2);
  const away = moved[0]?.replace(localPart(deck.id), localPart(to.id)) ?? '';
  await product.call(deleteCard, token, { params: { ...there, cardId: away } });
  await product.call(deleteCard, token, { params: { ...params, cardId: last ?? '' } });
  await restore(away);
  expect(await memories(to)).toEqual(known);
  expect((await undo()).body).toEqual({ left: 0 });
  expect(sidesOf(await readCards())).toEqual(sidesOf(cards.slice(1, 4)));
  await product.call(undoImport, token, { params, body: { importId: 'setup' } });
  await restore(last ?? '');
  await expectSound();
  // After returning to its deck the card no longer belongs to an import.
  await product.call(moveCards, token, { params: there, body: { cardIds: [away], toDeckId: deck.id } });
  await product.call(undoImport, token, { params, body: { importId: 'setup' } });
  expect(sidesOf(await readCards())).toEqual(['front 1=mended', 'front 6=back 6']);
  const stayed = await product.call(listCards, token, { params: there });
  expect(sidesOf(stayed)).toEqual(['front 5=back 5', 'new=card']);
  expect([...(await memories()), ...(await memories(to))]).toHaveLength(2);
  await expectSound();
});

it('is undone once when two do it at once, and goes on when it is asked again where it was cut off or its time was over', async () => {
  await sendCards();
  await sendUpdate();
  faults.add({ when: isWrite, does: meanwhile(async () => product.pass(6)) });
  expect((await undo()).body).toMatchObject({ left: expect.any(Number) as number });
  faults.clear();
  expect((await ask())[0]?.undo).toBe('begun');
  for (const does of [lostCall, lostAnswer]) {
    faults.add({ at: 'call', does, when: isWrite, from: 2 });
    await undo();
    faults.clear();
    await expectSound();
  }
  await Promise.all([undo(), undo()]);
  expect((await undo()).body).toEqual({ left: 0 });
  expect(sidesOf(await readCards())).toEqual(sidesOf(cards));
  await expectSound();
});

it('goes with its deck, and leaves cards alone that are gone', async () => {
  await product.call(deleteCard, family.parent.token, { params: { ...params, cardId: cards[0]?.id ?? '' } });
  expect((await sendUpdate()).body).toEqual({ changed: 1, removed: 1 });
  await deleteDeckPermanently(product, family.parent.token, deck.id);
  expect(await readPartition(product, `HH#${family.household.id}`, `IMPORTED#${localPart(deck.id)}`)).toEqual([]);
});

it('can be undone for thirty days, and not what is not there', async () => {
  await sendCards();
  const nowhere = { status: 404, body: { code: 'not-found' } };
  const { token, user } = family.parent;
  expect(await product.send(undoImport, token, { params, json: { importId: 'other' } })).toMatchObject(nowhere);
  product.pass(retention.undoneImportDays * 86_400);
  const { email } = user;
  const again = (await product.call(login, undefined, { body: { email, password } })).token;
  expect(await product.send(undoImport, again, { params, json: { importId } })).toMatchObject(nowhere);
  expect(await product.call(listImports, again, { params })).toEqual([]);
});
