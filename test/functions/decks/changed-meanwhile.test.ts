import { beforeAll, describe, expect, it } from 'vitest';
import { createCard, updateCard } from '../../../shared/routes/cards.ts';
import { createDeck, updateDeck } from '../../../shared/routes/decks.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { makeFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let token: string;
let householdId: string;
beforeAll(async () => {
  product = await openTestProduct();
  const family = await makeFamily(product);
  token = family.parent.token;
  householdId = family.household.id;
});

async function newDeck(): Promise<Deck> {
  return await product.call(createDeck, token, { body: { name: 'Capitals', householdId } });
}

async function newCard({ id: deckId }: Deck): Promise<Card> {
  return await product.call(createCard, token, { params: { deckId }, body: { front: 'front', back: 'back' } });
}

describe('a text that two people change', () => {
  it('of a deck is refused to the later one, with what the other wrote; she overwrites it once she has seen it', async () => {
    const { id: deckId } = await newDeck();
    const rename = async (name: string, seen: string) =>
      await product.send(updateDeck, token, { params: { deckId }, json: { name, seen: { name: seen } } });
    expect(await rename('Big cities', 'Capitals')).toMatchObject({ status: 200 });
    expect(await rename('Towns', 'Capitals')).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', fields: { name: 'Big cities' } },
    });
    expect(await rename('Towns', 'Big cities')).toMatchObject({ status: 200, body: { name: 'Towns' } });
  });

  it('of a card is refused likewise, each side by itself', async () => {
    const deck = await newDeck();
    const { id: cardId } = await newCard(deck);
    const change = async (body: { front?: string; back?: string; extra?: string; seen?: object }) =>
      await product.send(updateCard, token, { params: { deckId: deck.id, cardId }, json: body });
    await change({ front: 'Peru', extra: 'west' });
    expect(await change({ back: 'Lima', seen: { back: 'back' } })).toMatchObject({ status: 200 });
    expect(await change({ front: 'Chile', extra: '', seen: { front: 'front', extra: '' } })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', fields: { front: 'Peru', extra: 'west' } },
    });
  });

  it('is saved when the same change comes again because its answer was lost', async () => {
    const deck = await newDeck();
    const { id: cardId } = await newCard(deck);
    const again = { params: { deckId: deck.id, cardId }, json: { front: 'Peru', seen: { front: 'front' } } };
    for (const attempt of [1, 2])
      expect(await product.send(updateCard, token, again), `attempt ${attempt}`).toMatchObject({ status: 200 });
  });
});
