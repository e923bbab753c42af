import Papa from 'papaparse';
import type { ParseError } from 'papaparse';
import { cellsPerRow } from '../reading-bounds.ts';
import { type PreparedText, prepareLineEnds, restoreLineEnds } from './line-ends.ts';
import type { RowMasks } from '../anki/occlusion.ts';
import type { LoggedAnswer } from '../anki/review-log.ts';

/** A card that a note has besides others, with the columns of its sides and its extra. `ord` is the index of its template. */
interface RowKind {
  readonly ord: number;
  readonly front: number;
  readonly back: number;
  readonly extra: readonly number[];
  /** Columns that it shows, too, but that other cards of the note ask or answer. */
  readonly beside: readonly number[];
  /** Those of them whose words go into the extra. */
  readonly explained?: readonly number[];
  /** Columns that its question shows. The pictures and sounds of the other columns belong to the answer. */
  readonly question: readonly number[];
  /** Whether the back of the card may hold the question. */
  readonly isTurned?: true;
  /** What the card asks for, if another one of the note has the same front. */
  readonly cue?: string;
}

export interface FileRow {
  /** Physical line on which the row starts, counted from 1; `lastLine` is the one on which it ends. */
  readonly line: number;
  readonly lastLine: number;
  /** Cells of the row, untrimmed as in the file. */
  readonly cells: readonly string[];
  /** Line of a quote that opens a cell and is never closed, so the row can't be read. */
  readonly openQuoteLine?: number;
  /** Tags of a note, or the unit of a list; absent in other sources. */
  readonly tags?: readonly string[];
  readonly deck?: string;
  /** Columns of a workbook's formulas without a stored result. */
  readonly openFormulas?: readonly number[];
  /** Why a line of a pasted text is not a card. */
  readonly aside?: string;
  readonly logged?: readonly LoggedAnswer[];
  /** The cards of a note of several kinds; absent if the row is one card, or a cloze text. */
  readonly kinds?: readonly RowKind[] | undefined;
  /** The only kind of card that a note has; absent in other sources. */
  readonly kind?: RowKind | undefined;
  /** Set if the row hides parts of a picture. */
  readonly masks?: RowMasks | undefined;
  /** Number of the note that the row counts as, if several are about one thing. */
  readonly note?: number;
}

/** Whether a row is only a horizontal line: `---`, `===`, `|---|---|`. */
export function isRule({ cells }: FileRow): boolean {
  // Most rows are words.
  if (!/^[:\-=_*~—–]/.test(cells[0]?.trim() || '-')) return false;
  const text = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    text.length > 0 &&
    text.every((cell) => /^:?[-=_*~—–]{3,}:?$/.test(cell)) &&
    new Set(text.map((cell) => cell.replaceAll(':', '')[0])).size === 1
  );
}

/** Whether a row starts like a comment or a heading. */
export function startsComment({ cells }: FileRow): boolean {
  return /^(#|\/\/)/.test(cells[0]?.trim() ?? '');
}

/** Receives rows one by one; returning `false` stops reading. */
export type RowVisitor = (row: FileRow) => boolean;

interface Reader extends PreparedText {
  readonly delimiter: string;
  readonly visit: RowVisitor;
  /** Index into the text at which the next row starts; `line` is its line number. */
  offset: number;
  line: number;
  /** Number of characters that may still be read a second time because of mismatched quotes. */
  allowance: number;
  /** Index up to which the text has already been searched for a long run of blank lines. */
  lookedUpTo: number;
}

/** Minimum length of a run of blank lines that is skipped. Otherwise a file of only line ends would produce millions of rows. */
const longRun = 5_000;

/**
 * Reads every row of a delimited text (RFC 4180, parsed by papaparse) with its physical lines. Blank lines are included, except in runs of thousands. Line
 * ends may be LF, CRLF, CR or mixed.
 *
 * A quote that is never closed, or that closes in the middle of a later row, would swallow the rows in between. Such a row ends at the line of the quote, and
 * reading continues with the next line.
 * @param firstLine line number of the text's first line
 */
export function readRows(source: string, delimiter: string, visit: RowVisitor, firstLine = 1): void {
  if (source === '') return;
  const prepared = prepareLineEnds(source);
  // Rereads at most twice the text's length, so that the time stays linear, however many quotes don't match.
  const allowance = Math.max(4_000_000, 2 * prepared.text.length);
  const reader: Reader = { ...prepared, delimiter, visit, offset: 0, line: firstLine, allowance, lookedUpTo: 0 };
  let goOn = true;
  while (goOn && reader.offset < reader.text.length) {
    goOn = reader.allowance > 0 ? readRun(reader) : readSingleLine(reader);
  }
}

/** Parses from the reader's position to the end of the text, or past the first row with mismatched quotes. */
function readRun(reader: Reader): boolean {
  const start = startAfterMark(reader);
  let goOn = true;
  Papa.parse<string[]>(reader.text.slice(start), {
    ...parserSettings(reader),
    step: ({ data: all, errors, meta }, parser) => {
      const data = all.length > cellsPerRow ? all.slice(0, cellsPerRow) : all;
      const end = start + meta.cursor;
      if (reader.offset >= reader.text.length) return;
      const badQuote = findBadQuote(data, errors);
      goOn = badQuote === undefined ? deliverRow(reader, data, end) : readAroundQuote(reader, start + badQuote, end);
      if (!goOn || badQuote !== undefined || skipLongRun(reader)) parser.abort();
    },
  });
  return goOn;
}

/** Skips a byte order mark. Otherwise the parser would strip it, which would shift all later positions. */
function startAfterMark(reader: Reader): number {
  reader.offset += Number(reader.text.startsWith('\uFEFF', reader.offset));
  return reader.offset;
}

// Avoids the parser's fast mode, which splits all remaining text at once: that takes much memory, and is slow when parsing restarts.
const parserSettings = ({ delimiter }: Reader) => ({
  delimiter,
  newline: '\n' as const,
  quoteChar: '"',
  fastMode: false,
});

/** Skips the blank lines at the reader's position if there are very many. Examines each run only once. */
function skipLongRun(reader: Reader): boolean {
  if (reader.offset < reader.lookedUpTo) return false;
  const { text, loneReturn } = reader;
  const blank = loneReturn === undefined ? undefined : `${loneReturn}\n`;
  const lengthAt = (at: number): number => {
    if (text.charCodeAt(at) === 0x0a) return 1;
    if (text.charCodeAt(at) === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? 2 : 0;
    return blank !== undefined && text.startsWith(blank, at) ? blank.length : 0;
  };
  let end = reader.offset;
  let lines = 0;
  for (let length = lengthAt(end); length > 0; length = lengthAt(end)) {
    end += length;
    lines += 1;
  }
  reader.lookedUpTo = end;
  if (lines < longRun) return false;
  reader.offset = end;
  reader.line += lines;
  return true;
}

/** Index (just inside the cell) of a quote that is never closed, or whose cell spans several lines. A stray quote in a one-line cell counts as text. */
function findBadQuote(cells: readonly string[], errors: readonly ParseError[]): number | undefined {
  const ranOver = cells.some((cell) => cell.includes('\n') && cell.includes('"'));
  return errors.find(({ code }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && ranOver))?.index;
}

/** Ends the row at the line with the mismatched quote. */
function readAroundQuote(reader: Reader, quote: number, rowEnd: number): boolean {
  const end = endOfLine(reader.text, quote - 1);
  reader.allowance -= rowEnd - end;
  return deliverDoubtful(reader, end, countLines(reader.text, reader.offset, quote));
}

/** Reads one line on its own, so that no cell can extend past it. */
function readSingleLine(reader: Reader): boolean {
  startAfterMark(reader);
  return deliverDoubtful(reader, endOfLine(reader.text, reader.offset), 0);
}

/** Delivers the text up to `end` as one row if its quotes can be resolved, otherwise as an unreadable row. */
function deliverDoubtful(reader: Reader, end: number, linesBeforeQuote: number): boolean {
  const raw = reader.text.slice(reader.offset, end);
  const cells = readQuoteTrouble(raw, reader.delimiter);
  return cells === undefined
    ? deliverRow(reader, [raw.slice(0, -1)], end, reader.line + linesBeforeQuote)
    : deliverRow(reader, cells, end);
}

function deliverRow(reader: Reader, cells: readonly string[], end: number, openQuoteLine?: number): boolean {
  const { line, offset, text } = reader;
  const lines = countLines(text, offset, end);
  const spaced = openQuoteLine === undefined && cells.some((cell) => /^\s+"/.test(cell));
  const raw = text.slice(offset, end);
  const read = spaced ? readSpacedQuotes(raw, cells, reader) : readBackslashes(raw, cells, reader);
  reader.offset = end;
  reader.line += lines;
  return reader.visit({
    line,
    lastLine: Math.max(line, line + lines - 1),
    cells: restoreLineEnds(read, reader),
    ...(openQuoteLine !== undefined && { openQuoteLine }),
  });
}

/** Parses a row again if it has spaces before quotes, as in `one, "two, three"`, where the space hides the quote from the parser. */
function readSpacedQuotes(raw: string, cells: readonly string[], reader: Reader): readonly string[] {
  if (reader.delimiter.trim() === '') return cells;
  const delimiter = `\\${reader.delimiter}`;
  const tight = raw.replaceAll(new RegExp(`("[^"]*")|(^|${delimiter})[ \\t]+(?=")`, 'g'), '$1$2');
  const { data, errors } = Papa.parse<string[]>(tight, parserSettings(reader));
  return errors.length === 0 ? (data[0] ?? cells) : cells;
}

/** Parses a row again whose quotes have a backslash before them, as databases write them. */
function readBackslashes(raw: string, cells: readonly string[], reader: Reader): readonly string[] {
  if (!raw.includes('\\"') || Papa.parse(raw, parserSettings(reader)).errors.length === 0) return cells;
  const { data, errors } = Papa.parse<string[]>(raw.replaceAll('\\"', '""'), parserSettings(reader));
  return errors.length === 0 ? (data[0] ?? cells) : cells;
}

/** The index just after the first line end at or after `from`. */
function endOfLine(text: string, from: number): number {
  return text.indexOf('\n', from) + 1 || text.length;
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Splits a line whose quotes confused the parser; undefined if ambiguous.
 *
 * A line such as `"Big" dog;Hund` comes from a program that doesn't quote cells: its quotes pair up inside single cells, so it is split literally.
 * @param raw the line with its line end
 */
function readQuoteTrouble(raw: string, delimiter: string): readonly string[] | undefined {
  const { data, errors } = Papa.parse<string[]>(raw, { delimiter, newline: '\n' });
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data[0];
  const quotes = raw.split('"').length - 1;
  const quoted = raw.match(/"[^"]*"/g) ?? [];
  if (quotes % 2 === 1 || quoted.some((part) => part.includes(delimiter))) return undefined;
  return raw.slice(0, -1).split(delimiter);
}
