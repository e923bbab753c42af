import { appendRow, type ScanRow } from '../../../../../../shared/import/scan/table-rows.ts';
import type { ScannedPage } from './read-picture.worker.ts';

/** A row as the person sees and corrects it. */
export interface EditedRow extends ScanRow {
  readonly id: number;
  /** Page, from 0 in the order they were read. */
  readonly page: number;
}

export function numberRows(pages: readonly ScannedPage[]): EditedRow[] {
  return pages
    .flatMap((page, index) => page.rows.map((row) => ({ ...row, page: index })))
    .map((row, id) => ({ ...row, id }));
}

/** Replaces a cell's text. It is no longer doubtful then. */
export function changeCell(rows: readonly EditedRow[], id: number, column: number, text: string): EditedRow[] {
  return rows.map((row) =>
    row.id === id
      ? {
          ...row,
          cells: row.cells.map((cell, at) => (at === column ? text : cell)),
          doubts: row.doubts.filter((at) => at !== column),
        }
      : row,
  );
}

export function removeRow(rows: readonly EditedRow[], id: number): EditedRow[] {
  return rows.filter((row) => row.id !== id);
}

/** Joins a row to the one above, for text that goes on in the next line. */
export function joinRow(rows: readonly EditedRow[], id: number): EditedRow[] {
  const index = rows.findIndex((row) => row.id === id);
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row) return [...rows];
  const joined = { ...above, ...appendRow(above, row) };
  return removeRow(rows, id).map((one) => (one.id === above.id ? joined : one));
}
