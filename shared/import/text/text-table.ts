import Papa from 'papaparse';
import { limits, writeNumber } from '../../limits.ts';
import type { ColumnFacts } from './detect-columns.ts';
import { readFileHeaders } from '../file-headers.ts';
import { cellsPerLine, ImportRefusal } from '../reading-bounds.ts';
import { countPhysicalLines, prepareLineEnds } from './line-ends.ts';
import { type CutChoices, guessPairs, type PairCut, readPairs } from './pair-lines.ts';
import { type ListTable, readList } from './read-list.ts';
import { readTurns } from './read-turns.ts';
import { type FileRow, readRows } from './read-rows.ts';
import { remarkOn, type RowRemark } from '../cards/review-rows.ts';
import { setApart } from './set-apart.ts';
import { readShapedText } from './shaped-text.ts';
import { rolesOfColumns } from './column-names.ts';

/** What a row of the source is called in messages. */
export type RowUnit = 'line' | 'row' | 'note';

/** The rows of a source of any kind, with what the source declares about them. */
export interface ImportTable {
  readonly rows: readonly FileRow[];
  /** Remarks that cover the rows beyond the limit, which are not read. */
  readonly unread: readonly RowRemark[];
  readonly facts: Omit<ColumnFacts, 'hasHeader'>;
  /** Whether cells contain HTML; undefined if only the cells can tell. */
  readonly hasMarkup: boolean | undefined;
  readonly unit: RowUnit;
  /** Whether this product wrote the file; then texts are taken literally. */
  readonly isOwnExport: boolean;
}

export interface TextTable extends ImportTable {
  readonly delimiter: string;
  readonly rowSeparator: string;
}

/** Number of rows over the limit that are listed one by one; the rest share one remark. */
const listedSurplus = limits.importRows;
/** Longer texts are files of programs, and no list that someone wrote. */
const longestList = 1_000_000;
const noFacts: ImportTable['facts'] = { fromAnki: false, columnNames: [], otherColumns: new Set() };

/** Splits a text into rows: by the named delimiter, otherwise by structure (JSON, Markdown, lines of pairs) or by its most consistent delimiter. */
export function readTextTable(text: string, choices: CutChoices = {}): TextTable {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const headers = readFileHeaders(source);
  // A household export has further columns, about its children, so a comma may follow `back`.
  const isOwnExport = /^front,back[,\r]/.test(source) && source.endsWith('\r\n');
  const common = {
    isOwnExport,
    unit: 'line',
    unread: [],
    hasMarkup: headers.hasMarkup || undefined,
    facts: noFacts,
  } as const;
  const known = choices.delimiter ?? headers.delimiter ?? (isOwnExport ? ',' : undefined);
  const whole = source.slice(headers.bodyStart);
  const isGuess = known === undefined && choices.rowSeparator === undefined;
  const { text: body, asides } = isGuess ? setApart(whole, headers.bodyLine) : { text: whole, asides: [] };
  const withAsides = (rows: readonly FileRow[]) =>
    capRows(asides.length === 0 ? rows : [...rows, ...asides].toSorted((one, other) => one.line - other.line));
  const shaped = isGuess ? readShapedText(body) : undefined;
  if (shaped) {
    const rows =
      asides.length > 0 && /^\s*[[{]/.test(body)
        ? capRows(joinItems(body, shaped.rows, asides))
        : withAsides(shaped.rows);
    return { ...common, delimiter: ',', rowSeparator: '\n', ...rows, facts: { ...noFacts, ...shaped } };
  }
  const scored = known === undefined ? scoreDelimiters(body) : { delimiter: known, score: 2 };
  const pairs = guessPairs(body, choices, scored.score);
  const list = isGuess ? findList(body, headers.bodyLine, scored, pairs) : undefined;
  if (list) {
    const facts = list.extraColumns ? { ...noFacts, extraColumns: list.extraColumns } : noFacts;
    return { ...common, facts, rowSeparator: '\n', delimiter: list.delimiter, ...withAsides(list.rows) };
  }
  // If cards aren't separated by line breaks, messages count rows instead of lines.
  const unit = pairs && pairs.rowSeparator !== '\n' ? 'row' : 'line';
  if (pairs) {
    const rows = readPairs(body, pairs, headers.bodyLine);
    const facts = rows.some(({ cells }) => cells.length > 2) ? { ...noFacts, extraColumns: [2] } : noFacts;
    return { ...common, facts, unit, ...pairs, ...withAsides(rows) };
  }
  const all = collectRows(body, scored.delimiter, headers.bodyLine);
  const read = asides.length === 0 ? all : { ...withAsides(all.rows), unread: all.unread };
  const own = isOwnExport && { extraColumns: /^front,back,extra[,\r]/.test(source) ? [2] : [] };
  return { ...common, facts: { ...headers, ...own }, rowSeparator: '\n', delimiter: scored.delimiter, ...read };
}

/** Numbers the items of JSON from its first line on, and puts what stands after them behind the last one. */
function joinItems(body: string, items: readonly FileRow[], asides: readonly FileRow[]): FileRow[] {
  const before = asides.findLastIndex(({ line }) => line <= countPhysicalLines(/^\s*/.exec(body)?.[0] ?? '')) + 1;
  const start = asides[before - 1]?.line ?? 0;
  const place = (row: FileRow, line: number) => ({ ...row, line, lastLine: line });
  const rows = items.map((row, at) => place(row, start + at + 1));
  const end = start + items.length;
  return [
    ...asides.slice(0, before),
    ...rows,
    ...asides.slice(before).map((row, at) => place(row, Math.max(row.line, end + at + 1))),
  ];
}

/** A list with more than one pair on each line, unless the text is clearly a table or lines of pairs. */
function findList(
  body: string,
  firstLine: number,
  { delimiter, score }: ReturnType<typeof scoreDelimiters>,
  pairs: PairCut | undefined,
): Pick<ListTable, 'rows' | 'delimiter' | 'extraColumns'> | undefined {
  // Gaps in the notation of Anki hold colons.
  if (body.length > longestList || body.includes('{{c') || score >= 2) return undefined;
  if (pairs && pairs.rowSeparator !== '\n') {
    // Blocks are cards, unless they are units with a card on nearly every line.
    const list = pairs.rowSeparator === '\n\n' ? readList(body, firstLine) : undefined;
    const blocks = body.trim().split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/).length;
    return list && list.rows.filter(({ aside }) => aside === undefined).length >= 1.5 * blocks ? list : undefined;
  }
  const isTable = pairs === undefined && score >= 0.75;
  if (isTable && (delimiter !== '\t' || body.includes('"'))) return undefined;
  const list = readList(body, firstLine);
  if (list && (isTable ? list.isMixed && list.delimiter === '\t' : list.isMixed || !pairs)) return list;
  const turns = pairs || list || score >= 0.5 ? undefined : readTurns(body, firstLine);
  return turns && { rows: turns, delimiter: '\n' };
}

/** Keeps the rows up to the limit and the listed surplus. All further rows become one remark. */
export function capRows(all: readonly FileRow[]): Pick<ImportTable, 'rows' | 'unread'> {
  const rows = all.slice(0, limits.importRows + listedSurplus + 1);
  const [next, last] = [all[rows.length], all.at(-1)];
  return { rows, unread: next && last ? [{ ...remarkOn(next, tooMany), lastLine: last.lastLine }] : [] };
}

const tooMany = `A file can have ${writeNumber(limits.importRows)} rows; these lines come after them and were not read.`;

/** Refuses a text with a line of too many cells before it is parsed, because millions of cells in one line take hundreds of megabytes. */
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

/** Like {@link capRows}, but stops reading the text at the limit. */
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

/** Delimiters to try. On a tie the earlier one wins, because it is rarer in sentences. */
const commonDelimiters = ['\t', ';', '|', ','] as const;

/** Sample size for scoring delimiters, which limits the cost for large files. */
const sampleLength = 65_536;
const sampleRows = 200;

/**
 * Finds the delimiter with which most rows have the same number of cells, respecting quotes. If the first row has usual column names, it alone decides.
 * Default: comma.
 * @returns the delimiter and its score: 1 if all rows have the same number of cells, 2 if the first row names both sides, 0 if nothing is split
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
  // Half of the score is the share of split rows, half is the share of rows with equal width, so that a stray character doesn't win.
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

function namesCardColumns(cells: readonly string[]): boolean {
  const roles = rolesOfColumns(cells.slice(0, 100));
  return roles.includes('front') && roles.includes('back');
}
