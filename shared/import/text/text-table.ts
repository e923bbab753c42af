import { limits, writeNumber } from '../../limits.ts';
import type { ColumnFacts } from './detect-columns.ts';
import { scoreDelimiters } from './detect-delimiter.ts';
import { readFileHeaders } from '../file-headers.ts';
import { ImportRefusal } from '../import-refusal.ts';
import { cellsPerLine } from '../reading-bounds.ts';
import { countPhysicalLines } from './line-ends.ts';
import { type CutChoices, guessPairs, readPairs } from './pair-lines.ts';
import { readRows, type FileRow } from './read-rows.ts';
import { remarkOn, type RowRemark } from '../cards/review-rows.ts';
import { readShapedText } from './shaped-text.ts';

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
    if (row.cells.length === 1 && row.cells[0] === '') {
      return true;
    }
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
