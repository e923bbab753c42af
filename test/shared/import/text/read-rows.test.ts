import { describe, expect, it } from 'vitest';
import { readRows, type FileRow } from '../../../../shared/import/text/read-rows.ts';
import { readFixture } from '../read-fixture.ts';

function rowsOf(text: string, delimiter = ','): FileRow[] {
  const rows: FileRow[] = [];
  readRows(text, delimiter, (row) => rows.push(row) > 0);
  return rows;
}

const cellsOf = (text: string, delimiter?: string) => rowsOf(text, delimiter).map(({ cells }) => cells);
const linesOf = (text: string) => rowsOf(text).map(({ line, lastLine }) => [line, lastLine]);

describe('readRows', () => {
  it.each([
    'comma_in_quotes',
    'empty',
    'empty_crlf',
    'escaped_quotes',
    'json',
    'newlines',
    'newlines_crlf',
    'quotes_and_newlines',
    'simple',
    'simple_crlf',
    'utf8',
  ])('reads %s.csv as its authors expect', (name) => {
    const [header = [], ...rows] = cellsOf(new TextDecoder().decode(readFixture(`${name}.csv`)));
    const records = rows.map((row): unknown => Object.fromEntries(row.map((cell, index) => [header[index], cell])));
    expect(records).toEqual(JSON.parse(new TextDecoder().decode(readFixture(`${name}.expected.json`))));
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('counts physical lines with %s line ends', (_name, end) => {
    const text = ['h,i', '', '"a', '', 'b",c', 'd,e'].join(end);
    expect(linesOf(text)).toEqual([
      [1, 1],
      [2, 2],
      [3, 5],
      [6, 6],
    ]);
    expect(linesOf(text + end)).toEqual(linesOf(text));
    expect(cellsOf(text)[2]).toEqual([`a${end}${end}b`, 'c']);
  });

  it('reads a mixture of line ends', () => {
    const text = 'a,b\r\n"c\rd",e\r"f\r\n\r\ng\v",h\ni,"j"\r';
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c\rd', 'e'],
      ['f\r\n\r\ng\v', 'h'],
      ['i', 'j'],
    ]);
    expect(linesOf(text)).toEqual([
      [1, 1],
      [2, 3],
      [4, 6],
      [7, 7],
    ]);
  });

  it('starts at the given line', () => {
    const lines: number[] = [];
    readRows('a\nb', ',', ({ line }) => lines.push(line) > 0, 7);
    expect(lines).toEqual([7, 8]);
  });

  it('keeps a quote in the middle of an unquoted cell', () => {
    expect(cellsOf('a 12" pizza,food\n')).toEqual([['a 12" pizza', 'food']]);
  });

  it('keeps stray quotes inside a quoted cell of one line', () => {
    expect(cellsOf('"He said "hi" to me",x\nb,c\n')).toEqual([
      ['He said "hi" to me', 'x'],
      ['b', 'c'],
    ]);
  });

  it('reads quotes after a space, as people type them', () => {
    expect(cellsOf('one, "two, three",  "4"\n"a, ""b""", c\n')).toEqual([
      ['one', 'two, three', '4'],
      ['a, "b"', ' c'],
    ]);
  });

  it('does not take a quoted cell that starts with a quoted word for a spaced one', () => {
    expect(cellsOf('" ""a"", b",c\n')).toEqual([[' "a", b', 'c']]);
  });

  it('takes a line of a program that never quotes as it stands', () => {
    expect(cellsOf('"Big" dog;Hund\nx;y\n"z";w\n', ';')).toEqual([
      ['"Big" dog', 'Hund'],
      ['x', 'y'],
      ['z', 'w'],
    ]);
  });

  it('names the line of a quote that is never closed and reads on behind it', () => {
    expect(rowsOf('a,b\n"open,c\nd,e\n"f",g\n')).toEqual([
      { line: 1, lastLine: 1, cells: ['a', 'b'] },
      { line: 2, lastLine: 2, cells: ['"open,c'], openQuoteLine: 2 },
      { line: 3, lastLine: 3, cells: ['d', 'e'] },
      { line: 4, lastLine: 4, cells: ['f', 'g'] },
    ]);
  });

  it('names the line of an open quote inside a row of several lines', () => {
    expect(rowsOf('"a\nb","c\nd,e\n')).toEqual([
      { line: 1, lastLine: 2, cells: ['"a\nb","c'], openQuoteLine: 2 },
      { line: 3, lastLine: 3, cells: ['d', 'e'] },
    ]);
  });

  it('reads all other rows of a file in which many quotes are open', () => {
    const rows = rowsOf('"a,b\nc,d\n'.repeat(3000));
    expect(rows).toHaveLength(6000);
    expect(rows.filter(({ openQuoteLine }) => openQuoteLine !== undefined)).toHaveLength(3000);
  });

  it('stops when told to', () => {
    let seen = 0;
    readRows('a\nb\nc\n', ',', () => {
      seen += 1;
      return seen < 2;
    });
    expect(seen).toBe(2);
  });

  it('reads on rightly behind a byte order mark in the middle of the text', () => {
    expect(linesOf('"x,y\n\uFEFFa,b\nc,d\n"e",f\n')).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('finds no row in an empty text', () => {
    expect(rowsOf('')).toEqual([]);
  });
});

describe('a file of nothing but line ends', () => {
  it.each(['\r', '\n', '\r\n'])('is passed over in one go: 2 MB of %j are a handful of rows', (end) => {
    const count = Math.floor(2_000_000 / end.length);
    const lines: number[] = [];
    readRows(`a,b${end.repeat(count)}c,"d"${end.repeat(20_000)}e,f`, ',', ({ line }) => {
      lines.push(line);
      return true;
    });
    expect(lines).toEqual([1, count + 1, count + 20_001]);
  });

  it('looks at each of many short runs once', () => {
    const lines: number[] = [];
    readRows(`a,b${'\n'.repeat(4_000)}`.repeat(50), ',', ({ line, cells }) => {
      if (cells.length > 1) lines.push(line);
      return true;
    });
    expect(lines).toEqual(Array.from({ length: 50 }, (_, row) => row * 4_000 + 1));
  });
});
