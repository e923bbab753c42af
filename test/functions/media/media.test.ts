import { beforeAll, describe, expect, it } from 'vitest';
import { listAllMedia } from '../../../functions/data/content/media.ts';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { limits } from '../../../shared/limits.ts';
import { createCard, deleteCard, deleteCards, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { generateQuiz } from '../../../shared/routes/quizzes.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { type MediaType, mediaTypes } from '../../../shared/schemas/media.ts';
import { deleteDeckPermanently, finishDeletions, removeFromBin } from '../../support/delete-permanently.ts';
import { fileOf, sampleOf } from '../../support/files/sample-media.ts';
import {
  makeDeck,
  makeFamily,
  makePictureCard,
  password,
  tapOnDevice,
  type TestFamily,
} from '../../support/test-family.ts';
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

/** Runs the 15-minute cleanup job. */
async function sweep(): Promise<void> {
  const { faults } = await finishDeletions(product);
  expect(faults).toEqual([]);
}

async function store(file: Blob) {
  return await product.call(storeMedia, family.parent.token, { params: ofHousehold(), body: file });
}

async function read(mediaId: string, token = family.parent.token) {
  return await product.send(getMedia, token, { params: { mediaId } });
}

async function countMedia() {
  const { household } = family;
  const rows = householdRows(product.context.table, household.id);
  const stored = await storedHouseholds.require(rows, {});
  const [media, kept] = [await listAllMedia(rows), await product.context.mediaStore.list(household.id)];
  expect(kept.map(({ upload }) => upload).toSorted()).toEqual(media.map(({ upload }) => upload).toSorted());
  return { count: stored.mediaCount ?? 0, bytes: stored.mediaBytes ?? 0, kept: kept.length };
}

describe('a picture or a sound', () => {
  it.each(mediaTypes)(
    'of the type %s is stored, and read by grown-ups and children as it was [route-store-media, route-get-media]',
    async (type) => {
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
    },
  );
});

describe('what a household keeps', () => {
  it('is one thing however often the same bytes come, also when all come at once, and is counted once', async () => {
    const before = await countMedia();
    const file = fileOf('image/png', 'the same');
    const stored = await Promise.all([1, 2, 3, 4, 5].map(async () => await store(file)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await countMedia()).toEqual({
      count: before.count + 1,
      bytes: before.bytes + file.size,
      kept: before.kept + 1,
    });
  });

  it('never grows beyond its bounds, in number or in bytes, however many come at once [media-bounded]', async () => {
    const files = Array.from({ length: 8 }, (_, index) => fileOf('image/webp', `one of eight: ${index}`));
    const size = files[0]?.size ?? 0;
    const rows = householdRows(product.context.table, family.household.id);
    const fill = async (mediaCount: number, mediaBytes: number) =>
      await rows.commit([storedHouseholds.change(rows, {}, { add: { mediaCount, mediaBytes } })]);
    for (const bound of ['number', 'bytes'] as const) {
      const { count, bytes } = await countMedia();
      const otherCount = bound === 'number' ? limits.mediaPerHousehold - count - 2 : 0;
      const otherBytes = bound === 'bytes' ? limits.mediaBytesPerHousehold - bytes - 3 * size + 1 : 0;
      await fill(otherCount, otherBytes);
      const answers = await Promise.all(
        files.map(async (file) => await product.send(storeMedia, family.parent.token, { params: ofHousehold(), file })),
      );
      await fill(-otherCount, -otherBytes);
      const isFull = { status: 409, body: { code: 'media-full' } };
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(isFull);
      product.pass(26 * 60 * 60);
      await sweep();
    }
  });
});

describe('a card with a picture', () => {
  it('tells everybody who may read it what each side shows, a session as well, and keeps it when only its words change', async () => {
    const { card, mediaId } = await makePictureCard(product, family, deckId);
    const shown = { frontMedia: [{ id: mediaId, alt: 'A dog' }], backMedia: [{ id: mediaId }] };
    expect(card).toMatchObject({ front: '', back: 'perro', ...shown });
    const params = { deckId, cardId: card.id };
    expect(await product.call(updateCard, family.parent.token, { params, body: { back: 'el perro' } })).toEqual({
      ...card,
      back: 'el perro',
      changedAt: product.now().toISOString(),
    });
    const session = await product.call(startSession, family.child.token, { params: { deckId }, body: {} });
    expect(session.cards.find(({ id }) => id === card.id)).toMatchObject(shown);
    const changed = await product.call(updateCard, family.parent.token, {
      params,
      body: { front: 'dog', frontMedia: [], backMedia: [{ id: mediaId, alt: 'It barks' }] },
    });
    expect(changed).not.toHaveProperty('frontMedia');
    expect(changed.backMedia).toEqual([{ id: mediaId, alt: 'It barks' }]);
    await product.call(deleteCard, family.parent.token, { params });
    await removeFromBin(product, family.parent.token, card.id);
  });

  it.each([
    ['without words or picture on a side', { front: '', back: 'perro' }, 'invalid-input'],
    ['with nothing in place of the words', { front: ' ', back: 'perro', frontMedia: [] }, 'invalid-input'],
    ['with a picture that nobody stored', { front: 'a', back: 'b', frontMedia: [{ id: 'unknown' }] }, 'unknown-media'],
  ])('%s is refused', async (_, json, code) => {
    const refusal = { status: 400, body: { code } };
    expect(await product.send(createCard, family.parent.token, { params: { deckId }, json })).toMatchObject(refusal);
    const [card] = await product.call(listCards, family.parent.token, { params: { deckId } });
    const params = { deckId, cardId: card?.id ?? '' };
    expect(await product.send(updateCard, family.parent.token, { params, json })).toMatchObject(refusal);
    expect(await product.call(listCards, family.parent.token, { params: { deckId } })).toContainEqual(card);
  });
});

describe('a quiz of a deck with pictures', () => {
  it('asks with the picture itself, and leaves out the card whose answer is the only picture', async () => {
    const deck = await makeDeck(product, family, 2);
    const { mediaId } = await makePictureCard(product, family, deck.id);
    const json = { front: 'nothing said', back: '', backMedia: [{ id: mediaId }] };
    const params = { deckId: deck.id };
    await product.send(createCard, family.parent.token, { params, json });
    const quiz = await product.call(generateQuiz, family.parent.token, { params, body: {} });
    const fronts = quiz.questions.map(({ question }) => question).toSorted();
    expect(fronts).toEqual(['What goes with this?', 'front 1', 'front 2']);
    expect(quiz).toMatchObject({ leftOut: 1 });
    expect(quiz.questions.find(({ questionMedia }) => questionMedia)?.questionMedia).toEqual([
      { id: mediaId, alt: 'A dog' },
    ]);
    expect(quiz.questions.flatMap(({ options }) => options)).not.toContain('');
    await deleteDeckPermanently(product, family.parent.token, deck.id);
  });

  it('offers no answer without words to choose from, and none to a card that has none itself', async () => {
    const deck = await makeDeck(product, family, 4);
    const params = { deckId: deck.id };
    await product.call(updateDeck, family.parent.token, { params, body: { answerWay: 'choose' } });
    const { mediaId } = await makePictureCard(product, family, deck.id);
    const json = { front: 'shown', back: '', backMedia: [{ id: mediaId }] };
    await product.send(createCard, family.parent.token, { params, json });
    const { cards } = await product.call(startSession, family.child.token, { params, body: {} });
    const others = new Map(cards.map(({ front, back, others: wrong = [] }) => [`${front}/${back}`, wrong]));
    expect(others.get('/perro')).toHaveLength(3);
    expect(others.get('shown/')).toEqual([]);
    expect([...others.values()].flat().map(({ text }) => text)).not.toContain('');
    await deleteDeckPermanently(product, family.parent.token, deck.id);
  });
});

describe('what no card shows any more', () => {
  it('is kept for a day, then goes with its bytes and makes room, whether the card, the deck or only its picture went [media-goes-unused]', async () => {
    const before = await countMedia();
    const other = await makeDeck(product, family, 1);
    const byCard = await makePictureCard(product, family, deckId, fileOf('image/webp', 'by card'));
    const byChange = await makePictureCard(product, family, deckId, fileOf('image/webp', 'by change'));
    for (const filling of ['by deck', 'by deck too']) {
      await makePictureCard(product, family, other.id, fileOf('image/webp', filling));
    }
    const kept = await makePictureCard(product, family, deckId, fileOf('image/webp', 'kept'));
    const twin = await makePictureCard(product, family, deckId, fileOf('image/webp', 'kept'));
    await store(fileOf('image/jpeg', 'never on a card'));
    const cardIds = [byCard.card.id, twin.card.id];
    await product.call(deleteCards, family.parent.token, { params: { deckId }, body: { cardIds } });
    for (const cardId of cardIds) await removeFromBin(product, family.parent.token, cardId);
    await product.call(updateCard, family.parent.token, {
      params: { deckId, cardId: byChange.card.id },
      body: { front: 'dog', frontMedia: [], backMedia: [] },
    });
    await deleteDeckPermanently(product, family.parent.token, other.id);
    product.pass(23 * 60 * 60);
    await sweep();
    expect((await countMedia()).count).toBe(before.count + 6);
    product.pass(3 * 60 * 60);
    await sweep();
    expect((await countMedia()).count).toBe(1);
    expect([(await read(byCard.mediaId)).status, (await read(kept.mediaId)).status]).toEqual([404, 200]);
  });

  it('stays when it is stored or put on a card again before its day is over', async () => {
    const first = await store(fileOf('image/png', 'stored twice'));
    const second = await store(fileOf('image/png', 'put on a card'));
    product.pass(20 * 60 * 60);
    await store(fileOf('image/png', 'stored twice'));
    const json = { front: 'a', back: 'b', frontMedia: [{ id: second.id }] };
    await product.send(createCard, family.parent.token, { params: { deckId }, json });
    product.pass(20 * 60 * 60);
    await sweep();
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual([200, 200]);
    product.pass(20 * 60 * 60);
    await sweep();
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual([404, 200]);
  });

  it('can be stored again once it is gone, by the same id', async () => {
    const file = fileOf('audio/mpeg', 'again');
    const { id } = await store(file);
    product.pass(26 * 60 * 60);
    await sweep();
    expect((await read(id)).status).toBe(404);
    expect((await store(file)).id).toBe(id);
    expect((await read(id)).status).toBe(200);
  });
});

describe('a household that is deleted', () => {
  it('takes the bytes of all its pictures along, by the clock, and only when none is on its way [media-erased]', async () => {
    const own = await makeFamily(product);
    const other = await makeDeck(product, own, 1);
    await makePictureCard(product, own, other.id);
    const rows = householdRows(product.context.table, own.household.id);
    const { mediaStore } = product.context;
    const params = { householdId: own.household.id };
    await product.call(deleteHousehold, own.parent.token, { params, body: { password } });
    expect(await mediaStore.list(own.household.id)).toHaveLength(1);
    product.pass(2 * 60);
    await sweep();
    expect([await mediaStore.list(own.household.id), await listAllMedia(rows)]).toEqual([[], []]);
    expect((await product.send(storeMedia, own.parent.token, { params, file: fileOf('image/png') })).status).toBe(404);
  });
});

describe('who is not allowed', () => {
  it('reads and stores nothing: another family, a child that stores, nobody [media-private]', async () => {
    const { id } = await store(fileOf('image/webp', 'private'));
    const stranger = await makeFamily(product);
    const unknown = `${family.household.id}-01ARZ3NDEKTSV4RRFFQ69G5FAV`;
    const missing = await read(unknown);
    expect([missing.status, (await read(id, stranger.parent.token)).body]).toEqual([404, missing.body]);
    expect((await product.send(getMedia, undefined, { params: { mediaId: id } })).status).toBe(401);
    const file = fileOf('image/webp', 'a child’s');
    const { tapped } = await tapOnDevice(product, family);
    expect((await read(id, tapped.token)).status).toBe(200);
    for (const token of [family.child.token, tapped.token]) {
      expect((await product.send(storeMedia, token, { params: ofHousehold(), file })).status).toBe(403);
    }
    expect((await product.send(storeMedia, stranger.parent.token, { params: ofHousehold(), file })).status).toBe(404);
    const theirs = (await makeDeck(product, stranger, 1)).id;
    const json = { front: 'a', back: 'b', backMedia: [{ id }] };
    expect(await product.send(createCard, stranger.parent.token, { params: { deckId: theirs }, json })).toMatchObject({
      status: 400,
      body: { code: 'unknown-media' },
    });
  });
});

describe('a file that is not what it says', () => {
  const send = async (file: Blob) =>
    await product.send(storeMedia, family.parent.token, { params: ofHousehold(), file });
  const padded = (type: MediaType, before: string, behind: string) =>
    new Blob([before, sampleOf(type), behind], { type });

  it.each([
    ['a page', new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' })],
    ['a drawing that runs scripts', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })],
    ['a program', new Blob(['MZ'], { type: 'application/octet-stream' })],
    ['nothing', new Blob([], { type: 'image/png' })],
    ['a picture under the name of another kind', new Blob([sampleOf('image/png')], { type: 'image/webp' })],
    ['a picture under the name of a sound', new Blob([sampleOf('image/webp')], { type: 'audio/webm' })],
    ['a picture behind a page', padded('image/jpeg', '<script>', '')],
    ['a WebP with a page behind it', padded('image/webp', '', '<script>')],
    ['a PNG with an archive behind it', padded('image/png', '', 'PK\u0003\u0004')],
    ['a JPEG with a page behind it', padded('image/jpeg', '', '<script>')],
    ['an MP4 with a page behind it', padded('audio/mp4', '', '<script>')],
    ['the beginning of an MP3 alone', new Blob([sampleOf('audio/mpeg').slice(0, 50)], { type: 'audio/mpeg' })],
    ['a WebM of another kind', new Blob(['\u001A\u0045'], { type: 'audio/webm' })],
  ])('is refused: %s', async (_, file) => {
    expect(await send(file)).toMatchObject({ status: 415, body: { code: 'not-media' } });
  });

  it('is refused beyond 400 KB, and stored with exactly that [media-what-it-says]', async () => {
    const of = (bytes: number) => fileOf('image/jpeg', 'x'.repeat(bytes - 8));
    expect(await send(of(limits.mediaBytes + 1))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
    expect(await send(of(limits.mediaBytes))).toMatchObject({ status: 201, body: { bytes: limits.mediaBytes } });
  });

  it('may say more of its type than the kind alone', async () => {
    const file = new Blob([sampleOf('audio/webm', 'opus')], { type: 'audio/webm;codecs=opus' });
    expect(await send(file)).toMatchObject({ status: 201, body: { type: 'audio/webm' } });
  });
});
