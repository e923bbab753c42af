import { reasons, type RowUnit } from '../reasons.ts';
import { applyChoices, type ColumnGuess, detectColumns } from '../text/columns/detect-columns.ts';
import { findTags } from '../text/columns/column-names.ts';
import type { CutChoices } from '../text/lines/pair-lines.ts';
import { limits } from '../../limits.ts';
import { readQuizTable } from '../text/shapes/quiz-table.ts';
import { type FileRow, isRule, startsComment } from '../text/read-rows.ts';
import type { TextFormat } from '../../schemas/deck.ts';
import { guessMarkup } from '../markup/guess-markup.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { reviewRows, type ImportCard, type RowRemark } from './review-rows.ts';
import { languagesOf } from './side-languages.ts';
import { type ImportTable, readTextTable } from '../text/text-table.ts';
import { seemMisread } from '../text/judgement/seem-misread.ts';
import { isProven } from '../text/judgement/weigh-reading.ts';
import { isSameRow } from '../text/tidy-rows.ts';

/** The person's choices in the preview; absent ones are detected. */
export interface ImportChoices extends CutChoices {
  readonly hasHeader?: boolean | undefined;
  /** Columns of the two sides, from 0. */
  readonly frontColumn?: number | undefined;
  readonly backColumn?: number | undefined;
  /** Columns that go into the extra; none if empty. */
  readonly extraColumns?: readonly number[] | undefined;
  /** Whether HTML in cells is converted to text or shown literally. */
  readonly hasMarkup?: boolean | undefined;
  /** What the deck supports besides plain text. Default: nothing. */
  readonly takes?: { readonly formatting: boolean; readonly media: boolean } | undefined;
  /** Whether these rows are written as formatted text, because other rows of the deck have formatting. */
  readonly isFormatted?: boolean | undefined;
  /** Decks of the source of which that is known, by their paths. */
  readonly formattedDecks?: ReadonlySet<string> | undefined;
  /** Rows beyond this number are refused. Default: `limits.importRows`. */
  readonly mostRows?: number | undefined;
}

/** A parsed table: everything that preview and report show, and the cards to save. */
export interface ParsedTable {
  readonly columns: ColumnGuess;
  /** Names from the header, or empty texts. */
  readonly columnNames: readonly string[];
  readonly columnCount: number;
  /** Columns with text that goes nowhere. */
  readonly unusedColumns: readonly number[];
  /** The first rows below the header as in the file, with HTML as text; long cells are cut. */
  readonly rows: readonly PreviewRow[];
  readonly cards: readonly ImportCard[];
  readonly refused: readonly RowRemark[];
  /** Rows that are imported with some text left out. */
  readonly notes: readonly RowRemark[];
  /** Number of rows below the header, including refused ones but not blank lines. */
  readonly totalRows: number;
  readonly unit: RowUnit;
  /** Why only a person can tell whether the rows are cards; undefined if they are. */
  readonly doubt?: string | undefined;
  /** Whether HTML in cells was converted; undefined if there is none. */
  readonly hasMarkup: boolean | undefined;
  readonly format: TextFormat;
  /** Decks with formatted texts, by their paths; an empty one for rows that name no deck. */
  readonly formattedDecks: ReadonlySet<string>;
  /** Language derived from column names or texts; absent if unknown. */
  readonly frontLanguage?: string;
  readonly backLanguage?: string;
  /** Why nothing can be imported; undefined if there is a card. */
  readonly error: string | undefined;
}

export interface ParsedImport extends ParsedTable {
  readonly delimiter: string;
  readonly rowSeparator: string;
}

interface PreviewRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const previewRows = 10;
const previewCellLength = 200;
/** Rows used for detecting the columns. */
const sampleRows = 100;
/** Maximum number of columns examined and offered. Tables of cards are never wider. */
const maxColumns = 50;

/** Parses the cards of a delimited text. Every row that isn't a card is in `refused` with its line (from 1) and a reason; only empty lines are skipped. */
export function parseImport(text: string, choices: ImportChoices = {}): ParsedImport {
  const table = readTextTable(text, choices);
  const parsed = parseTable(table, choices);
  const isSure = !table.isGuess || (!seemMisread(parsed, table.delimiter) && isProven(parsed, { ...table, text }));
  const doubt = parsed.doubt ?? (isSure ? undefined : reasons.unsure);
  return { delimiter: table.delimiter, rowSeparator: table.rowSeparator, ...parsed, doubt };
}

/** Parses the cards of a table from any source. */
export function parseTable(
  table: ImportTable,
  choices: ImportChoices,
  mediaNames: ReadonlySet<string> = new Set(),
): ParsedTable {
  const { facts, unit, isOwnExport: isExact } = table;
  const rows = isExact || facts.fromAnki ? table.rows : readQuizTable(table.rows);
  const asides = isExact ? new Map<FileRow, string>() : findAsides(rows);
  const { columns, header, data } = findColumns(rows, asides, facts, choices);
  // Further tables of a sheet repeat the header.
  if (header && !isExact) for (const row of data) if (isSameRow(row, header)) asides.set(row, reasons.heading);
  const names = header?.cells.map((cell) => cell.trim()) ?? facts.columnNames;
  const { width, columnCount } = measureColumns(rows, names, facts.extraColumns);
  const guessed = table.hasMarkup ?? guessMarkup(data.filter(isNoAside), columns);
  // Our own exports are taken literally unless the person chooses otherwise.
  const markup = isExact && guessed !== undefined ? false : guessed;
  const hasMarkup = choices.hasMarkup ?? markup ?? false;
  const tagsColumn = facts.tagsColumn ?? findTags(names);
  const read = { ...columns, width, unit, asides, hasMarkup, isExact, mediaNames, tagsColumn };
  const terms = { ...read, ...termsOf(table, choices) };
  const { cards, refused, notes, format, formattedDecks } = reviewRows(data, terms);
  const preview = previewOf(data, columnCount, hasMarkup);
  const unread = table.unread.reduce((lines, { line, lastLine }) => lines + lastLine - line + 1, 0);
  return {
    columns,
    columnNames: Array.from({ length: columnCount }, (_, at) => shorten(names[at] ?? '')),
    columnCount,
    unusedColumns: findUnused(preview, columnCount, [...listUsed(columns, facts), tagsColumn]),
    rows: preview,
    cards,
    refused: [...refused, ...table.unread],
    notes,
    totalRows: data.length + unread,
    unit,
    doubt: cards.length > 0 ? table.doubt : undefined,
    hasMarkup: choices.hasMarkup ?? markup,
    format,
    formattedDecks,
    ...languagesOf(cards, [names[columns.frontColumn] ?? '', names[columns.backColumn] ?? '']),
    error: findError(data.length, cards.length),
  };
}

/** @returns what a table and the person's choices say about how rows are reviewed */
function termsOf({ facts }: ImportTable, choices: ImportChoices) {
  const { mostRows = limits.importRows } = choices;
  const {
    takes = { formatting: false, media: false },
    isFormatted = false,
    formattedDecks = new Set<string>(),
  } = choices;
  return { takes, isFormatted, formattedDecks, mostRows, fromAnki: facts.fromAnki, asked: facts.asked };
}

function listUsed({ frontColumn, backColumn, extraColumns }: ColumnGuess, { usedColumns = [] }: ImportTable['facts']) {
  return [frontColumn, backColumn, ...extraColumns, ...usedColumns];
}

function previewOf(data: readonly FileRow[], columnCount: number, hasMarkup: boolean): PreviewRow[] {
  const show = (cell: string) => shorten(hasMarkup ? readMarkup(cell.slice(0, 10_000)).plain : cell);
  const shown = data.filter(isNoAside).slice(0, previewRows);
  return shown.map(({ line, cells }) => ({ line, cells: cells.slice(0, columnCount).map(show) }));
}

/** Finds columns with text in the first rows that no card takes over. */
function findUnused(rows: readonly PreviewRow[], count: number, used: readonly number[]): number[] {
  return Array.from({ length: count }, (_, column) => column).filter(
    (column) => !used.includes(column) && rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
}

/** Determines the number of columns that the file has (`width`), and the number offered (`columnCount`). */
function measureColumns(
  rows: readonly FileRow[],
  names: readonly string[],
  declared: readonly number[] = [],
): { width: number; columnCount: number } {
  const widths = rows.filter(isNoAside).slice(0, sampleRows).map(usedWidth);
  const usual = names.length > 0 ? names.findLastIndex((name) => name !== '') + 1 : mostCommon(widths);
  const width = Math.max(usual, 2, ...declared.map((column) => column + 1));
  // With a header, the usual row width limits the columns, so an overlong row adds none. Without a header, the longest row decides.
  const shown = Math.max(width, names.length > 0 ? mostCommon(widths) : Math.max(...widths, 0));
  return { width, columnCount: Math.min(maxColumns, shown) };
}

/** Whether the reader of a text has not set a row apart already. */
const isNoAside = (row: FileRow): boolean => row.aside === undefined;

/** Finds the rows that are neither cards nor headers (titles above the table, comments, horizontal lines), with the reason for each. */
function findAsides(rows: readonly FileRow[]): Map<FileRow, string> {
  const asides = new Map<FileRow, string>();
  const widths = rows.filter(isNoAside).slice(0, sampleRows).map(usedWidth);
  const isTable = mostCommon(widths) >= 2;
  const first = isTable ? rows.findIndex((row) => usedWidth(row) >= 2 && !isRule(row)) : 0;
  for (const [index, row] of rows.entries()) {
    const used = usedWidth(row);
    if (row.aside !== undefined) asides.set(row, row.aside);
    else if (isRule(row)) asides.set(row, reasons.rule);
    else if (isTable && used === 1 && startsComment(row)) asides.set(row, reasons.comment);
    else if (index < first && used === 1 && row.openQuoteLine === undefined) asides.set(row, reasons.title);
  }
  return asides;
}

/** Finds the columns, the header row if any, and the remaining rows. */
function findColumns(
  rows: readonly FileRow[],
  asides: ReadonlyMap<FileRow, string>,
  facts: ImportTable['facts'],
  choices: ImportChoices,
) {
  const filled = rows
    .slice(0, 2 * sampleRows)
    .filter((row) => usedWidth(row) > 0 && !asides.has(row))
    .slice(0, sampleRows);
  const sample = filled.map(({ cells }) => cells.slice(0, maxColumns).map((cell) => cell.trim()));
  const columns = applyChoices(detectColumns(sample, { ...facts, hasHeader: choices.hasHeader }), choices);
  const header = columns.firstRowIsHeader ? filled[0] : undefined;
  return { columns, header, data: rows.filter((row) => row !== header) };
}

/** Cells up to the last non-blank one; spreadsheets append empty columns. */
function usedWidth({ cells }: FileRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Finds the most frequent number; in a tie, the larger one. */
function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const ranked = [...counts].toSorted(([one, count], [other, otherCount]) => otherCount - count || other - one);
  return ranked[0]?.[0] ?? 0;
}

function shorten(cell: string): string {
  const text = cell.slice(0, 2 * previewCellLength).trim();
  return text.length > previewCellLength ? `${text.slice(0, previewCellLength).toWellFormed()}…` : text;
}

function findError(rows: number, cards: number): string | undefined {
  return cards > 0 ? undefined : rows > 0 ? reasons.noCards : reasons.empty;
}
