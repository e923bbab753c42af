import Papa from 'papaparse';
import { prepareLineEnds } from './line-ends.ts';
import { namesSides } from './columns/column-names.ts';
import { certainSigns, mayBeSpoken } from './lines/list-signs.ts';
import { isUnitName } from './tidy-rows.ts';

/** Delimiters to try. On a tie the earlier one wins, because it is rarer in sentences. */
const commonDelimiters = ['\t', ';', '|', ','] as const;

/** Sample size for scoring delimiters, which limits the cost for large files. */
const sampleLength = 65_536;
const sampleRows = 200;

/**
 * Finds the delimiter with which most rows have the same number of cells, respecting quotes. If the first row has usual column names, it alone decides.
 * Default: comma.
 * @returns the delimiter and its score: 1 if all rows have the same number of cells, one more if the first row names both sides, 0 if nothing is split
 */
export function scoreDelimiters(source: string): { readonly delimiter: string; readonly score: number } {
  const { text, truncated } = takeSample(source);
  let best = ',';
  let bestScore = 0;
  for (const delimiter of commonDelimiters) {
    const score = scoreDelimiter(text, delimiter, truncated);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return { delimiter: best, score: bestScore };
}

function takeSample(source: string): { text: string; truncated: boolean } {
  const truncated = source.length > sampleLength;
  return { text: prepareLineEnds(source.slice(0, sampleLength)).text, truncated };
}

function scoreDelimiter(text: string, delimiter: string, truncated: boolean): number {
  const rows = readSample(text, delimiter, truncated);
  const [first] = rows;
  if (first === undefined) return 0;
  const widths = rows.map(usedWidth);
  const split = widths.filter((width) => width >= 2);
  // A few commas in a text are its own, not separators.
  const isProse = rows.every((cells) => cells.slice(1).every((cell) => cell === '' || cell.startsWith(' ')));
  if (isProse && split.length < rows.length / 2) return 0;
  // Half of the score is the share of split rows, half is the share of rows with equal width, so that a stray character doesn't win.
  const steadiness = (split.length + countMostCommon(split)) / (2 * rows.length);
  // Behind words, a comma between digits may be of a number: `pizza - 12,50`. Where nothing else separates, it still does.
  const isDecimal = delimiter === ',' && !text.includes('"') && rows.every(areDecimal);
  const spaced = delimiter === '|' && areBars(rows) ? 0 : proseShare(rows);
  return (steadiness * (1 - spaced / 2)) / (isDecimal ? 2 : 1) + Number(namesSides(rows));
}

/** Whether bars stand between at least three columns, and none of the other signs does, as in `go | went | gone = gehen`. */
function areBars(rows: readonly string[][]): boolean {
  const split = rows.filter((cells) => usedWidth(cells) > 1);
  const [first] = split;
  const areWide = split.every((cells) => usedWidth(cells) === usedWidth(first ?? []) && cells[0] !== '');
  if (split.length < 2 || !areWide || usedWidth(first ?? []) < 3) return false;
  const hasSign = (cell = '') => /\s;\s/.test(cell) || certainSigns.some(({ cut }) => cut(cell));
  // A sign at the start of the last cell follows a bar of its own, as in `1. |x| = absolute value`.
  return !split.every((cells) => hasSign(cells[0]) || hasSign(`a${cells[usedWidth(cells) - 1]}`));
}

const areDecimal = (cells: readonly string[]): boolean =>
  /\p{L}/u.test(cells[0] ?? '') &&
  cells.every((cell, at) => at === 0 || (/\d$/.test(cells[at - 1] ?? '') && /^\d/.test(cell)));

function readSample(text: string, delimiter: string, truncated: boolean): string[][] {
  const rows: string[][] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data }, parser) => {
      rows.push(data.map((cell) => cell.trimEnd()));
      if (rows.length >= sampleRows) parser.abort();
    },
  });
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  return truncated && rows.length < sampleRows && filled.length > 1 ? filled.slice(0, -1) : filled;
}

/** Cells up to the last non-empty one; spreadsheets append empty columns to some rows. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function countMostCommon(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Share of cells that start with a space, as when the delimiter is punctuation in sentences. */
function proseShare(rows: readonly string[][]): number {
  let spaced = 0;
  let all = 0;
  for (const cells of rows) {
    all += cells.length - 1;
    spaced += cells.slice(1).filter((cell) => cell.startsWith(' ')).length;
  }
  return all === 0 ? 0 : spaced / all;
}

/** Whether each line has one tab between two words and no other sign or unit of a list, as a program writes pairs. */
export function isEven(body: string): boolean {
  return (
    !/[=*_#:[]/.test(body) &&
    body.split(/\r\n|\r|\n/).every((line) => /^[^\s\d][^\t]*\t[^\t]*\S\s*$|^$/.test(line) && !isUnitName(line))
  );
}

/** Words, perhaps with numbers, and a remark in brackets behind them. */
const plain = /^\s*\p{L}[\p{L}\p{M}'’]*(?:[ -][\p{L}\p{M}\p{N}'’]+)*(?: [([][\p{L}\p{N} .,-]{1,40}[)\]])?\s*$/u;

/** Whether each line is two sides of words with one sign between them, perhaps behind its number. Behind a colon, examples and notes have to be told. */
export function arePlain(body: string, delimiter: string): boolean {
  if (/[:：]/.test(delimiter) || mayBeSpoken(body)) return false;
  const hasDigit = /\d/.test(body);
  return body.split(/\r\n|\r|\n/).every((line) => {
    const sides = (hasDigit ? line.replace(/^\s*\d{1,3}[.)] /, '') : line).split(delimiter);
    const arePlainSides = sides.length === 2 && sides.every((side) => plain.test(side));
    return line === '' || (arePlainSides && !(hasDigit && isUnitName(line)));
  });
}
