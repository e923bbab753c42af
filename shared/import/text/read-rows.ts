import Papa from 'papaparse';
import type { ParseError } from 'papaparse';
import { cellsPerRow } from '../reading-bounds.ts';
import { type PreparedText, prepareLineEnds, restoreLineEnds } from './line-ends.ts';
import type { LoggedAnswer } from '../anki/review-log.ts';

/** One row of a file. */
export interface FileRow {
  /** The physical line, from 1, on which the row starts and the one on which it ends. */
  readonly line: number;
  readonly lastLine: number;
  /** As they stand in the file: untrimmed. */
  readonly cells: readonly string[];
  /** The line of a quote that opens a cell and is never closed: the row cannot be read. */
  readonly openQuoteLine?: number;
  /** Of a note of a package. */
  readonly tags?: readonly string[];
  readonly deck?: string;
  readonly logged?: readonly LoggedAnswer[];
}

/** A row of nothing but signs that draw a line: `---`, `===`, `|---|---|`. */
export function isRule({ cells }: FileRow): boolean {
  const text = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    text.length > 0 &&
    text.every((cell) => /^:?[-=_*~—–]{3,}:?$/.test(cell)) &&
    new Set(text.map((cell) => cell.replaceAll(':', '')[0])).size === 1
  );
}

/** A row that begins as comments and headings do. */
export function startsComment({ cells }: FileRow): boolean {
  return /^(#|\/\/)/.test(cells[0]?.trim() ?? '');
}

/** Takes rows one by one; `false` ends the reading. */
export type RowVisitor = (row: FileRow) => boolean;

interface Reader extends PreparedText {
  readonly delimiter: string;
  readonly visit: RowVisitor;
  /** Where the next row starts: an index into the text, and its line. */
  offset: number;
  line: number;
  /** Characters that may still be read a second time after a quote that does not match. */
  allowance: number;
  /** Up to here it is known that no long run of empty lines begins. */
  lookedUpTo: number;
}

/** A run of so many empty lines is passed over at once: a file of nothing but line ends would otherwise be millions of rows. */
const longRun = 5_000;

/**
 * Reads every row of a delimited text (RFC 4180, by papaparse), blank lines included (but for runs of thousands), with its physical lines. Line
 * ends may be LF, CRLF, CR or a mixture.
 *
 * A quote that is never closed, or that closes in the middle of a later row, would swallow the rows after it. Such a row
 * ends with the line of the quote, and reading goes on with the next line.
 *
 * @param firstLine the line number of the text's first line
 */
export function readRows(source: string, delimiter: string, visit: RowVisitor, firstLine = 1): void {
  if (source === '') return;
  const prepared = prepareLineEnds(source);
  // Twice the text keeps reading linear in the file's size, however many quotes do not match.
  const allowance = Math.max(4_000_000, 2 * prepared.text.length);
  const reader: Reader = { ...prepared, delimiter, visit, offset: 0, line: firstLine, allowance, lookedUpTo: 0 };
  let goOn = true;
  while (goOn && reader.offset < reader.text.length) {
    goOn = reader.allowance > 0 ? readRun(reader) : readSingleLine(reader);
  }
}

/** Parses from the reader's place up to the end of the text or past the first row whose quotes do not match. */
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

/** The parser takes a byte order mark off its input, which would shift every place after it. */
function startAfterMark(reader: Reader): number {
  reader.offset += Number(reader.text.startsWith('\uFEFF', reader.offset));
  return reader.offset;
}

// The parser's fast mode cuts all that is left into rows at once: that takes much memory, and is not fast when it begins anew.
const parserSettings = ({ delimiter }: Reader) => ({
  delimiter,
  newline: '\n' as const,
  quoteChar: '"',
  fastMode: false,
});

/** Goes behind the empty lines that begin at the reader's place, if they are very many: each is looked at once. */
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

/**
 * The index, just inside the cell, of a quote that is never closed or whose cell ran over its line to the next best
 * quote. A stray quote inside a cell of one line is harmless: it is part of the text.
 */
function findBadQuote(cells: readonly string[], errors: readonly ParseError[]): number | undefined {
  const ranOver = cells.some((cell) => cell.includes('\n') && cell.includes('"'));
  return errors.find(({ code }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && ranOver))?.index;
}

/** Ends the row with the line of its bad quote. */
function readAroundQuote(reader: Reader, quote: number, rowEnd: number): boolean {
  const end = endOfLine(reader.text, quote - 1);
  reader.allowance -= rowEnd - end;
  return deliverDoubtful(reader, end, countLines(reader.text, reader.offset, quote));
}

/** Reads one line on its own: no cell can run over it. */
function readSingleLine(reader: Reader): boolean {
  startAfterMark(reader);
  return deliverDoubtful(reader, endOfLine(reader.text, reader.offset), 0);
}

/** Delivers the text up to `end` as a row of its own if its quotes can be understood, else as one that cannot be read. */
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
  const read = spaced ? readSpacedQuotes(text.slice(offset, end), cells, reader) : cells;
  reader.offset = end;
  reader.line += lines;
  return reader.visit({
    line,
    lastLine: Math.max(line, line + lines - 1),
    cells: restoreLineEnds(read, reader),
    ...(openQuoteLine !== undefined && { openQuoteLine }),
  });
}

/** In `one, "two, three"` the space hides the quote from the parser: reads the row without such spaces. */
function readSpacedQuotes(raw: string, cells: readonly string[], reader: Reader): readonly string[] {
  if (reader.delimiter.trim() === '') return cells;
  const delimiter = `\\${reader.delimiter}`;
  const tight = raw.replaceAll(new RegExp(`("[^"]*")|(^|${delimiter})[ \\t]+(?=")`, 'g'), '$1$2');
  const { data, errors } = Papa.parse<string[]>(tight, parserSettings(reader));
  return errors.length === 0 ? (data[0] ?? cells) : cells;
}

/** The index after the line end that follows `from`. */
function endOfLine(text: string, from: number): number {
  return text.indexOf('\n', from) + 1 || text.length;
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The cells of one line whose quotes confused the parser, or undefined when nobody can tell what was meant.
 *
 * A line such as `"Big" dog;Hund` comes from programs that do not quote at all: its quotes pair up inside single cells,
 * so it is taken as it stands.
 *
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
