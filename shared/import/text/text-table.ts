import Papa from 'papaparse';
import { limits, writeNumber } from '../../limits.ts';
import type { ColumnFacts } from './detect-columns.ts';
import { readFileHeaders } from '../file-headers.ts';
import { cellsPerLine, ImportRefusal } from '../reading-bounds.ts';
import { countPhysicalLines, prepareLineEnds } from './line-ends.ts';
import { type CutChoices, guessPairs, readPairs } from './pair-lines.ts';
import { type FileRow, readRows } from './read-rows.ts';
import { remarkOn, type RowRemark } from '../cards/review-rows.ts';
import { readShapedText } from './shaped-text.ts';
import { rolesOfColumns } from './column-names.ts';

/** What a row of a source is called. */
export type RowUnit = 'line' | 'row' | 'note';

/** The rows of a source, whatever it was, and what the source says about them. */
export interface ImportTable {
  readonly rows: readonly FileRow[];
  /** What came after all that is read. */
  readonly unread: readonly RowRemark[];
  readonly facts: Omit<ColumnFacts, 'hasHeader'>;
  /** Whether cells hold HTML; undefined where only a look at them can tell. */
  readonly hasMarkup: boolean | undefined;
  readonly unit: RowUnit;
  /** Written by this product: every text is taken exactly as it stands. */
  readonly isOwnExport: boolean;
}

/** The rows of a text, and how it was cut. */
export interface TextTable extends ImportTable {
  readonly delimiter: string;
  readonly rowSeparator: string;
}

/** So many rows past the limit are listed one by one; the lines after them are refused as one. */
const listedSurplus = limits.importRows;
const noFacts: ImportTable['facts'] = { fromAnki: false, columnNames: [], otherColumns: new Set() };

/** Cuts a text into rows: by the delimiter that the file or the person names, else by its shape (JSON, Markdown, lines of pairs) or its steadiest delimiter. */
export function readTextTable(text: string, choices: CutChoices = {}): TextTable {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const headers = readFileHeaders(source);
  const body = source.slice(headers.bodyStart);
  // An export of a family has further columns.
  const isOwnExport = /^front,back[,\r]/.test(source) && source.endsWith('\r\n');
  const common = {
    isOwnExport,
    unit: 'line',
    unread: [],
    hasMarkup: headers.hasMarkup || undefined,
    facts: noFacts,
  } as const;
  const known = choices.delimiter ?? headers.delimiter ?? (isOwnExport ? ',' : undefined);
  const shaped = known === undefined && choices.rowSeparator === undefined ? readShapedText(body) : undefined;
  if (shaped)
    return { ...common, delimiter: ',', rowSeparator: '\n', ...capRows(shaped.rows), facts: { ...noFacts, ...shaped } };
  const scored = known === undefined ? scoreDelimiters(body) : { delimiter: known, score: 2 };
  const pairs = guessPairs(body, choices, scored.score);
  // Cards that are no lines are counted.
  const unit = pairs && pairs.rowSeparator !== '\n' ? 'row' : 'line';
  if (pairs) return { ...common, unit, ...pairs, ...capRows(readPairs(body, pairs, headers.bodyLine)) };
  const facts = { ...headers };
  return {
    ...common,
    facts,
    rowSeparator: '\n',
    delimiter: scored.delimiter,
    ...collectRows(body, scored.delimiter, headers.bodyLine),
  };
}

/** The rows that can matter; what comes after them is one remark. */
export function capRows(all: readonly FileRow[]): Pick<ImportTable, 'rows' | 'unread'> {
  const rows = all.slice(0, limits.importRows + listedSurplus + 1);
  const [next, last] = [all[rows.length], all.at(-1)];
  return { rows, unread: next && last ? [{ ...remarkOn(next, tooMany), lastLine: last.lastLine }] : [] };
}

const tooMany = `A file can have ${writeNumber(limits.importRows)} rows; these lines come after them and were not read.`;

/** A line of millions of cells takes hundreds of megabytes before any of them is seen. */
function requireLines(body: string, delimiter: string): void {
  let cells = 0;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '\n' || sign === '\r') cells = 0;
    else if (sign === delimiter) cells += 1;
    if (cells > cellsPerLine)
      throw new ImportRefusal(
        `A line of this file has more than ${writeNumber(cellsPerLine)} columns. Please check how its columns are separated.`,
      );
  }
}

/** The same for a text, which is read no further. */
function collectRows(body: string, delimiter: string, firstLine: number): { rows: FileRow[]; unread: RowRemark[] } {
  const rows: FileRow[] = [];
  const unread: RowRemark[] = [];
  requireLines(body, delimiter);
  const visit = (row: FileRow): boolean => {
    if (row.cells.length === 1 && row.cells[0] === '') return true;
    if (rows.length <= limits.importRows + listedSurplus) {
      rows.push(row);
      return true;
    }
    const lastLine = firstLine - 1 + countPhysicalLines(body);
    unread.push({ ...remarkOn(row, tooMany), lastLine });
    return false;
  };
  readRows(body, delimiter, visit, firstLine);
  return { rows, unread };
}

/** The delimiters that are looked for; of two that fit equally well the earlier one stands less often in a sentence. */
const commonDelimiters = ['\t', ';', '|', ','] as const;

/** Enough rows to see which delimiter is steady; looking costs the same for the largest file. */
const sampleLength = 65_536;
const sampleRows = 200;

/**
 * The delimiter under which most rows have one and the same number of cells, quotes respected. A first row that holds
 * known column names decides alone. A text without any delimiter counts as comma-separated.
 * @returns with it how steady it is: 1 where every row has the same number of cells, 2 where the first one names two sides, 0 where nothing is split.
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
  // Half for rows that are split at all, half for their agreement: ragged rows do not hand the file to a stray character.
  const steadiness = (split.length + countMostCommon(split)) / (2 * rows.length);
  return steadiness * (1 - proseShare(rows) / 2) + Number(namesCardColumns(first));
}

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

/** Spreadsheets append empty columns to some rows: they do not count. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function countMostCommon(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The share of cells that start with a space, as they do when the delimiter is punctuation in a sentence. */
function proseShare(rows: readonly string[][]): number {
  let spaced = 0;
  let all = 0;
  for (const cells of rows) {
    all += cells.length - 1;
    spaced += cells.slice(1).filter((cell) => cell.startsWith(' ')).length;
  }
  return all === 0 ? 0 : spaced / all;
}

function namesCardColumns(cells: readonly string[]): boolean {
  const roles = rolesOfColumns(cells.slice(0, 100));
  return roles.includes('front') && roles.includes('back');
}
