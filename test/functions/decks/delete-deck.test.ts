import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCard, importCards, listCards } from '../../../shared/routes/cards.ts';
import { listDecks, updateDeck } from '../../../shared/routes/decks.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { localPart } from '../../../shared/ids.ts';
import { deleteDeckPermanently } from '../../support/delete-permanently.ts';
import { cutOffEverywhere } from '../../support/cut-off.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { countRows, readHousehold, readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});
beforeEach(() => {
  faults.clear();
  product.setNow(startOfTests);
});

function answersTo(session: OpenSession): Review[] {
  return session.cards.map((card) => ({ id: ulid(), cardId: card.id, rating: 'correct', answeredAt: startOfTests }));
}

async function study(deck: Deck, { token } = family.child): Promise<OpenSession> {
  const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: {} });
  await product.call(recordReviews, token, {
    params: { sessionId: session.id },
    body: { reviews: answersTo(session) },
  });
  return session;
}

async function deckCount(): Promise<unknown> {
  const [meta] = (await readPartition(product, `HH#${family.household.id}`)).filter((row) => row.SK === 'META');
  return meta?.['deckCount'];
}

/** Returns the deck's rows, without those of the learners' study history. */
async function rowsOf(deck: Deck): Promise<string[]> {
  const rows = await readHousehold(product, family.household.id);
  const ofLearner = /^L#[^#]+#(REV|SESSION|DAY|FACTS)/;
  return rows.map((row) => row.SK).filter((key) => key.includes(localPart(deck.id)) && !ofLearner.test(key));
}

const run = (deck: Deck) => () => deleteDeckPermanently(product, family.parent.token, deck.id);

describe('deleting a deck', () => {
  it('takes its cards, imports, progress and memories of all learners along, and leaves what the learners did [route-delete-deck]', async () => {
    const { child } = await addChild(product, family.parent, family.household.id, 'Ben');
    const kept = await makeDeck(product, family, 3);
    const deck = await makeDeck(product, family, 60);
    await study(deck);
    await study(deck, child);
    await study(kept);
    const before = await deckCount();
    expect(await run(deck)()).toMatchObject({ status: 204 });
    expect(await rowsOf(deck)).toEqual([]);
    expect(await deckCount()).toBe(Number(before) - 1);
    const rows = await readHousehold(product, family.household.id);
    expect(countRows(rows, `CARD#${localPart(kept.id)}#`)).toBe(3);
    expect(rows.filter(({ SK }) => SK.includes(`#REV#${localPart(deck.id)}#`))).toHaveLength(20);
    expect(await run(deck)()).toMatchObject({ status: 404 });
  });

  it('can be cut off anywhere and run again: nobody sees the deck from its first write on, and nothing remains', async () => {
    const deck = await makeDeck(product, family, 30);
    await study(deck);
    const count = await deckCount();
    await cutOffEverywhere(product, faults, () => ({
      run: run(deck),
      afterCut: async (hasBegun) => {
        const listed = await product.call(listDecks, family.parent.token, {});
        expect(listed.some((one) => one.id === deck.id)).toBe(!hasBegun);
        const cards = await product.send(listCards, family.child.token, { params: { deckId: deck.id } });
        expect(cards.status).toBe(hasBegun ? 404 : 200);
        const renaming = await product.send(updateDeck, family.parent.token, {
          params: { deckId: deck.id },
          json: { name: 'Still here' },
        });
        expect(renaming.status).toBe(hasBegun ? 404 : 200);
      },
      afterAll: async () => {
        expect(await rowsOf(deck)).toEqual([]);
        expect(await deckCount()).toBe(Number(count) - 1);
      },
    }));
  });

  it('counts the deck once when it is deleted twice at the same moment', async () => {
    const deck = await makeDeck(product, family, 5);
    const before = await deckCount();
    const statuses = (await Promise.all([run(deck)(), run(deck)()])).map((answer) => answer.status);
    expect(statuses).toContain(204);
    expect(statuses.every((status) => status === 204 || status === 404)).toBe(true);
    expect(await deckCount()).toBe(Number(before) - 1);
    expect(await rowsOf(deck)).toEqual([]);
  });
});

describe('an answer that is on its way while its deck is deleted', () => {
  /** Deletes the deck between the reads of a call and its write. */
  async function deleteBefore(deck: Deck, when: (key: string) => boolean): Promise<void> {
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && when(JSON.stringify(call.input)),
      does: meanwhile(async () => {
        const answer = await run(deck)();
        expect(answer.status).toBe(204);
      }),
    });
  }

  it('is kept in the log, and leaves no memory and no progress behind', async () => {
    const deck = await makeDeck(product, family, 5);
    const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
    const [first] = answersTo(session);
    await deleteBefore(deck, (input) => input.includes('#REV#'));
    const reviews = first ? [first] : [];
    const receipt = await product.call(recordReviews, family.child.token, {
      params: { sessionId: session.id },
      body: { reviews },
    });
    expect(receipt).toMatchObject({ accepted: 1, results: [{ result: 'stored' }], cards: [] });
    expect(await rowsOf(deck)).toEqual([]);
    const rows = await readHousehold(product, family.household.id);
    expect(rows.filter(({ SK }) => SK.endsWith(`#${first?.id}`))).toHaveLength(1);
  });

  it('leaves nothing behind either when it read the cards before and the progress after', async () => {
    const deck = await makeDeck(product, family, 5);
    const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
    faults.add({
      at: 'call',
      when: (call) => call.command === 'BatchGet' && mentions('PROGRESS#')(call),
      does: meanwhile(async () => expect((await run(deck)()).status).toBe(204)),
    });
    const body = { reviews: answersTo(session) };
    await product.call(recordReviews, family.child.token, { params: { sessionId: session.id }, body });
    expect(await rowsOf(deck)).toEqual([]);
  });

  it('opens no session on it', async () => {
    const deck = await makeDeck(product, family, 5);
    await deleteBefore(deck, (input) => input.includes('#SESSION#'));
    const answer = await product.send(startSession, family.child.token, { params: { deckId: deck.id }, json: {} });
    expect(answer.status).toBe(404);
    expect(await rowsOf(deck)).toEqual([]);
  });

  it('adds no card to it, and says that it is gone instead of full', async () => {
    const deck = await makeDeck(product, family, 1);
    const params = { deckId: deck.id };
    await deleteBefore(deck, (input) => input.includes('CARD#') && input.includes('"new"'));
    const made = await product.send(createCard, family.parent.token, { params, json: { front: 'new', back: 'new' } });
    expect(made).toMatchObject({ status: 404, body: { code: 'not-found' } });

    const json = { importId: 'late', offset: 0, cards: [{ front: 'newer', back: 'newer' }] };
    const other = await makeDeck(product, family, 1);
    await deleteBefore(other, (input) => input.includes('IMPORT#'));
    const begun = await product.send(importCards, family.parent.token, { params: { deckId: other.id }, json });
    expect(begun).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const gone of [deck, other]) expect(await rowsOf(gone)).toEqual([]);
  });
});
