import { expect, test } from 'vitest';
import { fillMerged } from '../../../../shared/import/workbook/merged-cells.ts';

const rowsOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => ({ line: 2 * at + 1, lastLine: 2 * at + 1, cells }));

test('a merged cell fills the rows that it covers and that have text, and no cell that has its own', () => {
  const rows = rowsOf(['Animals', 'dog'], [], ['Food', 'cow'], ['', 'apple']);
  const filled = fillMerged(rows, [
    { column: 0, top: 1, bottom: 5 },
    { column: 1, top: 7, bottom: 9_000_000 },
  ]);
  expect(filled.map(({ cells }) => cells)).toEqual([['Animals', 'dog'], ['Animals'], ['Food', 'cow'], ['', 'apple']]);
});

test.each([
  [
    'units of two words',
    rowsOf(['Unit 1', 'dog', 'Hund'], ['', 'cat', 'Katze'], ['Unit 2', 'sun', 'Sonne'], ['', 'moon', 'Mond']),
    [1, 5],
  ],
  [
    'a name over two rows of names',
    rowsOf(['English', 'German'], ['', 'singular', 'plural'], ['dog', 'Hund', 'Hunde']),
    [1],
  ],
])('%s are no side of the rows below them', (_, rows, tops) => {
  const merged = tops.map((top) => ({ column: 0, top, bottom: top + 2 }));
  expect(fillMerged(rows, merged).map(({ cells }) => cells)).toEqual(rows.map(({ cells }) => cells));
});

test.each([
  ['a merged cell far to the right', 999, 2_000, 1],
  ['merged cells that overlap', 0, 2_000, 600],
])('%s cannot fill the memory', (_, column, length, count) => {
  const wide = Array.from({ length: column + 1 }, () => 'a');
  const rows = rowsOf(wide, ...Array.from({ length }, () => ['b']));
  const merged = Array.from({ length: count }, () => ({ column, top: 1, bottom: 2 * length }));
  expect(() => fillMerged(rows, merged)).toThrow('unpacks to more than a browser can hold');
});
