import { limits, writeNumber } from '../limits.ts';
import type { CardText } from './card-text.ts';
import { detectColumns, type ColumnGuess } from './detect-columns.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { readFileHeaders, type FileHeaders } from './file-headers.ts';
import { countPhysicalLines } from './line-ends.ts';
import { readRows, type FileRow } from './read-rows.ts';
import { remarkOn, reviewRows, type ImportCard, type RowRemark } from './review-rows.ts';

/** What the person decided in the preview; whatever is absent is detected. */
export interface ImportChoices {
  readonly delimiter?: string | undefined;
  readonly hasHeader?: boolean | undefined;
  /** From 0. */
  readonly frontColumn?: number | undefined;
  readonly backColumn?: number | undefined;
  /** Cards that are already in the deck: they are not imported again. */
  readonly existing?: Iterable<CardText> | undefined;
}

/** Everything that the preview and the report show, and the cards to save. */
export interface ParsedImport {
  readonly delimiter: string;
  readonly columns: ColumnGuess;
  /** A name for each column, from the header or `Column 1`, `Column 2` … */
  readonly columnNames: readonly string[];
  readonly columnCount: number;
  /** The first rows below the header, as they stand in the file; long cells cut. */
  readonly rows: readonly PreviewRow[];
  readonly cards: readonly ImportCard[];
  readonly refused: readonly RowRemark[];
  /** Rows that are imported, but with some text left out. */
  readonly notes: readonly RowRemark[];
  /** Rows below the header, refused ones included; empty lines do not count. */
  readonly totalRows: number;
  /** Why nothing can be imported; undefined when there is a card. */
  readonly error: string | undefined;
}

interface PreviewRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const previewRows = 10;
const previewCellLength = 200;
/** Rows that are looked at to find the columns. */
const sampleRows = 100;
/** Columns that are looked at and offered: no table of cards is wider. */
const maxColumns = 50;
/** So many rows past the limit are listed one by one; the lines after them are refused as one. */
const listedSurplus = limits.importRows;

const errors = {
  empty: 'CSV file must have at least a header row and one data row',
  noCards: 'No valid cards found in CSV file. Make sure each row has front and back text.',
};

/**
 * Reads the cards of a delimited text. Nothing is skipped without a word: every row that is not a card is in `refused`
 * with its physical line (from 1) and the reason; only lines without any character are passed over.
 */
export function parseImport(text: string, choices: ImportChoices = {}): ParsedImport {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const headers = readFileHeaders(source);
  const body = source.slice(headers.bodyStart);
  const delimiter = choices.delimiter ?? headers.delimiter ?? detectDelimiter(body);
  const { rows, unread } = collectRows(body, delimiter, headers.bodyLine);
  const { columns, header, data } = findColumns(rows, headers, choices);
  const names = header?.cells.map((cell) => cell.trim()) ?? headers.columnNames;
  const widths = rows.slice(0, sampleRows).map(usedWidth);
  const width = Math.max(names.length > 0 ? names.findLastIndex((name) => name !== '') + 1 : mostCommon(widths), 2);
  // Under a header one overlong row adds no columns to choose from; without one, any row may show what there is.
  const columnCount = Math.min(
    maxColumns,
    Math.max(width, names.length > 0 ? mostCommon(widths) : Math.max(...widths, 0)),
  );
  const { cards, refused, notes } = reviewRows(data, { ...columns, width, existing: choices.existing ?? [] });
  return {
    delimiter,
    columns,
    columnNames: Array.from(
      { length: columnCount },
      (_, column) => shorten(names[column] ?? '') || `Column ${column + 1}`,
    ),
    columnCount,
    rows: data
      .slice(0, previewRows)
      .map(({ line, cells }) => ({ line, cells: cells.slice(0, columnCount).map(shorten) })),
    cards,
    refused: [...refused, ...unread],
    notes,
    totalRows: data.length + unread.reduce((lines, { line, lastLine }) => lines + lastLine - line + 1, 0),
    error: findError(data.length, cards.length),
  };
}

/** All rows that can matter; what comes after them is one remark. */
function collectRows(body: string, delimiter: string, firstLine: number): { rows: FileRow[]; unread: RowRemark[] } {
  const rows: FileRow[] = [];
  const unread: RowRemark[] = [];
  const visit = (row: FileRow): boolean => {
    if (row.cells.length === 1 && row.cells[0] === '') {
      return true;
    }
    if (rows.length <= limits.importRows + listedSurplus) {
      rows.push(row);
      return true;
    }
    const lastLine = firstLine - 1 + countPhysicalLines(body);
    const reason = `A file can have ${writeNumber(limits.importRows)} rows; these lines come after them and were not read.`;
    unread.push({ ...remarkOn(row, reason), lastLine });
    return false;
  };
  readRows(body, delimiter, visit, firstLine);
  return { rows, unread };
}

/** The columns, the header row if there is one, and the rows that are cards or ought to be. */
function findColumns(rows: readonly FileRow[], headers: FileHeaders, choices: ImportChoices) {
  const filled = rows.slice(0, sampleRows).filter((row) => usedWidth(row) > 0);
  const sample = filled.map(({ cells }) => cells.slice(0, maxColumns).map((cell) => cell.trim()));
  const columns = applyChoices(detectColumns(sample, { ...headers, hasHeader: choices.hasHeader }), choices);
  const header = columns.firstRowIsHeader ? filled[0] : undefined;
  return { columns, header, data: rows.filter((row) => row !== header) };
}

/** The guess makes room for a choice: choosing the guessed back as the front swaps the two. */
function applyChoices(guess: ColumnGuess, choices: ImportChoices): ColumnGuess {
  const { frontColumn = guess.frontColumn, backColumn = guess.backColumn } = choices;
  const clash = frontColumn === backColumn;
  return {
    ...guess,
    frontColumn: clash && choices.frontColumn === undefined ? guess.backColumn : frontColumn,
    backColumn: clash && choices.backColumn === undefined ? guess.frontColumn : backColumn,
  };
}

/** Spreadsheets append empty columns: they do not count. */
function usedWidth({ cells }: FileRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** The number that stands there most often; of two the larger one. */
function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const ranked = [...counts].toSorted(([one, count], [other, otherCount]) => otherCount - count || other - one);
  return ranked[0]?.[0] ?? 0;
}

function shorten(cell: string): string {
  const text = cell.slice(0, 2 * previewCellLength).trim();
  return text.length > previewCellLength ? `${text.slice(0, previewCellLength).toWellFormed()}…` : text;
}

function findError(rows: number, cards: number): string | undefined {
  if (rows === 0) {
    return errors.empty;
  }
  return cards === 0 ? errors.noCards : undefined;
}
