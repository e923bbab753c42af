import { beforeAll, describe, expect, it } from 'vitest';
import { finishPending } from '../../../functions/scheduled/finish-deletions.ts';
import { storedHouseholds } from '../../../functions/data/household.ts';
import { listAllMedia } from '../../../functions/data/media.ts';
import { householdRows } from '../../../functions/data/household.ts';
import { limits } from '../../../shared/limits.ts';
import { createCard, deleteCard, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { type MediaType, mediaTypes } from '../../../shared/schemas/media.ts';
import { runAs } from '../../support/role-of-function.ts';
import { fileOf, sampleOf } from '../../support/sample-media.ts';
import { makeDeck, makeFamily, makePictureCard, password, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let deckId: string;
const ofHousehold = () => ({ householdId: family.household.id });

beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  deckId = (await makeDeck(product, family, 1)).id;
});

/** What the clock does every quarter of an hour. */
async function sweep(): Promise<void> {
  await runAs('events/finish-deletions', async () => {
    const { faults } = await finishPending({ ...product.context, clock: product.now });
    expect(faults).toEqual([]);
  });
}

async function store(file: Blob) {
  return await product.call(storeMedia, family.parent.token, { params: ofHousehold(), body: file });
}

async function read(mediaId: string, token = family.parent.token) {
  return await product.send(getMedia, token, { params: { mediaId } });
}

/** @returns what is stored, and what the household counts. */
async function countMedia() {
  const { household } = family;
  const rows = householdRows(product.context.table, household.id);
  const stored = await storedHouseholds.require(rows, {});
  const [media, kept] = [await listAllMedia(rows), await product.context.mediaStore.list(household.id)];
  expect(kept.map(({ upload }) => upload).toSorted()).toEqual(media.map(({ upload }) => upload).toSorted());
  return { count: stored.mediaCount ?? 0, bytes: stored.mediaBytes ?? 0, kept: kept.length };
}

describe('a picture or a sound', () => {
  it.each(mediaTypes)('of the type %s is stored, and read by grown-ups and children as it was', async (type) => {
    const file = fileOf(type);
    const media = await store(file);
    expect(media).toEqual({ id: media.id, type, bytes: file.size });
    for (const token of [family.parent.token, family.child.token]) {
      const { status, headers, body } = await read(media.id, token);
      expect(status).toBe(200);
      expect(new Uint8Array(await (body as Blob).arrayBuffer())).toEqual(sampleOf(type));
      expect(headers).toEqual({
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        vary: 'authorization',
      });
    }
  });
});
