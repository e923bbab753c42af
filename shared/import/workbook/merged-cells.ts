import { reasons } from '../reasons.ts';
import { ImportRefusal, workbookBounds } from '../reading-bounds.ts';
import type { FileRow } from '../text/read-rows.ts';

/** A cell that covers several rows: its column from 0, and its first and last row from 1. */
export interface MergedCell {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether a row has two sides of its own. A cell merged over such rows names a group of them, such as a unit, or stands over several columns' names. */
const isWhole = ({ cells }: FileRow): boolean => cells.filter((cell) => cell.trim() !== '').length > 1;

/**
 * Writes the text of each merged cell into the rows that it covers and that would lack a side without it: a word with several meanings. Files keep it only in
 * the first one.
 * @throws ImportRefusal if that makes too many cells, as a forged file could
 */
export function fillMerged(rows: readonly FileRow[], merged: readonly MergedCell[]): readonly FileRow[] {
  const tall = merged.filter(({ top, bottom }) => bottom > top);
  if (tall.length === 0) return rows;
  const byLine = new Map(rows.map((row) => [row.line, [...row.cells]]));
  const whole = new Set(rows.filter(isWhole).map(({ line }) => line));
  const last = rows.at(-1)?.line ?? 0;
  let count = 0;
  for (const { column, top, bottom } of tall) {
    const text = byLine.get(top)?.[column] ?? '';
    if (text === '') continue;
    for (let line = top + 1; line <= Math.min(bottom, last); line += 1) {
      const cells = byLine.get(line) ?? [];
      const missing = Math.max(0, column - cells.length);
      count += 1 + missing;
      if (count > workbookBounds.cells) throw new ImportRefusal(reasons.tooLarge);
      cells.push(...Array.from({ length: missing }, () => ''));
      if (!cells[column] && !whole.has(line)) cells[column] = text;
    }
  }
  return rows.map((row) => ({ ...row, cells: byLine.get(row.line) ?? row.cells }));
}
