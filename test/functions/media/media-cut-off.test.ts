import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { listAllMedia, hashBytes, storedMedia } from '../../../functions/data/content/media.ts';
import { openDeletion } from '../../../functions/data/operations/pending-deletion.ts';
import { removeUnusedMedia } from '../../../functions/media/remove-media.ts';
import { removeHiddenHousehold } from '../../../functions/households/hide-household.ts';
import { toProductError } from '../../../functions/platform/call/answer.ts';
import type { MediaStore } from '../../../functions/platform/effects/media-store.ts';
import { createMediaMemory } from '../../../infra/local/gateway/local-media.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { deleteDeckPermanently, finishDeletions } from '../../support/delete-permanently.ts';
import { cutOffEverywhere } from '../../support/cut-off.ts';
import { type Faults, injectFaults, isWrite, meanwhile, skipPauses } from '../../support/faults.ts';
import { runAs } from '../../support/role-of-function.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { makeDeck, makeFamily, makePictureCard, password, type TestFamily } from '../../support/test-family.ts';
import { removeItems, writeItems } from '../../support/table/write-items.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deckId: string;
/** Actions that run before the media store changes a file. */
let before: { put?: () => Promise<unknown>; remove?: () => Promise<unknown> } = {};
const kept = createMediaMemory();
const mediaStore: MediaStore = {
  ...kept,
  put: async (...args) => {
    const { put } = before;
    before = {};
    await put?.();
    await kept.put(...args);
  },
  remove: async (place) => {
    const { remove } = before;
    before = {};
    await remove?.();
    await kept.remove(place);
  },
};
beforeAll(async () => {
  product = await openTestProduct({ mediaStore });
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  skipPauses();
  faults.clear();
  before = {};
  product.setNow(startOfTests);
  family = await makeFamily(product);
  deckId = (await makeDeck(product, family, 1)).id;
});

const rows = () => householdRows(product.context.table, family.household.id);
const day = 26 * 60 * 60;
const finish = async () => await finishDeletions(product);
const store = async (file = fileOf('image/webp')) =>
  await product.send(storeMedia, family.parent.token, { params: { householdId: family.household.id }, file });
const idOf = ({ body }: { readonly body: unknown }) => (body as { id: string }).id;
const read = async (mediaId: string) =>
  (await product.send(getMedia, family.parent.token, { params: { mediaId } })).status;
const putOnCard = async (id: string) =>
  await product.send(createCard, family.parent.token, {
    params: { deckId },
    json: { front: '', back: 'b', frontMedia: [{ id }] },
  });

/** @returns the number of media rows, of stored files, and the household's media counter. */
async function counts(): Promise<number[]> {
  const { mediaCount = 0 } = await storedHouseholds.require(rows(), {});
  return [(await listAllMedia(rows())).length, (await kept.list(family.household.id)).length, mediaCount];
}

describe('what was cut off', () => {
  it('while unused pictures were removed goes on, and leaves neither bytes nor counts', async () => {
    for (const filling of ['one', 'two']) await store(fileOf('image/webp', filling));
    const used = idOf(await store(fileOf('image/webp', 'used')));
    await putOnCard(used);
    product.pass(day);
    const places = await kept.list(family.household.id);
    await cutOffEverywhere(product, faults, () => ({
      run: async () => {
        for (const place of places) await kept.put(place, new Uint8Array([1]), '');
        const householdId = family.household.id;
        const deletion = openDeletion(product.context.table, { kind: 'media', householdId, id: 'media', since: 'x' });
        try {
          await removeUnusedMedia(deletion, () => true, product.now(), mediaStore);
          return { status: 204, body: undefined, headers: {} };
        } catch (error) {
          const { code } = toProductError(error);
          return { status: code === 'unavailable' ? 503 : 500, body: { code }, headers: {} };
        }
      },
      afterAll: async () => {
        const [stored, , counted] = await counts();
        expect([stored, counted]).toEqual([1, 1]);
        expect(await read(used)).toBe(200);
      },
    }));
  });

  it('while a deck with pictures was deleted goes on, and counts none of them twice', async () => {
    for (let card = 0; card < 12; card += 1)
      await makePictureCard(product, family, deckId, fileOf('image/webp', String(card % 11)));
    await cutOffEverywhere(
      product,
      faults,
      () => ({
        run: async () => await deleteDeckPermanently(product, family.parent.token, deckId),
        afterAll: async () => {
          expect((await listAllMedia(rows())).map(({ uses }) => uses)).toEqual(Array.from({ length: 11 }, () => 0));
        },
      }),
      { onlyWrites: true },
    );
    product.pass(day);
    await finish();
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('while bytes came can be sent again; until then no card shows them, and after a day nothing is left of them', async () => {
    before = { put: async () => await Promise.reject(new Error('The connection was lost')) };
    expect((await store()).status).toBe(500);
    const [row] = await listAllMedia(rows());
    const id = `${family.household.id}-${row?.media}`;
    expect([await read(id), (await putOnCard(id)).body]).toMatchObject([404, { code: 'unknown-media' }]);
    expect(idOf(await store())).toBe(id);
    expect([await read(id), (await counts())[0]]).toEqual([200, 1]);
    before = { put: async () => await Promise.reject(new Error('The connection was lost')) };
    expect((await store(fileOf('image/webp', 'other'))).status).toBe(500);
    product.pass(day);
    await finish();
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

it('finds the one unused picture among hundreds that cards show, without a look at each', async () => {
  const unused = idOf(await store());
  const shown = Array.from({ length: 300 }, (_, index) => {
    const media = hashBytes(new Uint8Array([index % 256, index >> 8]));
    const fields = { upload: media, uses: 1, keepUntil: startOfTests, createdAt: startOfTests };
    return storedMedia.create(rows(), { media, type: 'image/png', bytes: 1, ...fields });
  });
  await writeItems(product.client, shown);
  product.pass(day);
  faults.clear();
  await finish();
  expect(faults.calls.length).toBeLessThan(25);
  expect(await read(unused)).toBe(404);
  await removeItems(product.client, shown);
});

describe('what happens at the same moment', () => {
  it('a card that takes a picture up while it is about to be removed keeps it', async () => {
    const id = idOf(await store());
    product.pass(day);
    let answer: unknown;
    faults.add({
      when: (call) => isWrite(call) && JSON.stringify(call.input).includes('deletingSince'),
      does: meanwhile(async () => {
        answer = await putOnCard(id);
      }),
    });
    await finish();
    expect(answer).toMatchObject({ status: 201 });
    expect([await read(id), await counts()]).toEqual([200, [1, 1, 1]]);
  });

  it('a picture that is being removed goes on no card, and stored again at that moment it stays', async () => {
    const id = idOf(await store());
    product.pass(day);
    const answers: unknown[] = [];
    before = {
      remove: async () => {
        answers.push(await read(id), await putOnCard(id), await store(), await putOnCard(id));
      },
    };
    await finish();
    expect(answers).toMatchObject([
      404,
      { status: 400, body: { code: 'unknown-media' } },
      { status: 201, body: { id } },
      { status: 201 },
    ]);
    expect([await read(id), await counts()]).toEqual([200, [1, 1, 1]]);
  });

  it('bytes that arrive while their household is deleted go with it', async () => {
    const params = { householdId: family.household.id };
    before = {
      put: async () => {
        await product.call(deleteHousehold, family.parent.token, { params, body: { password } });
        const since = product.now().toISOString();
        product.pass(20);
        const { id: householdId } = family.household;
        const deletion = openDeletion(product.context.table, {
          kind: 'household',
          householdId,
          id: householdId,
          since,
        });
        const remove = async () =>
          await removeHiddenHousehold(deletion, () => true, product.now(), product.context.mediaStore);
        expect(await runAs('events/finish-deletions', remove)).toBe(false);
      },
    };
    expect((await store()).status).toBe(201);
    expect(await kept.list(family.household.id)).toHaveLength(1);
    product.pass(2 * 60);
    await finish();
    expect([await kept.list(family.household.id), await listAllMedia(rows())]).toEqual([[], []]);
    expect(await storedHouseholds.findEvenHidden(rows(), {})).toBeUndefined();
  });
});
