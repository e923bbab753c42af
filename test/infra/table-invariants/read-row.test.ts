import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRow } from '../../../infra/table-invariants/read-row.ts';
import { readSet, type Row } from '../../support/stored-rows.ts';

const samples = join(import.meta.dirname, '../../stored-items');
const files = readdirSync(samples).filter((file) => file.endsWith('.json'));

describe('a row', () => {
  it.each(files)('that was stored once is known: %s', (file) => {
    const row = JSON.parse(readFileSync(join(samples, file), 'utf8'), readSet) as Row;
    expect(readRow(row)).toMatchObject({ row });
    expect(readRow(row)).not.toHaveProperty('rule');
  });

  it('of no kind is named by its key', () => {
    expect(readRow({ PK: 'HH#1', SK: 'NOTE#1' })).toEqual({
      rule: 'known-row',
      sentence: 'known-row: HH#1/NOTE#1 is no kind of item that the product stores',
    });
  });

  it('that lacks fields is described by their names, never by what stands in them', () => {
    const found = readRow({ PK: 'EMAIL#emma@example.org', SK: 'ONLY', userId: 7, name: 'Emma' });
    expect(found).toMatchObject({
      sentence: 'known-row: EMAIL#…/ONLY has not the shape of a stored email-pointer: see userId',
    });
  });
});
