import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteCard, importCards, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { storeMedia } from '../../../shared/routes/media.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { deleteDeckPermanently, finishDeletions, readPending } from '../../support/delete-permanently.ts';
import {
  type Faults,
  injectFaults,
  isWrite,
  lostAnswer,
  lostCall,
  meanwhile,
  type SdkCall,
  skipPauses,
} from '../../support/faults.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { readHousehold, readPartition, type Row } from '../../support/stored-rows.ts';
import { makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { writeRows } from '../../support/table/write-items.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});
beforeEach(async () => {
  faults.clear();
  await openDeck();
});

async function openDeck(): Promise<void> {
  const { parent, household } = family;
  deck = await product.call(createDeck, parent.token, { body: { name: 'Imported', householdId: household.id } });
}

const send = async (count: number, offset = 0) =>
  await product.send(importCards, family.parent.token, {
    params: { deckId: deck.id },
    json: {
      importId: 'file',
      offset,
      cards: Array.from({ length: count }, (_, row) => ({ front: `row ${offset + row}`, back: 'back' })),
    },
  });
const change = async (cardId: string, json = { front: 'corrected' }) =>
  await product.send(updateCard, family.parent.token, { params: { deckId: deck.id, cardId }, json });
const remove = async (cardId: string) =>
  await product.send(deleteCard, family.parent.token, { params: { deckId: deck.id, cardId } });
const cards = async () => await product.call(listCards, family.parent.token, { params: { deckId: deck.id } });
const fronts = async () => (await cards()).map(({ front }) => front);
const counted = async () =>
  (await product.call(listDecks, family.parent.token, {})).find(({ id }) => id === deck.id)?.totalCards;
const settle = async () => await finishDeletions(product);
const isBatch = ({ command }: SdkCall) => command === 'BatchWrite';

async function storePicture(filling: string): Promise<string> {
  const params = { householdId: family.household.id };
  return (await product.call(storeMedia, family.parent.token, { params, body: fileOf('image/webp', filling) })).id;
}

async function rewriteImport(rewrite: (row: Row) => object): Promise<void> {
  const [row] = await readPartition(product, `HH#${family.household.id}`, `IMPORT#${localPart(deck.id)}`);
  await writeRows(product.client, [rewrite(row as Row)]);
}

/** Imports 60 rows, which takes a claim, three batches and a final write. The second batch is lost. */
async function cutOff(): Promise<void> {
  faults.add({ at: 'call', does: lostCall, when: isBatch, from: 2 });
  expect((await send(60)).status).toBe(503);
  faults.clear();
}

describe('an import that is cut off', () => {
  // A response lost at an earlier write leaves the same state as a request lost at the next write.
  it.each([
    ['before each of its writes', lostCall, [1, 2, 4, 5]],
    ['after its last one', lostAnswer, [5]],
  ])('is put right by the clock, and goes on when it is sent again, %s', async (_, does, places) => {
    for (const place of places) {
      await openDeck();
      faults.add({ at: 'call', does, when: isWrite, from: place });
      expect((await send(60)).status).toBe(503);
      faults.clear();
      await expectConsistentRows(product);
      product.pass(120);
      await settle();
      expect(await readPending(product)).toEqual([]);
      expect(await counted()).toBe((await cards()).length);
      await expectConsistentRows(product);
      expect((await send(60)).status).toBe(200);
      expect(await fronts()).toEqual(Array.from({ length: 60 }, (__, row) => `row ${row}`));
      expect(await counted()).toBe(60);
    }
  });

  it('keeps its cards as they are while one may still arrive, and then lets go of them for good', async () => {
    await cutOff();
    const [first, second] = await cards();
    const refused = { status: 409, body: { code: 'being-imported' } };
    expect(await change(first?.id ?? '')).toMatchObject(refused);
    expect(await remove(second?.id ?? '')).toMatchObject(refused);
    product.pass(31);
    expect((await change(first?.id ?? '')).status).toBe(200);
    expect((await remove(second?.id ?? '')).status).toBe(204);
    await expectConsistentRows(product);
    expect(await send(60)).toMatchObject({ status: 200, body: { imported: 58 } });
    expect((await fronts()).slice(0, 2)).toEqual(['corrected', 'row 2']);
    expect(await counted()).toBe(59);
  });

  it('keeps them also when it came through, but one of its puts was tried twice', async () => {
    faults.add({ does: lostAnswer, when: isBatch });
    expect((await send(3)).status).toBe(200);
    const [first] = await cards();
    expect((await change(first?.id ?? '')).status).toBe(409);
    product.pass(31);
    expect((await change(first?.id ?? '')).status).toBe(200);
  });

  it('is left alone by the clock while a call is at it', async () => {
    await cutOff();
    product.pass(120);
    let outcome: unknown;
    faults.add({ at: 'call', when: isBatch, does: meanwhile(async () => (outcome = await settle())) });
    expect((await send(20, 60)).status).toBe(200);
    expect(outcome).toMatchObject({ finished: 0, left: 1, faults: [] });
    expect((await send(60)).status).toBe(200);
    expect(await fronts()).toHaveLength(80);
    expect(await readPending(product)).toEqual([]);
  });

  it('does not count as saved what others put right meanwhile: the same part is sent again', async () => {
    const isEnd = ({ command, input }: SdkCall) =>
      command === 'TransactWrite' && JSON.stringify(input).includes('IMPORT#');
    const takesLong = async () => {
      product.pass(120);
      await settle();
    };
    faults.add({ at: 'call', when: isEnd, from: 2, does: meanwhile(takesLong) });
    expect((await send(3)).status).toBe(503);
    expect(await send(3)).toMatchObject({ status: 200, body: { imported: 0 } });
    expect(await counted()).toBe(3);
  });
});

describe('an import in too many pieces', () => {
  it('takes no further one, so that its row stays small, and what was cut off can still be sent again', async () => {
    await cutOff();
    await rewriteImport(({ writing, ...row }) => {
      const [call] = writing as object[];
      return { ...row, writing: Array.from({ length: limits.importCallsAtOnce }, () => call) };
    });
    product.pass(31);
    const refused = await send(20, 60);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-calls' }, headers: { 'retry-after': '30' } });
    expect((await send(60)).status).toBe(200);
    expect((await send(20, 60)).status).toBe(200);
    expect(await fronts()).toEqual(Array.from({ length: 80 }, (_, row) => `row ${row}`));
  });
});

describe('an import with pictures', () => {
  const shown = (id: string, row: number) => ({ front: '', back: `back ${row}`, frontMedia: [{ id, alt: 'A dog' }] });
  const importShown = async (cardsOfCall: readonly object[], offset = 0) =>
    await product.send(importCards, family.parent.token, {
      params: { deckId: deck.id },
      json: { importId: 'file', offset, cards: cardsOfCall },
    });

  it('counts what its cards show once, whether its answer is lost, it is sent again, or it meets rows that were cut off', async () => {
    const first = await storePicture('one');
    const second = await storePicture('two');
    const some = [shown(first, 0), { front: 'row 1', back: 'back' }, shown(first, 2), shown(second, 3)];
    const isAtEnd = ({ command, input }: SdkCall) =>
      command === 'TransactWrite' && JSON.stringify(input).includes('MEDIA#');
    faults.add({ at: 'call', does: lostAnswer, when: isAtEnd });
    expect((await importShown(some)).status).toBe(503);
    await expectConsistentRows(product);
    expect(await importShown(some)).toMatchObject({ status: 200, body: { imported: 0 } });
    expect((await cards()).map(({ frontMedia }) => frontMedia?.[0]?.id)).toEqual([first, undefined, first, second]);
    expect(await counted()).toBe(4);

    faults.add({ at: 'call', does: lostCall, when: isBatch });
    expect((await send(3, 4)).status).toBe(503);
    faults.clear();
    skipPauses();
    expect((await importShown([shown(second, 6)], 6)).status).toBe(503);
    product.pass(31);
    expect(await importShown([shown(second, 6)], 6)).toMatchObject({ status: 200, body: { imported: 1 } });
    await expectConsistentRows(product);
    product.pass(120);
    await settle();
    expect(await counted()).toBe(5);
    await expectConsistentRows(product);
  });

  it('adds nothing of a part with a picture that is not the family’s, or with more than one transaction writes', async () => {
    const { body } = await importShown([shown(await storePicture('one'), 0), shown(deck.id, 1)]);
    expect(body).toMatchObject({ code: 'unknown-media' });
    const id = await storePicture('one');
    const many = Array.from({ length: limits.shownPerImportCall }, (_, row) => shown(id, row));
    expect((await importShown(many)).status).toBe(400);
    expect((await importShown(many.slice(1))).status).toBe(200);
    expect(await counted()).toBe(limits.shownPerImportCall - 1);
    await expectConsistentRows(product);
  });
});

describe('an import that is through', () => {
  it('neither brings back nor overwrites a card when it is sent again days later', async () => {
    await send(3);
    const [first, second] = await cards();
    expect((await change(first?.id ?? '')).status).toBe(200);
    expect((await remove(second?.id ?? '')).status).toBe(204);
    product.pass(3 * 86_400);
    expect(await send(3)).toMatchObject({ status: 200, body: { imported: 0 } });
    expect(await fronts()).toEqual(['corrected', 'row 2']);
  });

  it('goes on where a version stopped that kept no account of its rows', async () => {
    await send(3);
    await rewriteImport(({ PK, SK, startedAt }) => ({ PK, SK, startedAt }));
    const [first] = await cards();
    expect((await change(first?.id ?? '')).status).toBe(200);
    expect(await send(5)).toMatchObject({ status: 200, body: { imported: 2 } });
    expect(await fronts()).toEqual(['corrected', 'row 1', 'row 2', 'row 3', 'row 4']);
  });
});

describe('what is deleted while cards arrive', () => {
  const deletions = {
    deck: async () => await deleteDeckPermanently(product, family.parent.token, deck.id),
    household: async () =>
      await product.send(deleteHousehold, family.parent.token, {
        params: { householdId: family.household.id },
        json: { password },
      }),
  };

  it.each(['deck', 'household'] as const)('leaves nothing behind: a %s', async (thing) => {
    family = await makeFamily(product);
    await openDeck();
    let status = 0;
    faults.add({
      at: 'call',
      when: isBatch,
      from: 3,
      does: meanwhile(async () => ({ status } = await deletions[thing]())),
    });
    await send(60);
    expect(status).toBe(204);
    await expectConsistentRows(product);
    product.pass(120);
    await settle();
    await settle();
    const left = await readHousehold(product, family.household.id);
    const isLeft = ({ SK }: { SK: string }) => SK.includes(localPart(deck.id));
    expect(thing === 'deck' ? left.filter(isLeft) : left).toEqual([]);
    expect(await readPending(product)).toEqual([]);
  });
});
