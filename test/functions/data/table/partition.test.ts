import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ListRange, Partition, type ReadRow } from '../../../../functions/data/table/partition.ts';
import type { Table } from '../../../../functions/data/table/table.ts';
import { openBareTable } from '../../../support/table/bare-table.ts';
import { type Faults, injectFaults, leavesUnprocessed, lostCall, skipPauses } from '../../../support/faults.ts';

const row = z.object({ SK: z.string(), name: z.string() });
const read: ReadRow<z.infer<typeof row>> = (item) => [z.parse(row, item)];

let table: Table;
let faults: Faults;
beforeAll(async () => {
  const bare = await openBareTable();
  table = bare.table;
  faults = injectFaults(bare.client);
});

let partitions = 0;
let rows: Partition;
let others: Partition;
beforeEach(() => {
  skipPauses();
  faults.clear();
  partitions += 1;
  rows = new Partition(table, `HH#${partitions}`);
  others = new Partition(table, `HH#${partitions}-others`);
});

async function fill(partition: Partition, sortKeys: readonly string[], name = 'x'): Promise<void> {
  for (let start = 0; start < sortKeys.length; start += 50) {
    await partition.commit(sortKeys.slice(start, start + 50).map((sortKey) => partition.put(sortKey, { name })));
  }
}

async function list(range: ListRange): Promise<string[]> {
  return (await rows.list(range, read)).map((item) => item.SK);
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`);
const everything: ListRange = { prefix: '', from: ' ' };

describe('a list', () => {
  it('goes over all pages that DynamoDB makes of it', async () => {
    const sortKeys = numbered('A#', 60);
    await fill(rows, sortKeys, 'x'.repeat(50_000));
    expect(await list({ prefix: 'A#' })).toEqual(sortKeys);
    expect(faults.calls.filter((call) => call.command === 'Query').length).toBeGreaterThan(2);
    expect(await list({ prefix: 'A#', newestFirst: true })).toEqual(sortKeys.toReversed());
    expect(await rows.first({ prefix: 'A#' }, 45, read)).toHaveLength(45);
  });

  it('holds what has the prefix, and of that the stretch that is asked for', async () => {
    const sortKeys = ['A', 'A!', 'A#1', 'A#12', 'A#2', 'A#3', 'A$', 'B#1'];
    await fill(rows, sortKeys);
    const prefix = 'A#';
    expect(await list({ prefix })).toEqual(['A#1', 'A#12', 'A#2', 'A#3']);
    expect(await list({ prefix, from: 'A#12' })).toEqual(['A#12', 'A#2', 'A#3']);
    expect(await list({ prefix, after: 'A#12' })).toEqual(['A#2', 'A#3']);
    expect(await list({ prefix, upTo: 'A#2' })).toEqual(['A#1', 'A#12', 'A#2']);
    expect(await list({ prefix, before: 'A#2' })).toEqual(['A#1', 'A#12']);
    expect(await list({ prefix, before: 'A#12' })).toEqual(['A#1']);
    expect(await list({ prefix, from: 'A#12', before: 'A#3' })).toEqual(['A#12', 'A#2']);
  });

  it('ends right before any key that it shall not hold', async () => {
    const key = fc
      .string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('-', '0', '9', 'A', 'Z', 'a', 'z') })
      .map((text) => `K#${text}`);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(key, { minLength: 1, maxLength: 8 }), key, async (sortKeys, before) => {
        await rows.removeAll(['K#']);
        await fill(rows, sortKeys);
        expect(await list({ prefix: 'K#', before })).toEqual(sortKeys.filter((sortKey) => sortKey < before).toSorted());
        expect(await list({ prefix: 'K#', after: before })).toEqual(
          sortKeys.filter((sortKey) => sortKey > before).toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('tells of a page whether more follows, and ends it where an answer would get too large', async () => {
    await fill(rows, numbered('A#', 30), 'x'.repeat(60_000));
    const page = await rows.page({ prefix: 'A#' }, 1_000, read);
    expect(page.hasMore).toBe(true);
    expect(page.items.length).toBeLessThan(20);
    const last = page.items.at(-1)?.SK ?? '';
    const rest = await rows.page({ prefix: 'A#', after: last }, 1_000, read);
    expect(rest.hasMore).toBe(false);
    expect([...page.items, ...rest.items].map((item) => item.SK)).toEqual(numbered('A#', 30));
  });
});

describe('a partition', () => {
  const hostile = [
    '',
    '#',
    'META',
    '../META',
    'HH#1',
    '\u0000',
    '\uffff',
    ' ',
    '%',
    "x' OR '1'='1",
    ':v0',
    '#PK',
    '💥',
    'A#\u0000',
    '__proto__',
  ];

  it('cannot be left by any sort key, bound or item', async () => {
    await fill(others, ['A#1', 'A#2', 'META']);
    await fill(rows, ['A#1']);
    for (const text of hostile) {
      for (const range of [
        { prefix: text },
        { prefix: 'A#', after: `A#${text}` },
        { prefix: 'A#', from: text },
        { prefix: '', upTo: text || 'A' },
      ]) {
        const found = await rows.list(range, (item) => [item]).catch(() => []);
        expect(found.filter((item) => item['PK'] !== rows.key('').PK)).toEqual([]);
      }
      if (text !== '') expect(await rows.getMany([text])).toEqual([]);
    }
    await rows.commit([rows.put('A#9', { PK: others.key('').PK, SK: 'META', name: 'elsewhere' })]);
    expect(await list(everything)).toEqual(['A#1', 'A#9']);
    await rows.removeAll(['A#']);
    expect(await others.list(everything, read)).toHaveLength(3);
  });

  it('writes nothing over an item unless that is said', async () => {
    await fill(rows, ['A#1']);
    await expect(rows.commit([rows.put('A#1', { name: 'new' })])).rejects.toMatchObject({ code: 'conflict' });
    await expect(rows.commit([rows.change('A#2', { set: { name: 'new' } })])).rejects.toMatchObject({
      code: 'conflict',
    });
    await rows.commit([rows.put('A#1', { name: 'new' }, {})]);
    expect(await rows.getMany(['A#1'])).toMatchObject([{ name: 'new' }]);
  });
});

describe('removing all rows of some prefixes', () => {
  it('leaves the rows next to them, however often it runs', async () => {
    await fill(rows, ['A', 'A!1', 'A$1', ...numbered('A#', 30), ...numbered('B#', 3), 'C#1']);
    for (let time = 1; time <= 2; time += 1) {
      expect(await rows.removeAll(['A#', 'B#'])).toBe(true);
      expect(await list(everything)).toEqual(['A', 'A!1', 'A$1', 'C#1']);
    }
  });

  it('begins at the last key, goes on after it was cut off, and copes with unprocessed rows', async () => {
    await fill(rows, numbered('A#', 550));
    faults.clear();
    faults.add({ at: 'call', when: ({ command }) => command === 'Query', does: lostCall, from: 2 });
    await expect(rows.removeAll(['A#'])).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await list({ prefix: 'A#' })).toEqual(numbered('A#', 50));
    faults.add({ at: 'call', when: ({ command }) => command === 'BatchWrite', does: leavesUnprocessed(1), times: 2 });
    expect(await rows.removeAll(['A#'])).toBe(true);
    expect(await list(everything)).toEqual([]);
  });

  it('ends when there is no time for another page, and says that rows are left', async () => {
    await fill(rows, [...numbered('A#', 550), 'B#1']);
    let pages = 1;
    const hasTime = () => pages-- > 0;
    expect(await rows.removeAll(['A#', 'B#'], hasTime)).toBe(false);
    expect(await list(everything)).toEqual([...numbered('A#', 50), 'B#1']);
    pages = 3;
    expect(await rows.removeAll(['A#', 'B#'], hasTime)).toBe(false);
    expect(await list(everything)).toEqual([]);
    pages = 2;
    expect(await rows.removeAll(['A#', 'B#'], hasTime)).toBe(true);
  });
});
