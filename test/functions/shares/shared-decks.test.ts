import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedShareCodes, storedShares, storedDeckCopies } from '../../../functions/data/content/deck-share.ts';
import { storedDecks } from '../../../functions/data/content/deck.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { listAllMedia } from '../../../functions/data/content/media.ts';
import { hashTypedCode } from '../../../functions/platform/sign-in/typed-code.ts';
import { inShownOrder } from '../../../shared/card-marks.ts';
import { limits } from '../../../shared/limits.ts';
import { createCard, deleteCard, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck, listDecks } from '../../../shared/routes/decks.ts';
import { deleteHousehold, removeMember, updateMember } from '../../../shared/routes/households.ts';
import { getMedia } from '../../../shared/routes/media.ts';
import { createShare, deleteShare, getShare, takeDeck } from '../../../shared/routes/shares.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import { finishDeletions } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions, type SdkCall } from '../../support/faults.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import {
  addGrownUp,
  makeDeck,
  makeFamily,
  makePictureCard,
  password,
  signUp,
  makeHousehold,
  type TestFamily,
} from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

type Family = Pick<TestFamily, 'parent' | 'household'>;

let product: TestProduct;
let givers: TestFamily;
let takers: Family;
/** Client network, different for each test: wrong codes are counted per network. */
let network = '192.0.2.0';
let deck: Deck;
let faults: Faults;

const settings = {
  name: 'Tiere',
  subject: 'Deutsch',
  frontLanguage: 'de',
  backLanguage: 'en',
  answerWay: 'type',
  asks: 'both',
} as const;

beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  givers = await makeFamily(product);
});
beforeEach(async () => {
  product.setNow(startOfTests);
  network = `192.0.2.${Number(network.split('.').at(-1)) + 1}`;
  faults.clear();
  const parent = await signUp(product, 'parent');
  takers = { parent, household: await makeHousehold(product, parent) };
  const body = { ...settings, householdId: givers.household.id, description: 'Zu Hause' };
  deck = await product.call(createDeck, givers.parent.token, { body });
});

const shared = (params = { deckId: deck.id }) => ({ params });
const share = async (token = givers.parent.token) => await product.call(createShare, token, shared());
const take = async (code: string, { parent, household }: Family = takers, key?: string) =>
  await product.send(takeDeck, parent.token, {
    json: { code, householdId: household.id },
    headers: { 'x-viewer-address': network, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const cardsOf = async ({ parent }: Family, { id: deckId }: Pick<Deck, 'id'>) =>
  await product.call(listCards, parent.token, { params: { deckId }, query: { limit: 1_000 } });
const decksOf = async ({ parent, household }: Family) =>
  await product.call(listDecks, parent.token, { query: { householdId: household.id } });
const rowsOf = ({ household }: Family) => householdRows(product.context.table, household.id);
const finish = async () => await finishDeletions(product);
const notFound = { status: 404, body: { code: 'not-found' } };

async function addPictures(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await makePictureCard(product, givers, deck.id, fileOf('image/webp', `${deck.id} ${index}`));
}

const sidesOf = (cards: readonly Card[]) =>
  cards.map(({ front, back, frontMedia = [], backMedia = [] }) => {
    const shown = [...frontMedia, ...backMedia].map(({ id, alt }) => [id.split('-').at(-1), alt]);
    return [front, back, shown];
  });

describe('a shared deck', () => {
  it('has one code of twelve letters for a month, which its managers can look at again and end [route-create-share, route-get-share, route-delete-share]', async () => {
    expect(await product.send(getShare, givers.parent.token, shared())).toMatchObject(notFound);
    const made = await share();
    expect(made).toEqual({
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{12}$/),
      expiresAt: '2026-02-04T09:00:00.000Z',
      takes: 0,
    });
    const guardian = await addGrownUp(product, givers.parent, givers.household.id, 'guardian');
    product.pass(24 * 60 * 60);
    expect(await share(guardian.token)).toEqual(made);
    expect(await product.call(getShare, guardian.token, shared())).toEqual(made);
    const codeHash = hashTypedCode(made.code);
    expect(JSON.stringify(await storedShares.list(rowsOf(givers)))).not.toContain(made.code);
    await product.call(deleteShare, guardian.token, shared());
    expect((await product.send(deleteShare, guardian.token, shared())).status).toBe(204);
    expect(await storedShareCodes.find(product.context.table, { codeHash })).toBeUndefined();
    expect([await take(made.code), await product.send(getShare, guardian.token, shared())]).toMatchObject([
      notFound,
      notFound,
    ]);
    expect((await share(guardian.token)).code).not.toBe(made.code);
  });

  it('is copied as it is studied: settings, cards in order, pictures with their bytes, and nothing of its family [route-take-deck]', async () => {
    const params = { deckId: deck.id };
    const { token } = givers.parent;
    await product.call(createCard, token, { params, body: { front: 'z', back: 'two' } });
    const first = { front: 'z', back: 'one', extra: 'the first', tags: ['Emma'] };
    const sorted = await product.call(createCard, token, { params, body: first });
    await product.call(updateCard, token, { params: { ...params, cardId: sorted.id }, body: { place: '01' } });
    await addPictures(2);
    const { code } = await share();
    const { status, body } = await take(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    const copy = body as Deck;
    expect([status, copy]).toMatchObject([
      201,
      { ...settings, householdId: takers.household.id, totalCards: 4, description: 'Zu Hause' },
    ]);
    expect(await decksOf(takers)).toEqual([copy]);
    const cards = await cardsOf(takers, copy);
    const given = inShownOrder(await cardsOf(givers, deck));
    expect([cards[0]?.back, cards[0]?.extra, sidesOf(cards)]).toEqual(['one', 'the first', sidesOf(given)]);
    expect(JSON.stringify([copy, cards])).not.toMatch(
      new RegExp(['Emma', givers.household.id, ...deck.id.split('-')].join('|')),
    );
    const bytesOf = async ({ parent }: Family, shown: readonly Card[]) => {
      const mediaId = shown.findLast(({ frontMedia }) => frontMedia)?.frontMedia?.[0]?.id ?? '';
      return await (await product.call(getMedia, parent.token, { params: { mediaId } })).text();
    };
    expect(await bytesOf(takers, cards)).toBe(await bytesOf(givers, given));
    expect((await listAllMedia(rowsOf(takers))).map(({ uses }) => uses)).toEqual([2, 2]);
    expect([await storedDeckCopies.list(rowsOf(takers)), (await share()).takes]).toEqual([[], 1]);
  });

  it('opens nothing more by an old code, one of a deleted deck, or of somebody who may not manage it any more', async () => {
    const guardian = await addGrownUp(product, givers.parent, givers.household.id, 'guardian');
    const { code } = await share(guardian.token);
    const { token } = givers.parent;
    const place = storedDecks.placeOf(givers.household.id, deck.id);
    const member = { householdId: givers.household.id, memberId: `${givers.household.id}-${guardian.user.id}` };
    await product.call(updateMember, token, { params: member, body: { role: 'viewer' } });
    expect([await take(code), await product.send(getShare, token, shared())]).toMatchObject([notFound, notFound]);
    await product.call(updateMember, token, { params: member, body: { role: 'guardian' } });
    expect((await take(code)).status).toBe(201);
    await product.call(removeMember, token, { params: member });
    expect([await take(code), await storedShares.find(rowsOf(givers), place)]).toMatchObject([notFound, undefined]);
    const other = await share();
    const expiresAt = product.now().getTime() / 1_000;
    await rowsOf(givers).commit([storedShares.change(rowsOf(givers), place, { set: { expiresAt } })]);
    expect(await take(other.code)).toMatchObject(notFound);
    const last = await share();
    await product.call(deleteDeck, token, shared());
    expect(await take(last.code)).toMatchObject(notFound);
  });

  it('ends with its household', async () => {
    const mine = await makeDeck(product, takers, 1);
    const { code } = await product.call(createShare, takers.parent.token, shared({ deckId: mine.id }));
    const params = { householdId: takers.household.id };
    await product.call(deleteHousehold, takers.parent.token, { params, body: { password } });
    expect(await take(code, givers)).toMatchObject(notFound);
    expect(await storedShareCodes.find(product.context.table, { codeHash: hashTypedCode(code) })).toBeUndefined();
  });

  it('makes whoever tries codes wait, also with one that is right', async () => {
    const { code } = await share();
    for (let tries = 0; tries <= limits.tries.share.free; tries += 1) await take(`WRONG${tries}`);
    expect(await take(code)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
  });

  it('counts wrong codes of a network for all its accounts: after thirty of them a new account waits there, with a right one too, and nobody elsewhere', async () => {
    const { code } = await share();
    const newFamily = async (): Promise<Family> => {
      const parent = await signUp(product, 'parent');
      return { parent, household: await makeHousehold(product, parent) };
    };
    // Client network, different for each test because wrong codes are counted per network.
    for (let guesser = 0; guesser < 5; guesser += 1) {
      const family = await newFamily();
      for (let tries = 0; tries < 6; tries += 1)
        expect(await take(`WRONG${guesser}${tries}`, family)).toMatchObject(notFound);
    }
    const fresh = await newFamily();
    expect(await take(code, fresh)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
    network = '198.51.100.7';
    expect((await take(code, fresh)).status).toBe(201);
    network = '192.0.2.200';
  });
});

it('takes several calls when it is large: nothing shows before it is whole, it goes on where it stopped, and is removed when nobody goes on', async () => {
  const large = await makeDeck(product, givers, 120);
  const params = { deckId: large.id };
  const { code } = await product.call(createShare, givers.parent.token, { params });
  const takeOnlyOneStep = async () => {
    const isStep = (call: SdkCall) => isWrite(call) && mentions('TAKE#')(call);
    faults.add({ when: isStep, from: 2, does: meanwhile(() => Promise.resolve(product.pass(6))) });
    expect(await take(code)).toMatchObject({ status: 409, body: { code: 'still-copying' } });
    faults.clear();
    const [left] = await storedDeckCopies.list(rowsOf(takers));
    expect(left?.cards).toBe(limits.cardsPerCopyStep);
    return { deck: left?.deck ?? '' };
  };
  const place = await takeOnlyOneStep();
  await finish();
  expect([await decksOf(takers), (await storedDecks.findEvenHidden(rowsOf(takers), place))?.totalCards]).toEqual([
    [],
    limits.cardsPerCopyStep,
  ]);
  product.pass(limits.deckCopySeconds + 120);
  await finish();
  expect(await storedDecks.findEvenHidden(rowsOf(takers), place)).toBeUndefined();
  const next = await takeOnlyOneStep();
  expect(next).not.toEqual(place);
  const cards = await cardsOf(givers, large);
  await product.call(deleteCard, givers.parent.token, { params: { ...params, cardId: cards[3]?.id ?? '' } });
  const { status, body } = await take(code);
  expect([status, sidesOf(await cardsOf(takers, body as Deck))]).toEqual([201, sidesOf(cards)]);
  expect((await product.call(getShare, givers.parent.token, { params })).takes).toBe(1);
});

it('is one copy when the same call comes twice, at the same moment too, and two copies for two calls', async () => {
  await addPictures(2);
  const { code } = await share();
  const [one, two] = await Promise.all([take(code, takers, 'same'), take(code, takers, 'same')]);
  expect([one.status, two.body]).toEqual([201, one.body]);
  expect(await take(code, takers, 'same')).toMatchObject({ status: 201, body: one.body });
  expect(await decksOf(takers)).toHaveLength(1);
  await Promise.all([take(code), take(code)]);
  expect((await decksOf(takers)).map(({ totalCards }) => totalCards)).toEqual([2, 2, 2]);
  expect((await share()).takes).toBe(3);
});
