import { checkTable, type TableReport } from '../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';

/** A defect to introduce into one row. */
export interface RowDefect {
  /** Selects the first row whose `PK/SK` matches and for which `where` holds. */
  readonly at: RegExp;
  readonly where?: (row: Row) => boolean;
  /** Returns the rows that replace it: none, a changed one, or several. */
  readonly replaceWith: (row: Row) => readonly Row[];
}

/**
 * @returns the report on the rows after one row was replaced as the defect says. Never picks a row of a household that is being deleted, or of one whose import
 *   still waits for learners (except its `RECORD-IMPORT` row).
 */
export async function checkBroken(
  rows: readonly Row[],
  { at, where = () => true, replaceWith }: RowDefect,
): Promise<TableReport> {
  const leaving = findLeaving(rows);
  const coming = new Set(rows.filter(({ SK }) => SK === 'RECORD-IMPORT').map(({ PK }) => PK));
  const canBreak = ({ PK, SK }: Row) => !leaving.has(PK) && (!coming.has(PK) || SK === 'RECORD-IMPORT');
  const broken = rows.find((one) => at.test(`${one.PK}/${one.SK}`) && canBreak(one) && where(one));
  if (!broken) throw new Error(`There is no row ${at.source}`);
  const others = rows.filter((row) => row !== broken);
  return await checkTable([...others, ...replaceWith(broken)].toSorted(byKey));
}

/** @returns the partitions of households that are being deleted. The invariants do not apply there, so no defect would be reported. */
export function findLeaving(rows: readonly Row[]): Set<string> {
  return new Set(rows.filter((row) => row.SK === 'META' && row['deletingSince'] !== undefined).map(({ PK }) => PK));
}

function byKey(one: Row, other: Row): number {
  const [a, b] = [`${one.PK}\0${one.SK}`, `${other.PK}\0${other.SK}`];
  return a < b ? -1 : Number(a > b);
}

export const removed = (): readonly Row[] => [];
export const changed =
  (fields: Record<string, unknown>) =>
  (row: Row): readonly Row[] => [{ ...row, ...fields }];
export const incremented =
  (field: string, count: number) =>
  (row: Row): readonly Row[] => [{ ...row, [field]: Number(row[field]) + count }];
/** Keeps the row and adds a changed copy of it. */
export const duplicatedWith =
  (other: (row: Row) => Partial<Row>) =>
  (row: Row): readonly Row[] => [row, { ...row, ...other(row) }];
