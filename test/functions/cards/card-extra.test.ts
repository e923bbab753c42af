import { ulid } from 'ulid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { joinId, localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import {
  copyCards,
  createCard,
  deleteCard,
  importCards,
  listCards,
  moveCards,
  updateCard,
} from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { getPack } from '../../../shared/routes/home.ts';
import { changeCards, undoImport } from '../../../shared/routes/imports.ts';
import { generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { openKept } from '../../../shared/study/open-kept.ts';
import { readHousehold, readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let token: string;
let deck: Deck;
let params: { deckId: string };
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  token = family.parent.token;
});
beforeEach(async () => {
  deck = await makeDeck(product, family, 3);
  params = { deckId: deck.id };
});

const cardsOf = async ({ id: deckId }: Pick<Deck, 'id'> = deck) =>
  await product.call(listCards, token, { params: { deckId } });
const extras = async (one?: Pick<Deck, 'id'>) => (await cardsOf(one)).map(({ extra }) => extra);
const given = async (one: Pick<Deck, 'id'>) => (await extras(one)).filter((extra) => extra !== undefined);
const change = async ({ id: cardId }: Pick<Card, 'id'>, body: Parameters<typeof bodyOf>[0]) =>
  await product.call(updateCard, token, { params: { ...params, cardId }, body: bodyOf(body) });
const bodyOf = (body: { front?: string; extra?: string; tags?: string[] }) => body;
const firstCard = async (): Promise<Card> => {
  const [card] = await cardsOf();
  if (!card) throw new Error('The deck has no card.');
  return card;
};

it('adds an extra to a card that has none, keeps it when something else changes, and removes it', async () => {
  const card = await firstCard();
  expect(card).not.toHaveProperty('extra');
  const changedAt = product.now().toISOString();
  expect(await change(card, { extra: '  /kæt/, **a** pet ' })).toEqual({
    ...card,
    extra: '/kæt/, **a** pet',
    changedAt,
  });
  expect(await change(card, { front: 'Cat', tags: ['x'] })).toMatchObject({ extra: '/kæt/, **a** pet' });
  expect(await change(card, { extra: 'in a sentence' })).toMatchObject({ front: 'Cat', extra: 'in a sentence' });
  const cleared = await change(card, { extra: ' ' });
  expect(cleared).toEqual({ ...card, front: 'Cat', tags: ['x'], changedAt });
  const stored = (await readHousehold(product, family.household.id)).filter(({ SK }) => SK.startsWith('CARD#'));
  expect(stored.filter((row) => 'extra' in row)).toEqual([]);
});

it('refuses an extra that is too long, wherever it comes from', async () => {
  const extra = 'x'.repeat(limits.cardExtraLength + 1);
  const card = await firstCard();
  const refused = { status: 400 };
  const sides = { front: 'a', back: 'b', extra };
  expect(await product.send(createCard, token, { params, json: sides })).toMatchObject(refused);
  const place = { ...params, cardId: card.id };
  expect(await product.send(updateCard, token, { params: place, json: { extra } })).toMatchObject(refused);
  const rows = { importId: 'long', offset: 0, cards: [sides] };
  expect(await product.send(importCards, token, { params, json: rows })).toMatchObject(refused);
  const changes = { importId: 'long', removed: [], changes: [{ cardId: card.id, ...sides }] };
  expect(await product.send(changeCards, token, { params, json: changes })).toMatchObject(refused);
});

it('settles the flags of a card with a new extra, because children see it', async () => {
  const { id: cardId } = await firstCard();
  await product.call(flagCard, family.child.token, { params: { ...params, cardId }, body: {} });
  await change({ id: cardId }, { extra: 'mended' });
  expect(await product.call(listFlags, token, { params: { householdId: family.household.id } })).toEqual([]);
});

it('goes along when cards are imported, copied, moved, deleted and restored', async () => {
  const body = { importId: 'list', offset: 0, cards: [{ front: 'cat', back: 'Katze', extra: '/kæt/' }] };
  await product.call(importCards, token, { params, body });
  const card = (await cardsOf()).find(({ extra }) => extra === '/kæt/');
  const cardId = card?.id ?? '';
  const other = await makeDeck(product, family, 1);
  await product.call(copyCards, token, { params, body: { cardIds: [cardId], toDeckId: other.id } });
  expect(await given(other)).toEqual(['/kæt/']);
  await product.call(deleteCard, token, { params: { ...params, cardId } });
  const bin = await product.call(listBin, token, { params: { householdId: family.household.id } });
  const entryId = bin.find(({ name }) => name === 'cat')?.id ?? '';
  await product.call(restoreEntry, token, { params: { householdId: family.household.id, entryId } });
  expect((await cardsOf()).find(({ id }) => id === cardId)).toEqual(card);
  await product.call(moveCards, token, { params, body: { cardIds: [cardId], toDeckId: other.id } });
  expect(await given(other)).toEqual(['/kæt/', '/kæt/']);
});

it('comes from a newer file, is kept by one without it, and is as before once the import is undone', async () => {
  const [one, two, three] = await cardsOf();
  if (!one || !two || !three) throw new Error('The deck has fewer than three cards.');
  await change(one, { extra: 'old' });
  await change(two, { extra: 'kept' });
  const sidesOf = ({ id, front, back }: Card) => ({ cardId: id, front, back });
  const changes = [
    { ...sidesOf(one), extra: 'new' },
    { ...sidesOf(two), front: 'newer' },
    { ...sidesOf(three), extra: 'first' },
  ];
  const send = async (importId: string, some: typeof changes | unknown[]) =>
    (await product.send(changeCards, token, { params, json: { importId, changes: some, removed: [] } })).body;
  expect(await send('newer', changes)).toEqual({ changed: 3, removed: 0 });
  expect(await send('again', changes)).toEqual({ changed: 0, removed: 0 });
  expect(await extras()).toEqual(['new', 'kept', 'first']);
  expect(await send('last', [{ ...sidesOf(three), extra: '' }])).toEqual({ changed: 1, removed: 0 });
  expect(await extras()).toEqual(['new', 'kept', undefined]);
  await product.call(undoImport, token, { params, body: { importId: 'last' } });
  expect(await extras()).toEqual(['new', 'kept', 'first']);
  // What a parent wrote since stays.
  await change(three, { extra: 'my own' });
  await product.call(undoImport, token, { params, body: { importId: 'newer' } });
  expect(await extras()).toEqual(['old', 'kept', 'my own']);
  expect((await cardsOf()).map(({ front }) => front)).toEqual([one.front, two.front, three.front]);
});

it('comes with a session and the offline pack, and so does the permission to look at it first', async () => {
  await change(await firstCard(), { extra: 'hint' });
  await product.call(updateDeck, token, { params, body: { extraBefore: true } });
  const session = await product.call(startSession, family.child.token, { params, body: {} });
  expect(session).toMatchObject({ extraBefore: true });
  expect(session.cards.map(({ extra }) => extra)).toEqual(['hint', undefined, undefined]);
  const pack = await product.call(getPack, family.child.token, {});
  const { study } = pack;
  expect(study?.decks.find(({ id }) => id === deck.id)).toMatchObject({ extraBefore: true });
  expect(study?.cards.filter(({ deckId }) => deckId === deck.id).map(({ extra }) => extra)).toContain('hint');
  const now = product.now();
  const wish = {
    sessionId: joinId(family.learner.id, ulid(now.getTime())),
    mode: 'all',
    deckId: deck.id,
    now,
  } as const;
  const kept = await openKept(pack, { answers: [], ended: new Set() }, wish);
  expect(kept).toMatchObject({ extraBefore: true });
  expect(kept?.cards.map(({ extra }) => extra)).toContain('hint');
  await product.call(updateDeck, token, { params, body: { extraBefore: false } });
  const later = await product.call(startSession, family.child.token, { params, body: {} });
  expect(later).not.toHaveProperty('extraBefore');
});

it('is in no quiz: neither question, option nor explanation', async () => {
  for (const card of await cardsOf()) await change(card, { extra: 'an example' });
  const quiz = await product.call(generateQuiz, token, { params, body: {} });
  expect(quiz.questions.length).toBeGreaterThan(0);
  const attempt = await product.call(startAttempt, family.child.token, {
    params: { quizId: quiz.id },
    body: { mode: 'standard' },
  });
  expect(JSON.stringify([quiz, attempt])).not.toContain('an example');
});

it('notes that an answer was helped, and schedules the card as it was rated', async () => {
  const session = await product.call(startSession, family.child.token, { params, body: {} });
  const at = product.now();
  const reviews = session.cards.slice(0, 2).map(({ id: cardId }, index) => ({
    id: ulid(at.getTime()),
    cardId,
    rating: 'correct' as const,
    answeredAt: at.toISOString(),
    ...(index === 0 && { helped: true as const }),
  }));
  const place = { sessionId: session.id };
  const receipt = await product.call(recordReviews, family.child.token, { params: place, body: { reviews } });
  expect(receipt.cards.map(({ dueAt }) => dueAt)).toEqual([receipt.cards[0]?.dueAt, receipt.cards[0]?.dueAt]);
  const learner = localPart(family.learner.id);
  const log = await readPartition(product, `HH#${family.household.id}`, `L#${learner}#REV#${localPart(deck.id)}#`);
  expect(log.slice(-2).map((row) => row['helped'])).toEqual([true, undefined]);
});
