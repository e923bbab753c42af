import { beforeAll, expect, it } from 'vitest';
import { listCards, updateCard } from '../../../shared/routes/cards.ts';
import type { Card } from '../../../shared/schemas/deck.ts';
import { makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let token: string;
let card: Card;
beforeAll(async () => {
  product = await openTestProduct();
});

/** Makes a deck with one card that nobody has changed. */
async function makeCard(): Promise<void> {
  const family = await makeFamily(product);
  ({ token } = family.parent);
  const { id: deckId } = await makeDeck(product, family, 1);
  [card] = (await product.call(listCards, token, { params: { deckId } })) as [Card];
}

async function send(json: object) {
  product.setNow(new Date(product.now().getTime() + 1));
  const { id: cardId, deckId } = card;
  return await product.send(updateCard, token, { params: { deckId, cardId }, json });
}

it('a text from the library is no change by the family, however often it is sent', async () => {
  await makeCard();
  const update = { back: 'newer', fromLibrary: {} };
  for (const answer of [await send(update), await send(update)])
    expect(answer).toMatchObject({ status: 200, body: { ...card, back: 'newer' } });
  expect((await send(update)).body).not.toHaveProperty('changedAt');
});

it('an update from the library that brings no text is refused', async () => {
  await makeCard();
  for (const update of [{ fromLibrary: {} }, { tags: ['x'], fromLibrary: {} }])
    expect(await send(update)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});

it('a card that the family changed after the comparison keeps its text', async () => {
  await makeCard();
  const own = await send({ back: 'ours' });
  expect(await send({ back: 'newer', fromLibrary: {} })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const tagged = await send({ tags: ['x'] });
  const { changedAt } = own.body as Card;
  const update = { back: 'newer', fromLibrary: { changedAt } };
  expect(await send(update)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const { deckId } = card;
  expect(await product.call(listCards, token, { params: { deckId } })).toEqual([tagged.body]);
});

it('a card that the family changed is the library’s again once it has its text, and the family’s with its next change', async () => {
  await makeCard();
  const { changedAt } = (await send({ back: 'ours' })).body as Card;
  const update = { back: 'newer', fromLibrary: { changedAt } };
  for (const answer of [await send(update), await send(update)])
    expect(answer).toMatchObject({ status: 200, body: { ...card, back: 'newer' } });
  expect((await send(update)).body).not.toHaveProperty('changedAt');
  expect((await send({ place: '01' })).body).not.toHaveProperty('changedAt');
  expect((await send({ tags: ['x'] })).body).toHaveProperty('changedAt', product.now().toISOString());
});
