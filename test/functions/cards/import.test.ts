import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { createCard, importCards } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import {
  type Faults,
  injectFaults,
  isWrite,
  leavesUnprocessed,
  lostAnswer,
  lostCall,
  mentions,
  skipPauses,
  transactionConflict,
} from '../../support/faults.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let token: string;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  token = family.parent.token;
});
beforeEach(async () => {
  faults.clear();
  deck = await product.call(createDeck, token, { body: { name: 'Imported', householdId: family.household.id } });
});

function chunk(offset: number, count: number, { importId = 'file-1', text = 'row' } = {}) {
  const cards = Array.from({ length: count }, (_, index) => ({
    front: `${text} ${offset + index}`,
    back: `back ${offset + index}`,
  }));
  return { importId, offset, cards };
}

async function send(body: ReturnType<typeof chunk>) {
  return await product.send(importCards, token, { params: { deckId: deck.id }, json: body });
}

async function imported(body: ReturnType<typeof chunk>): Promise<number> {
  return (await product.call(importCards, token, { params: { deckId: deck.id }, body })).imported;
}

/** Number of cards that the deck's counter includes although they have no row. Raising the counter saves the thousand imports that would fill a deck. */
let countedOnly = 0;

async function countMore(cards: number): Promise<void> {
  countedOnly += cards;
  const Key = { PK: `HH#${family.household.id}`, SK: `DECK#${localPart(deck.id)}` };
  const change = { UpdateExpression: 'ADD totalCards :cards', ExpressionAttributeValues: { ':cards': cards } };
  await product.client.send(new UpdateCommand({ TableName: localTableName, Key, ...change }));
}

/** Asserts that the deck's counter matches its rows. @returns all fronts in deck order. */
async function fronts(): Promise<string[]> {
  const rows = await readPartition(product, `HH#${family.household.id}`, `CARD#${localPart(deck.id)}#`);
  const [listed] = (await product.call(listDecks, token, {})).filter((one) => one.id === deck.id);
  expect(listed?.totalCards).toBe(countedOnly + rows.length);
  return rows.map((row) => String(row['front']));
}

const numbered = (count: number, text = 'row') => Array.from({ length: count }, (_, index) => `${text} ${index}`);

describe('an import', () => {
  it('keeps the order of the rows, whatever the order of the chunks', async () => {
    for (const offset of [400, 0, 200])
      expect(await imported(chunk(offset, offset === 400 ? 50 : 200))).toBe(offset === 400 ? 50 : 200);
    expect(await fronts()).toEqual(numbered(450));
  });

  it('adds nothing by a chunk that was sent before, also where chunks overlap and days later [route-import-cards]', async () => {
    expect(await imported(chunk(0, 150))).toBe(150);
    expect(await imported(chunk(0, 150))).toBe(0);
    product.pass(3 * 86_400);
    expect(await imported(chunk(100, 100))).toBe(50);
    expect(await fronts()).toEqual(numbered(200));
  });

  it('adds each row once when the same chunk arrives twenty times at once [real-saving-idempotent-chunks]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await send(chunk(0, 200))));
    // On a slow machine some calls get 503, which asks the client to retry.
    const told = answers.map(({ status, body }) => (status === 503 ? 0 : (body as { imported: number }).imported));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(await fronts()).toEqual(numbered(200));
  });

  it.each([1, 2, 9, 10])('goes on where it stopped when write %i of a chunk was cut off', async (from) => {
    skipPauses();
    for (const does of [lostCall, lostAnswer]) {
      const text = does === lostCall ? 'call' : 'answer';
      const body = chunk(0, 200, { importId: `cut-${text}`, text });
      const fault = faults.add({ at: 'call', does, from, when: isWrite });
      const first = await send(body);
      faults.clear();
      expect(fault.hits).toBe(1);
      expect(first.status).toBe(503);
      const again = await send(body);
      expect(again.status).toBe(200);
    }
    expect(await fronts()).toHaveLength(400);
  });

  it('copes with lost answers and conflicts that the SDK and the product repeat by themselves', async () => {
    faults.add({ does: lostAnswer, when: isWrite, times: 2 });
    faults.add({ does: transactionConflict, when: mentions('IMPORT#'), from: 2, times: 2 });
    faults.add({ at: 'call', does: leavesUnprocessed(10), when: ({ command }) => command === 'BatchWrite', times: 3 });
    expect(await imported(chunk(0, 200))).toBe(200);
    expect(await fronts()).toEqual(numbered(200));
  });

  it('stands in the deck where it was begun: behind what was there, before what came later', async () => {
    const later = () => product.setNow(new Date(product.now().getTime() + 1));
    await product.call(createCard, token, { params: { deckId: deck.id }, body: { front: 'before', back: 'x' } });
    later();
    await imported(chunk(0, 2));
    later();
    await imported(chunk(0, 2, { importId: 'file-2', text: 'second' }));
    later();
    await product.call(createCard, token, { params: { deckId: deck.id }, body: { front: 'after', back: 'x' } });
    later();
    await imported(chunk(2, 1));
    expect(await fronts()).toEqual(['before', 'row 0', 'row 1', 'row 2', 'second 0', 'second 1', 'after']);
  });

  it.each(['a', '-', '_'.repeat(limits.idLength), ulid(), 'constructor', '__proto__'])(
    'may be called %s',
    async (importId) => {
      expect(await imported(chunk(0, 3, { importId }))).toBe(3);
      expect(await imported(chunk(0, 3, { importId }))).toBe(0);
      expect(await fronts()).toHaveLength(3);
    },
  );

  it('is another one in another deck', async () => {
    expect(await imported(chunk(0, 3))).toBe(3);
    deck = await product.call(createDeck, token, { body: { name: 'Other', householdId: family.household.id } });
    expect(await imported(chunk(0, 3))).toBe(3);
  });

  it('takes 200 cards of a kilobyte at once, and the last row that a file may have', async () => {
    const cards = Array.from({ length: 200 }, (_, index) => ({
      front: `${index} `.padEnd(500, 'x'),
      back: 'y'.repeat(500),
    }));
    expect(await imported({ importId: 'large', offset: limits.importRows - 200, cards })).toBe(200);
    expect(await fronts()).toHaveLength(200);
  });

  it('takes 500 cards in 24 calls to the table, of which 20 are batches', async () => {
    const reads = ['who calls', 'which rows are saved'];
    const writes = ['these rows are counted', ...Array.from({ length: 20 }, () => '25 cards'), 'these rows are saved'];
    faults.clear();
    await imported(chunk(0, limits.cardsPerImportCall));
    expect(faults.calls.filter((call) => !isWrite(call))).toHaveLength(reads.length);
    expect(faults.calls.filter(isWrite)).toHaveLength(writes.length);
  });
});

describe('a deck that gets full', () => {
  it('takes 5,000 cards exactly and refuses the next chunk before it writes any card of it [limit-5000-cards-deck]', async () => {
    const room = 250;
    await countMore(limits.cardsPerDeck - room);
    expect(await imported(chunk(0, 200))).toBe(200);
    expect(await imported(chunk(200, room - 201))).toBe(room - 201);
    const refused = await send(chunk(room - 1, 2));
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-cards' } });
    expect(await fronts()).toHaveLength(room - 1);
    expect(await imported(chunk(room - 1, 1))).toBe(1);
    expect(await imported(chunk(room - 200, 200))).toBe(0);
    expect(await send(chunk(0, 1, { importId: 'one-more' }))).toMatchObject({ status: 409 });
    expect(await fronts()).toEqual(numbered(room));
    await countMore(room - limits.cardsPerDeck);
  });
});
