import { beforeEach, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { openDeletion } from '../../../functions/data/operations/pending-deletion.ts';
import { handler } from '../../../functions/scheduled/finish-deletions.ts';
import {
  type Faults,
  injectFaults,
  isWrite,
  lostCall,
  meanwhile,
  mentions,
  type SdkCall,
  throttled,
} from '../../support/faults.ts';
import { finishDeletions, readPending, removeFromBin } from '../../support/delete-permanently.ts';
import { countRows, readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { recordLog } from '../platform/record-log.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
});

/** Permanently deletes the deck in a call that runs out of time. The next call starts a second later. */
async function hide(deck: Deck, { parent } = family): Promise<void> {
  faults.clear();
  const begun = product.now();
  await product.call(deleteDeck, parent.token, { params: { deckId: deck.id } });
  faults.add({ at: 'call', when: isWrite, does: meanwhile(async () => product.pass(5)) });
  expect((await removeFromBin(product, parent.token, deck.id)).status).toBe(204);
  faults.clear();
  product.setNow(begun);
  product.pass(1);
}

async function hideDecks(count: number): Promise<Deck[]> {
  const decks: Deck[] = [];
  for (let index = 0; index < count; index += 1) decks.push(await makeDeck(product, family, 2));
  for (const deck of decks) await hide(deck);
  return decks;
}

/** Adds pending deletions that have nothing left to remove. */
async function noteGone(count: number, householdId = family.household.id): Promise<void> {
  const { table, newId } = product.context;
  const since = product.now().toISOString();
  const notes = Array.from({ length: count }, () =>
    openDeletion(table, { householdId, since, kind: 'quiz', id: newId(product.now()) }),
  );
  while (notes.length > 0) await table.commit(notes.splice(0, 50).flatMap(({ beginActions }) => beginActions));
}

const pendingIds = async () => (await readPending(product)).map((row) => row['id']);
const run = async () => await finishDeletions(product);

describe('a run that finishes deletions', () => {
  it('leaves alone what began within the last minute', async () => {
    const [, second] = await hideDecks(2);
    product.setNow(startOfTests);
    product.pass(60);
    expect(await run()).toEqual({ finished: 0, left: 0, faults: [] });
    product.pass(1);
    expect(await run()).toEqual({ finished: 1, left: 0, faults: [] });
    expect(await pendingIds()).toEqual([localPart(second?.id ?? '')]);
  });

  it('ends when its time is used, and the next one goes on where it stopped', async () => {
    const decks = await hideDecks(4);
    product.pass(61);
    const isPage = (call: SdkCall) => call.command === 'BatchWrite' && mentions('CARD#')(call);
    faults.add({
      at: 'call',
      when: isPage,
      times: Number.POSITIVE_INFINITY,
      does: meanwhile(async () => product.pass(3)),
    });
    expect(await run()).toEqual({ finished: 0, left: 4, faults: [] });
    const cards = (await readHousehold(product, family.household.id)).filter((row) => row.SK.startsWith('CARD#'));
    expect(new Set(cards.map((row) => row['deck']))).toEqual(new Set([localPart(decks[3]?.id ?? '')]));
    expect(await run()).toEqual({ finished: 4, left: 0, faults: [] });
    expect(await pendingIds()).toEqual([]);
  });

  it('finishes small deletions although a large one began earlier', async () => {
    const large = await makeDeck(product, family, 1_100);
    const small = await makeDeck(product, family, 2);
    for (const deck of [large, small]) await hide(deck);
    product.pass(61);
    let pages = 0;
    const isNextPage = (call: SdkCall) =>
      call.command === 'Query' && mentions(`CARD#${localPart(large.id)}`)(call) && (pages += 1) > 0;
    faults.add({
      at: 'call',
      when: isNextPage,
      times: Number.POSITIVE_INFINITY,
      does: meanwhile(async () => product.pass(4)),
    });
    expect(await run()).toEqual({ finished: 1, left: 1, faults: [] });
    expect(pages).toBe(2);
    expect(await pendingIds()).toEqual([localPart(large.id)]);
    expect(countRows(await readHousehold(product, family.household.id), 'CARD#')).toBe(100);
  });

  it('goes on beyond a page of the list, also with what is gone already', async () => {
    await noteGone(250);
    product.pass(61);
    expect(await run()).toEqual({ finished: 250, left: 0, faults: [] });
  });
});

describe('a deletion that cannot go on', () => {
  it.each([
    ['a connection that is lost', lostCall],
    ['a table that is too busy', throttled],
  ])('for %s is put off without alarm', async (_, does) => {
    const decks = await hideDecks(2);
    product.pass(61);
    const isFirst = mentions(`CARD#${localPart(decks[0]?.id ?? '')}`);
    faults.add({ at: 'call', when: isFirst, does });
    expect(await run()).toEqual({ finished: 1, left: 1, faults: [] });
    expect(await run()).toEqual({ finished: 1, left: 0, faults: [] });
  });

  it('for a defect holds up no other one, and the operator hears of it without a word of the family', async () => {
    const { logger, lines } = recordLog();
    const decks = await hideDecks(2);
    const other = await makeFamily(product);
    const othersDeck = await makeDeck(product, other, 2);
    await hide(othersDeck, other);
    const rows = householdRows(product.context.table, family.household.id);
    await rows.commit([rows.put('LEARNER#broken', { name: 'Emma' })]);
    product.pass(61);
    await expect(handler.on({ ...product.context, logger })()).rejects.toThrow('2 deletions could not go on.');
    expect(lines).toEqual([
      { level: 'error', message: 'finished-deletions', finished: 1, left: 0, failed: 2, faults: '$ZodError' },
    ]);
    expect(await pendingIds()).toEqual(decks.map(({ id }) => localPart(id)));
    await rows.commit([rows.remove('LEARNER#broken')]);
    expect(await run()).toEqual({ finished: 0, left: 0, faults: [] });
    product.pass(15 * 60);
    expect(await run()).toEqual({ finished: 2, left: 0, faults: [] });
  });

  it('is set aside, later each time, and holds up nobody: a page of them at the head leaves the way to the healthy ones', async () => {
    const { table } = product.context;
    const broken = await makeFamily(product);
    const rows = householdRows(table, broken.household.id);
    await rows.commit([rows.put('LEARNER#broken', { name: 'Emma' })]);
    const since = product.now().toISOString();
    const notes = Array.from({ length: 101 }, (_, index) =>
      openDeletion(table, { householdId: broken.household.id, since, kind: 'deck', id: `D${index}` }),
    );
    for (let start = 0; start < notes.length; start += 40)
      await table.commit(notes.slice(start, start + 40).flatMap(({ beginActions }) => beginActions));
    const waits: number[] = [];
    product.pass(1);
    await noteGone(50);
    product.pass(61);
    expect(await run()).toMatchObject({
      finished: 50,
      left: 0,
      faults: Array.from({ length: 101 }, () => '$ZodError'),
    });
    for (const { endAction } of notes.slice(1)) await table.commit([endAction]);
    for (let tries = 1; tries < 9; tries += 1) {
      const [row] = await readPending(product);
      const seconds = (Date.parse(String(row?.['again'])) - product.now().getTime()) / 1_000;
      waits.push(seconds / 60);
      product.pass(seconds - 1);
      expect((await run()).faults).toEqual([]);
      product.pass(1);
      expect((await run()).faults).toHaveLength(1);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440]);
    await rows.commit([rows.remove('LEARNER#broken')]);
    product.pass(24 * 60 * 60);
    expect(await run()).toEqual({ finished: 1, left: 0, faults: [] });
  });

  it('rings when it waits for a day, told by each run as a number of its own', async () => {
    const { logger, lines } = recordLog();
    await noteGone(1);
    const runQuietly = async () =>
      await handler.on({ ...product.context, logger })(undefined, { getRemainingTimeInMillis: () => 0 });
    product.pass(11 * 60 * 60);
    await runQuietly();
    expect(lines.filter(({ message }) => message === 'waits')).toEqual([]);
    product.pass(14 * 60 * 60);
    await runQuietly();
    expect(lines.filter(({ message }) => message === 'waits')).toMatchObject([
      { queue: 'deletions', minutes: 25 * 60, Waiting: 104 },
    ]);
  });

  it('leaves one line with counts when nothing went wrong', async () => {
    const { logger, lines } = recordLog();
    await hideDecks(1);
    product.pass(61);
    await handler.on({ ...product.context, logger })();
    expect(lines).toEqual([{ level: 'info', message: 'finished-deletions', finished: 1, left: 0 }]);
  });
});
