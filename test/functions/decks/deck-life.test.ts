import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCard, deleteCard, importCards, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck, listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { countRows, countVisible, readHousehold, readPartition } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let token: string;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  token = family.parent.token;
});
beforeEach(() => {
  faults.clear();
});

async function newDeck(
  fields: Partial<
    Pick<Deck, 'name' | 'description' | 'frontLanguage' | 'backLanguage' | 'answerWay' | 'library' | 'libraryCards'>
  > = {},
): Promise<Deck> {
  return await product.call(createDeck, token, {
    body: { name: 'Capitals', ...fields, householdId: family.household.id },
  });
}

async function newCard(deck: Deck, front = 'front'): Promise<Card> {
  return await product.call(createCard, token, { params: { deckId: deck.id }, body: { front, back: 'back' } });
}

/** Sets a counter directly, because creating that many items would take too long. */
async function setCounter(SK: string, counter: string, value: number): Promise<void> {
  await product.client.send(
    new UpdateCommand({
      TableName: 'flashspark',
      Key: { PK: `HH#${family.household.id}`, SK },
      UpdateExpression: 'SET #counter = :value',
      ExpressionAttributeNames: { '#counter': counter },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

async function storedDeck(deck: Deck): Promise<Record<string, unknown> | undefined> {
  return (await readHousehold(product, family.household.id)).find((row) => row.SK === `DECK#${localPart(deck.id)}`);
}

async function listed(deck: Deck): Promise<Deck | undefined> {
  return (await product.call(listDecks, token, {})).find((one) => one.id === deck.id);
}

describe('a deck', () => {
  it('is listed as it was made, the first made first, for everybody in the household [entity-deck, role-learner-account-reads-decks, route-list-decks, route-create-deck]', async () => {
    const first = await newDeck({ name: 'Zebra', description: ' Striped  ', frontLanguage: 'pt-BR', backLanguage: '' });
    product.setNow(new Date(product.now().getTime() + 1));
    const second = await newDeck({ name: 'Ant' });
    expect(first).toMatchObject({
      name: 'Zebra',
      description: 'Striped',
      frontLanguage: 'pt-BR',
      totalCards: 0,
      masteredCards: 0,
      dueCards: 0,
    });
    expect(first).not.toHaveProperty('accuracy');
    expect(first).not.toHaveProperty('backLanguage');
    for (const reader of [token, family.child.token]) {
      const decks = await product.call(listDecks, reader, {});
      expect(decks.filter((deck) => deck.id === first.id || deck.id === second.id)).toEqual([first, second]);
    }
  });

  it('changes what is named, keeps the rest, and loses its description by an empty one [route-update-deck]', async () => {
    const deck = await newDeck({ description: 'Of Europe', answerWay: 'choose' });
    const change = async (body: object) => await product.call(updateDeck, token, { params: { deckId: deck.id }, body });
    expect(await change({ name: 'Rivers' })).toMatchObject({ name: 'Rivers', description: 'Of Europe' });
    expect(await change({})).toMatchObject({ name: 'Rivers', description: 'Of Europe' });
    expect(await change({ description: '  ' })).not.toHaveProperty('description');
    expect(await listed(deck)).toEqual({ ...deck, name: 'Rivers', description: undefined });
    expect(await storedDeck(deck)).not.toHaveProperty('description');
    expect(await change({ description: 'Of Asia' })).toMatchObject({ name: 'Rivers', description: 'Of Asia' });
    expect(await change({ answerWay: 'type' })).toMatchObject({ description: 'Of Asia', answerWay: 'type' });
    expect(await listed(deck)).toMatchObject({ answerWay: 'type' });
  });

  it('says which languages its sides are in, one by one, until an empty one takes that back, and whether they are formatted', async () => {
    const deck = await newDeck({ description: 'Words' });
    const params = { deckId: deck.id };
    const change = async (body: object) => await product.call(updateDeck, token, { params, body });
    await change({ frontLanguage: 'es' });
    await change({ backLanguage: 'en-GB' });
    const both = { ...deck, frontLanguage: 'es', backLanguage: 'en-GB' };
    expect(await change({ name: deck.name })).toEqual(both);
    expect(await listed(deck)).toEqual(both);
    expect(await change({ frontLanguage: '' })).toEqual({ ...deck, backLanguage: 'en-GB' });
    expect(await storedDeck(deck)).not.toHaveProperty('frontLanguage');
    expect(await change({ format: 'formatted' })).toEqual({ ...deck, backLanguage: 'en-GB', format: 'formatted' });
    expect(await change({ format: 'plain' })).toMatchObject({ format: 'plain' });
    const refused = await product.send(updateDeck, token, { params, json: { frontLanguage: 'Spanish' } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { frontLanguage: expect.any(String) } } });
  });

  it('says of which ready deck of the library it is, and to which version it was brought', async () => {
    const library = { id: 'times-tables', version: 1, options: 'tables=2%2C5' };
    const deck = await newDeck({ library, libraryCards: 20 });
    expect(await listed(deck)).toMatchObject({ library, libraryCards: 20 });
    const params = { deckId: deck.id };
    const change = async (body: object) => await product.call(updateDeck, token, { params, body });
    expect(await change({ name: 'Tables' })).toMatchObject({ name: 'Tables', library });
    expect(await change({ library: { ...library, version: 2 }, libraryCards: 30 })).toMatchObject({
      library: { ...library, version: 2 },
      libraryCards: 30,
    });
    expect(await listed(deck)).toMatchObject({ name: 'Tables', library: { ...library, version: 2 } });
    for (const json of [
      { library: { id: 'x', version: 0 } },
      { library: { id: 'Not/one', version: 1 } },
      { library: { ...library, options: 'x'.repeat(201) } },
      { libraryCards: 5_001 },
    ])
      expect(await product.send(updateDeck, token, { params, json })).toMatchObject({ status: 400 });
    expect(await newDeck()).not.toHaveProperty('library');
  });

  it('is not changed by whoever read it before somebody else changed it', async () => {
    const deck = await newDeck();
    const rename = async (name: string) =>
      await product.send(updateDeck, token, { params: { deckId: deck.id }, json: { name } });
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('Late')(call),
      does: meanwhile(async () => await rename('Quick')),
    });
    expect(await rename('Late')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await listed(deck)).toMatchObject({ name: 'Quick' });
  });

  it('is the last one of a full household, until another one goes [limit-500-decks]', async () => {
    const rows = await readHousehold(product, family.household.id);
    await setCounter('META', 'deckCount', limits.decksPerHousehold - 1);
    const last = await newDeck();
    const json = { name: 'Too many', householdId: family.household.id };
    const refused = await product.send(createDeck, token, { json });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-decks' } });
    await product.call(deleteDeck, token, { params: { deckId: last.id } });
    await newDeck();
    expect(await product.send(createDeck, token, { json })).toMatchObject({ status: 409 });
    await setCounter('META', 'deckCount', countVisible(rows, 'DECK#') + 1);
  });
});

describe('a card', () => {
  it('is added behind the others, changed, and deleted, and the deck counts along [route-list-cards, route-create-card, route-delete-card, route-update-card]', async () => {
    const deck = await makeDeck(product, family, 2);
    product.setNow(new Date(product.now().getTime() + 1));
    const card = await newCard(deck, 'third');
    const params = { deckId: deck.id, cardId: card.id };
    const fronts = async () =>
      (await product.call(listCards, token, { params: { deckId: deck.id } })).map((one) => one.front);
    expect(await fronts()).toEqual(['front 1', 'front 2', 'third']);
    expect(await product.call(updateCard, token, { params, body: { front: 'THIRD' } })).toEqual({
      ...card,
      front: 'THIRD',
      changedAt: product.now().toISOString(),
    });
    expect(await product.call(updateCard, token, { params, body: { back: 'BACK' } })).toEqual({
      ...card,
      front: 'THIRD',
      back: 'BACK',
      changedAt: product.now().toISOString(),
    });
    expect(await listed(deck)).toMatchObject({ totalCards: 3 });
    await product.call(deleteCard, token, { params });
    expect(await fronts()).toEqual(['front 1', 'front 2']);
    expect(await listed(deck)).toMatchObject({ totalCards: 2 });
    expect(await product.send(deleteCard, token, { params })).toMatchObject({ status: 404 });
    expect(await product.send(updateCard, token, { params, json: { front: 'x' } })).toMatchObject({ status: 404 });
    expect(await listed(deck)).toMatchObject({ totalCards: 2 });
  });

  it('has tags and a place that are given, changed and taken away, and stays flagged by that', async () => {
    const deck = await newDeck();
    const params = { deckId: deck.id };
    const body = { importId: 'tagged', offset: 0, cards: [{ front: 'a', back: 'b', tags: ['verbs', 'Verbs'] }] };
    await product.call(importCards, token, { params, body });
    product.setNow(new Date(product.now().getTime() + 1));
    const made = { front: 'c', back: 'd', tags: ['week 1'] };
    const card = await product.call(createCard, token, { params, body: made });
    const listedTags = async () => (await product.call(listCards, token, { params })).map(({ tags }) => tags);
    expect(await listedTags()).toEqual([['verbs'], ['week 1']]);
    const place = { ...params, cardId: card.id };
    await product.call(flagCard, family.child.token, { params: place, body: {} });
    const flags = async () => await product.call(listFlags, token, { params: { householdId: family.household.id } });
    const marked = await product.call(updateCard, token, { params: place, body: { tags: ['x'], place: '01' } });
    const changedAt = product.now().toISOString();
    expect(marked).toEqual({ ...card, tags: ['x'], place: '01', changedAt });
    expect(await product.call(updateCard, token, { params: place, body: { front: 'C' } })).toMatchObject({
      tags: ['x'],
    });
    expect(await flags()).toEqual([]);
    await product.call(flagCard, family.child.token, { params: place, body: {} });
    const { tags: _, ...bare } = card;
    const cleared = await product.call(updateCard, token, { params: place, body: { tags: [], place: '' } });
    expect(cleared).toEqual({ ...bare, front: 'C', changedAt });
    expect(await flags()).toHaveLength(1);
    for (const json of [{ place: '10' }, { place: 'a' }, { tags: [''] }])
      expect(await product.send(updateCard, token, { params: place, json })).toMatchObject({ status: 400 });
  });

  it('is not changed by whoever read it before somebody else changed it', async () => {
    const deck = await newDeck();
    const params = { deckId: deck.id, cardId: (await newCard(deck)).id };
    const change = async (front: string) => await product.send(updateCard, token, { params, json: { front } });
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('Late')(call),
      does: meanwhile(async () => await change('Quick')),
    });
    expect(await change('Late')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is not made again by a change that is on its way while it is deleted', async () => {
    const deck = await newDeck();
    const params = { deckId: deck.id, cardId: (await newCard(deck)).id };
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('Late')(call),
      does: meanwhile(async () => await product.call(deleteCard, token, { params })),
    });
    expect(await product.send(updateCard, token, { params, json: { front: 'Late' } })).toMatchObject({ status: 409 });
    expect(await product.call(listCards, token, { params: { deckId: deck.id } })).toEqual([]);
  });

  it('cannot be reached through another deck', async () => {
    const [deck, other] = [await newDeck(), await newDeck()];
    const card = await newCard(deck);
    const params = { deckId: other.id, cardId: card.id };
    expect(await product.send(deleteCard, token, { params })).toMatchObject({ status: 404 });
    expect(await product.send(updateCard, token, { params, json: { front: 'x' } })).toMatchObject({ status: 404 });
    expect(await listed(deck)).toMatchObject({ totalCards: 1 });
  });

  it('does not fit into a full deck', async () => {
    const deck = await newDeck();
    await setCounter(`DECK#${localPart(deck.id)}`, 'totalCards', limits.cardsPerDeck - 1);
    await newCard(deck);
    const json = { front: 'a', back: 'b' };
    const refused = await product.send(createCard, token, { params: { deckId: deck.id }, json });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-cards' } });
    expect(await product.call(listCards, token, { params: { deckId: deck.id } })).toHaveLength(1);
    await setCounter(`DECK#${localPart(deck.id)}`, 'totalCards', 1);
  });

  it('is listed page by page, also where long cards make a page shorter than asked for', async () => {
    const deck = await newDeck();
    const long = '界'.repeat(limits.cardSideLength);
    for (let index = 0; index < 40; index += 1) {
      await product.call(createCard, token, { params: { deckId: deck.id }, body: { front: long, back: long } });
    }
    const found: Card[] = [];
    let pages = 0;
    for (let query: Record<string, string> | undefined = {}; query;) {
      const answer = await product.send(listCards, token, { params: { deckId: deck.id }, query });
      expect(JSON.stringify(answer.body).length).toBeLessThan(6_000_000);
      found.push(...(answer.body as Card[]));
      const cursor = /cursor=([\w-]+)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
      query = cursor === undefined ? undefined : { cursor };
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(new Set(found.map((card) => card.id)).size).toBe(40);
    const some = await product.send(listCards, token, { params: { deckId: deck.id }, query: { limit: '7' } });
    expect(some.body).toHaveLength(7);
    const odd = await product.send(listCards, token, { params: { deckId: deck.id }, query: { cursor: 'zzzz' } });
    expect(odd).toMatchObject({ status: 200, body: [] });
  });
});

describe('many at once', () => {
  it('leave counters that equal what is there', async () => {
    await setCounter('META', 'deckCount', countVisible(await readHousehold(product, family.household.id), 'DECK#'));
    const deck = await makeDeck(product, family, 20);
    const cards = await product.call(listCards, token, { params: { deckId: deck.id } });
    const params = { deckId: deck.id };
    const answers = await Promise.all([
      ...cards
        .slice(0, 8)
        .map(async (card) => await product.send(deleteCard, token, { params: { ...params, cardId: card.id } })),
      ...cards
        .slice(4, 8)
        .map(async (card) => await product.send(deleteCard, token, { params: { ...params, cardId: card.id } })),
      ...Array.from(
        { length: 8 },
        async () => await product.send(createCard, token, { params, json: { front: 'a', back: 'b' } }),
      ),
      ...Array.from(
        { length: 4 },
        async () =>
          await product.send(createDeck, token, { json: { name: 'Storm', householdId: family.household.id } }),
      ),
    ]);
    expect(
      [...new Set(answers.map((answer) => answer.status))].filter((status) => ![201, 204, 404, 503].includes(status)),
    ).toEqual([]);
    const rows = await readHousehold(product, family.household.id);
    expect((await storedDeck(deck))?.['totalCards']).toBe(countRows(rows, `CARD#${localPart(deck.id)}#`));
    const [meta] = (await readPartition(product, `HH#${family.household.id}`)).filter((row) => row.SK === 'META');
    expect(meta?.['deckCount']).toBe(countVisible(rows, 'DECK#'));
  });
});
