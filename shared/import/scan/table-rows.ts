import { unite } from './find-columns.ts';
import type { Box } from './grey-image.ts';

/** A line of text in one column of a page. */
export interface TextLine {
  readonly text: string;
  /** How sure its least sure word is, up to 100. */
  readonly confidence: number;
  readonly box: Box;
  /** Column, from 0. */
  readonly column: number;
}

/** A row of a page's table. */
export interface ScanRow {
  readonly cells: readonly string[];
  /** Columns whose text may be wrong. */
  readonly doubts: readonly number[];
  /** Where each cell stands on the page; undefined for an empty one. */
  readonly boxes: readonly (Box | undefined)[];
}

/** Text that was read with less confidence may be wrong. */
const doubtfulBelow = 75;

interface OpenRow {
  readonly lines: (TextLine | undefined)[];
  box: Box;
}

/**
 * Joins lines of several columns to rows: lines at the same height are one row, and lines that go on in the next one are joined to the row above.
 * @param letterHeight height of small letters, in the unit of the boxes
 */
export function joinRows(lines: readonly TextLine[], columnCount: number, letterHeight: number): ScanRow[] {
  const rows = alignLines(lines, columnCount, letterHeight);
  const gaps = rows.slice(1).map((row, index) => row.box.top - (rows[index]?.box.bottom ?? 0));
  const usual = median(gaps.filter((_, index) => isWhole(rows[index]) && isWhole(rows[index + 1]))) ?? letterHeight;
  const joined: { row: ScanRow; last: OpenRow }[] = [];
  for (const [index, row] of rows.entries()) {
    const above = joined.at(-1);
    const gap = gaps[index - 1] ?? Infinity;
    const isClose = gap < usual * 0.6 && usual > letterHeight * 0.8;
    const goesOn = above !== undefined && !isWhole(row) && (row.lines[0] ? isClose : gap < letterHeight * 2.5);
    if (goesOn) joined[joined.length - 1] = { row: appendRow(above.row, toRow(row)), last: row };
    else joined.push({ row: toRow(row), last: row });
  }
  return joined.map(({ row }) => row).filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function alignLines(lines: readonly TextLine[], columnCount: number, letterHeight: number): OpenRow[] {
  const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
  const rows: OpenRow[] = [];
  for (const line of lines.toSorted((one, other) => middleOf(one.box) - middleOf(other.box))) {
    const near = rows.findLast(
      (row) =>
        row.lines[line.column] === undefined && Math.abs(middleOf(row.box) - middleOf(line.box)) < letterHeight * 0.9,
    );
    const row = near ?? { lines: Array.from<undefined>({ length: columnCount }), box: line.box };
    row.lines[line.column] = line;
    if (near) row.box = unite(row.box, line.box);
    else rows.push(row);
  }
  return rows;
}

function isWhole(row: OpenRow | undefined): boolean {
  return row !== undefined && row.lines.every((line) => line !== undefined);
}

function toRow({ lines }: OpenRow): ScanRow {
  return {
    cells: lines.map((line) => cleanText(line?.text ?? '')),
    doubts: lines.flatMap((line) => (line && line.confidence < doubtfulBelow ? [line.column] : [])),
    boxes: lines.map((line) => line?.box),
  };
}

/** Joins two rows cell by cell; a word that is hyphenated at the end of the line becomes one again. */
export function appendRow(above: ScanRow, below: ScanRow): ScanRow {
  const cells = above.cells.map((cell, column) => {
    const next = below.cells[column] ?? '';
    if (cell === '' || next === '') return cell + next;
    return /\p{Ll}-$/u.test(cell) && /^\p{Ll}/u.test(next) ? cell.slice(0, -1) + next : `${cell} ${next}`;
  });
  const boxes = above.boxes.map((box, column) => {
    const next = below.boxes[column];
    return box && next ? unite(box, next) : (box ?? next);
  });
  return { cells, doubts: [...new Set([...above.doubts, ...below.doubts])], boxes };
}

/** Removes what rules between rows and columns leave behind, and uses the keyboard's apostrophe. */
function cleanText(text: string): string {
  return text
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/^[\s|_~•·—–=*]+(?=\S)|[\s|_~•·—=]+$/g, '')
    .replaceAll(/\s+/g, ' ');
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/**
 * Writes rows as text for the import. Cells are quoted, so that any sign in them stays; lines of a single column may be cut at signs of their own, such as a dash.
 * @returns the text, and its delimiter if it has one
 */
export function writeRows(rows: readonly Pick<ScanRow, 'cells'>[]): { text: string; delimiter: string | undefined } {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return { text: rows.map(({ cells }) => cells.join(' ')).join('\n'), delimiter: undefined };
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map(({ cells }) => Array.from({ length: width }, (_, at) => quote(cells[at] ?? '')).join('\t'));
  return { text: lines.join('\n'), delimiter: '\t' };
}
