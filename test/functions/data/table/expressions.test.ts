import { beforeAll, describe, expect, it } from 'vitest';
import { Partition } from '../../../../functions/data/table/partition.ts';
import type { Table } from '../../../../functions/data/table/table.ts';
import { openBareTable } from '../../../support/table/bare-table.ts';

/** Some of the 573 reserved words that DynamoDB rejects as bare names in expressions. */
const reserved = [
  'name',
  'status',
  'timestamp',
  'date',
  'data',
  'count',
  'size',
  'values',
  'order',
  'user',
  'role',
  'language',
  'year',
];

let rows: Partition;
let table: Table;
beforeAll(async () => {
  ({ table } = await openBareTable());
  rows = new Partition(table, 'expressions');
});

async function stored(sortKey: string): Promise<Record<string, unknown>> {
  const { PK: _, SK: __, ...fields } = (await rows.getMany([sortKey]))[0] ?? {};
  return fields;
}

describe('a change', () => {
  it('may be about fields with names that are reserved words', async () => {
    await rows.commit([rows.put('reserved', { old: true })]);
    const set = Object.fromEntries(reserved.map((name) => [name, `${name}!`]));
    await rows.commit([rows.change('reserved', { set })]);
    const condition = { exists: true, equals: { ...set, year: 'year!' } };
    await rows.commit([rows.change('reserved', { remove: reserved, add: { total: 2 } }, { condition })]);
    expect(await stored('reserved')).toEqual({ old: true, total: 2 });
  });

  it('sets, adds and removes together, leaves what is not named, and skips undefined', async () => {
    await rows.commit([rows.put('parts', { keep: 'x', drop: 'x', n: 1 })]);
    await rows.commit([
      rows.change('parts', { set: { name: 'y', keep: undefined }, add: { n: -3 }, remove: ['drop'] }),
    ]);
    expect(await stored('parts')).toEqual({ keep: 'x', n: -2, name: 'y' });
  });
});

describe('a condition', () => {
  it.each([
    ['the exact value', { equals: { n: 5 } }, true],
    ['another value', { equals: { n: 6 } }, false],
    ['an absent field', { equals: { gone: undefined } }, true],
    ['a field that must be absent but is there', { equals: { n: undefined } }, false],
    ['a bound that is reached', { atMost: { n: 5 } }, true],
    ['a bound that is passed', { atMost: { n: 4 } }, false],
    ['a bound of a field that is not there, which counts as 0', { atMost: { gone: 0 } }, true],
    ['existence', { exists: true }, true],
    ['absence', { exists: false }, false],
    ['all parts, of which one does not hold', { exists: true, equals: { n: 5 }, atMost: { n: 4 } }, false],
    ['nothing', {}, true],
  ] as const)('on %s', async (_, condition, holds) => {
    await rows.commit([rows.put('condition', { n: 5 }, {})]);
    const attempt = rows.commit([rows.put('condition', { n: 5 }, { condition })]);
    if (holds) await expect(attempt).resolves.toBeUndefined();
    else await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  });

  it('guards a removal', async () => {
    await rows.commit([rows.put('guarded', { n: 5 })]);
    const stale = rows.remove('guarded', { condition: { equals: { n: 4 } }, otherwise: 'not-found' });
    await expect(rows.commit([stale])).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored('guarded')).toEqual({ n: 5 });
  });
});
