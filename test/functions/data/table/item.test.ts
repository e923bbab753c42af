import * as z from 'zod/mini';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineItem, hideable, versioned } from '../../../../functions/data/table/item.ts';
import { storedFacts } from '../../../../functions/data/people/learner.ts';
import { Partition } from '../../../../functions/data/table/partition.ts';
import { readTogether } from '../../../../functions/data/table/read-together.ts';
import { storedStudyDays } from '../../../../functions/data/study/study-day.ts';
import type { Table } from '../../../../functions/data/table/table.ts';
import type { WriteAction } from '../../../../functions/data/table/write-action.ts';
import { openBareTable } from '../../../support/table/bare-table.ts';

const shelves = defineItem({
  name: 'shelf',
  key: 'HH#{household}/SHELF#{shelf}',
  schema: z.object({ shelf: z.string(), label: z.string(), books: z.int(), ...hideable, ...versioned }),
  indexKeys: ({ label }) => ({ listKey: 'SHELVES', listSort: label }),
});
const books = defineItem({
  name: 'book',
  key: 'HH#{household}/BOOK#{shelf}#{book}',
  schema: z.object({ book: z.string(), note: z.optional(z.string()), ...versioned }),
});
const marks = defineItem({
  name: 'mark',
  key: 'MARK#{mark}/ONLY',
  schema: z.object({ leadsTo: z.string() }),
});

let table: Table;
beforeAll(async () => {
  ({ table } = await openBareTable());
});

let households = 0;
let rows: Partition;
beforeEach(() => {
  households += 1;
  rows = new Partition(table, `HH#${households}`);
});

const shelf = (name: string, more: { deletingSince?: string } = {}) => ({
  shelf: name,
  label: name.toUpperCase(),
  books: 0,
  version: 1,
  ...more,
});
const hidden = { deletingSince: '2026-01-05T09:00:00.000Z' };
const commit = async (...actions: WriteAction[]) => await rows.commit(actions);
const raw = async (sortKey: string) => (await rows.getMany([sortKey]))[0];
const conflict = { code: 'conflict' };

/** Creates shelves a to e, of which b, c and e are hidden. */
async function fillShelves(): Promise<void> {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await commit(...names.map((name) => shelves.create(rows, shelf(name, 'bce'.includes(name) ? hidden : {}))));
}

describe('what is hidden', () => {
  beforeEach(fillShelves);

  it('is not there for anybody who reads, whichever way', async () => {
    const namesOf = (found: readonly { shelf: string }[]) => found.map((one) => one.shelf).join('');
    expect(await shelves.find(rows, { shelf: 'b' })).toBeUndefined();
    await expect(shelves.require(rows, { shelf: 'b' })).rejects.toMatchObject({ code: 'not-found' });
    expect(namesOf(await shelves.findMany(rows, [{ shelf: 'd' }, { shelf: 'c' }, { shelf: 'a' }]))).toBe('da');
    expect(namesOf(await shelves.list(rows))).toBe('ad');
    expect(namesOf(await shelves.first(rows, {}, 2))).toBe('ad');
    expect(await shelves.page(rows, {}, 3)).toMatchObject({ items: [{ shelf: 'a' }], hasMore: true });
    expect(await readTogether(table, { shelf: shelves.at(rows, { shelf: 'b' }) })).toEqual({ shelf: undefined });
    expect(shelves.read((await raw('SHELF#b')) ?? {})).toEqual([]);
  });

  it('is found by whoever asks for it by that name', async () => {
    expect(await shelves.findEvenHidden(rows, { shelf: 'b' })).toMatchObject(hidden);
    expect(await readTogether(table, { shelf: shelves.atEvenHidden(rows, { shelf: 'b' }) })).toMatchObject({
      shelf: hidden,
    });
  });

  it('takes no writes, and nothing is written that belongs to it', async () => {
    const place = { shelf: 'b' };
    const change = { set: { label: 'new' } };
    await expect(commit(shelves.change(rows, place, change))).rejects.toMatchObject(conflict);
    await expect(commit(shelves.changeIfUnchanged(rows, { ...place, version: 1 }, change))).rejects.toMatchObject(
      conflict,
    );
    await expect(commit(shelves.save(rows, { version: 1 }, shelf('b')))).rejects.toMatchObject(conflict);
    const book = books.create(rows, { ...place, book: '1', version: 1 });
    await expect(commit(shelves.check(rows, place), book)).rejects.toMatchObject({ code: 'not-found' });
    await commit(shelves.changeEvenHidden(rows, place, { add: { books: -1 } }));
    expect(await raw('SHELF#b')).toMatchObject({ label: 'B', books: -1, version: 1 });
    expect(await raw('BOOK#b#1')).toBeUndefined();
  });
});

describe('a version', () => {
  it('is what a write was based on: of two writers one is refused, in whatever way they write', async () => {
    await commit(shelves.create(rows, shelf('a')));
    const seen = await shelves.require(rows, { shelf: 'a' });
    const writes = [
      () => shelves.save(rows, seen, { ...seen, label: 'saved' }),
      () => shelves.changeIfUnchanged(rows, seen, { set: { label: 'changed' } }),
      () => shelves.removeIfUnchanged(rows, seen),
    ];
    await commit(shelves.changeIfUnchanged(rows, seen, { add: { books: 1 } }));
    for (const write of writes) await expect(commit(write())).rejects.toMatchObject(conflict);
    expect(await raw('SHELF#a')).toMatchObject({ label: 'A', books: 1, version: 2 });
  });

  it('goes up by one with each write that was based on it', async () => {
    await commit(shelves.save(rows, undefined, shelf('a')));
    const first = await shelves.require(rows, { shelf: 'a' });
    await commit(shelves.save(rows, first, { ...first, label: 'second' }));
    const second = await shelves.require(rows, { shelf: 'a' });
    await commit(shelves.changeIfUnchanged(rows, second, { set: { label: 'third' } }));
    const third = await shelves.require(rows, { shelf: 'a' });
    expect([first, second, third].map(({ version }) => version)).toEqual([1, 2, 3]);
    await commit(shelves.removeIfUnchanged(rows, third));
    expect(await shelves.list(rows)).toEqual([]);
  });

  it('that was not seen, or seen as 0, is the first', async () => {
    const place = { shelf: 'a', book: '1' };
    await commit(books.save(rows, { version: 0 }, place));
    await expect(commit(books.save(rows, undefined, place))).rejects.toMatchObject(conflict);
    await expect(commit(books.save(rows, { version: 0 }, place))).rejects.toMatchObject(conflict);
    expect(await books.find(rows, place)).toMatchObject({ version: 1 });
  });
});

describe('a write', () => {
  it('stores the fields of the schema, the key and the place in the indexes, and nothing else', async () => {
    const more = { secret: 'x', PK: 'HH#elsewhere' };
    await commit(shelves.create(rows, { ...shelf('a'), ...more }));
    expect(await raw('SHELF#a')).toEqual({
      PK: rows.key('').PK,
      SK: 'SHELF#a',
      ...shelf('a'),
      listKey: 'SHELVES',
      listSort: 'A',
    });
    await commit(books.create(rows, { shelf: 'a', book: '1', version: 1 }));
    expect(await raw('BOOK#a#1')).toEqual({ PK: rows.key('').PK, SK: 'BOOK#a#1', book: '1', version: 1 });
  });

  it('of something new refuses what is there, one of something that is there refuses what is not', async () => {
    const book = { shelf: 'a', book: '1', version: 1 };
    const change = { set: { note: 'read' } };
    await expect(commit(books.change(rows, book, change))).rejects.toMatchObject(conflict);
    await expect(commit(books.removeExisting(rows, book))).rejects.toMatchObject({ code: 'not-found' });
    await commit(books.create(rows, book));
    await expect(commit(books.create(rows, book, 'already-exists'))).rejects.toMatchObject({ code: 'already-exists' });
    await commit(books.change(rows, book, change));
    expect(await books.find(rows, book)).toMatchObject({ note: 'read' });
    await commit(books.removeExisting(rows, book), books.remove(rows, { ...book, book: 'none' }));
    expect(await books.list(rows, { shelf: 'a' })).toEqual([]);
  });

  it('asks for what else must be true, with a refusal of its own', async () => {
    await commit(shelves.create(rows, shelf('a')));
    const add = async (atMost: number) =>
      await commit(
        shelves.change(
          rows,
          { shelf: 'a' },
          { add: { books: 1 } },
          { equals: { label: 'A' }, atMost: { books: atMost }, otherwise: 'too-many-cards' },
        ),
      );
    await add(0);
    await expect(add(0)).rejects.toMatchObject({ code: 'too-many-cards' });
    expect(await shelves.find(rows, { shelf: 'a' })).toMatchObject({ books: 1 });
  });

  it('may make what it changes, or replace what is there, when it says so', async () => {
    for (const leadsTo of ['a', 'b']) await table.commit([marks.replace(table, { mark: 'm', leadsTo })]);
    expect(await marks.find(table, { mark: 'm' })).toEqual({ leadsTo: 'b' });
    await table.commit([marks.changeOrCreate(table, { mark: 'n' }, { set: { leadsTo: 'c' } })]);
    expect(await marks.findMany(table, [{ mark: 'n' }, { mark: 'o' }, { mark: 'm' }])).toEqual([
      { leadsTo: 'c' },
      { leadsTo: 'b' },
    ]);
  });
});

describe('a list', () => {
  it('holds what is asked for, and the stretch of it, in the order of the keys', async () => {
    const places = ['a1', 'a2', 'a3', 'ab1', 'b1'].map((name) => ({ shelf: name.slice(0, -1), book: name.slice(-1) }));
    await commit(...places.map((place) => books.create(rows, { ...place, version: 1 })));
    const list = async (range: Parameters<typeof books.list>[2] = {}) =>
      (await books.list(rows, { shelf: 'a' }, range)).map(({ book }) => book).join('');
    expect(await list()).toBe('123');
    expect(await list({ from: '2' })).toBe('23');
    expect(await list({ after: '2' })).toBe('3');
    expect(await list({ upTo: '2', newestFirst: true })).toBe('21');
    expect(await list({ before: '2', after: undefined })).toBe('1');
    expect(await books.list(rows)).toHaveLength(5);
    await books.removeMany(rows, places.slice(0, 2));
    expect(await list()).toBe('3');
  });

  it('does not hold another household', async () => {
    await commit(shelves.create(rows, shelf('a')));
    const others = new Partition(table, `HH#${households}-others`);
    expect(await shelves.list(others)).toEqual([]);
    expect(await shelves.find(others, { shelf: 'a' })).toBeUndefined();
  });
});

describe('a row', () => {
  it('of another shape is refused instead of handed out', async () => {
    await commit(rows.put('SHELF#a', { nickname: 'x' }));
    await expect(shelves.find(rows, { shelf: 'a' })).rejects.toThrow(z.core.$ZodError);
    await expect(shelves.findEvenHidden(rows, { shelf: 'a' })).rejects.toThrow(z.core.$ZodError);
    await expect(shelves.list(rows)).rejects.toThrow(z.core.$ZodError);
  });
});

describe('an id', () => {
  const [home, elsewhere, shelfId, bookId] = [0, 1, 2, 3].map((n) => `01ARZ3NDEKTSV4RRFFQ69G5FA${n}`) as [
    string,
    string,
    string,
    string,
  ];

  it('leads to the place that it was made of', () => {
    const place = { shelf: shelfId, book: bookId };
    expect(books.idOf(home, place)).toBe(`${home}-${shelfId}-${bookId}`);
    expect(books.placeOf(home, books.idOf(home, place))).toEqual(place);
    expect(books.placeOf(home, books.idOf(home, place), { shelf: shelfId })).toEqual(place);
    expect(shelves.placeOf(home, shelves.idOf(home, place))).toEqual({ shelf: shelfId });
  });

  it.each([
    ['of another household', `${elsewhere}-${shelfId}-${bookId}`],
    ['of something above it', `${home}-${shelfId}`],
    ['of something below it', `${home}-${shelfId}-${bookId}-${bookId}`],
    ['of the household itself', home],
    ['from another shelf', `${home}-${bookId}-${bookId}`],
    ['that was not made here', `${home}-${shelfId}-x#y`],
    ['that is empty', ''],
  ])('%s is not found', (_, id) => {
    expect(() => books.placeOf(home, id, { shelf: shelfId })).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});

it('is only asked for what its key and schema can answer: the rest does not compile', () => {
  const uses = [
    // @ts-expect-error Household items can't be read from the whole table.
    async () => await shelves.find(table, { shelf: 'a' }),
    // @ts-expect-error Standalone items don't belong to a household.
    async () => await marks.find(rows, { mark: 'm' }),
    // @ts-expect-error A key needs all its values.
    async () => await books.find(rows, { book: '1' }),
    // @ts-expect-error Study days can't be listed without a learner.
    async () => await storedStudyDays.list(rows),
    // @ts-expect-error A single item can't be listed.
    async () => await storedFacts.list(rows, { learner: 'x' }),
    // @ts-expect-error Key values that the item does not contain must be given.
    () => books.create(rows, { book: '1', version: 1 }),
    // @ts-expect-error An item without a version can't be saved as the next one.
    () => marks.save(table, { version: 1 }, { mark: 'm', leadsTo: 'a' }),
    // @ts-expect-error Only numbers can be added to.
    () => shelves.change(rows, { shelf: 'a' }, { add: { label: 1 } }),
  ];
  expect(uses).toHaveLength(8);
});
