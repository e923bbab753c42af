import { checkTable, type TableReport } from '../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';

/** One row that is not as it should be. */
export interface Breakage {
  /** Which row: the first whose `PK/SK` looks so … */
  readonly at: RegExp;
  /** … and that holds this. */
  readonly where?: (row: Row) => boolean;
  /** What stands in the table in its place: nothing, itself changed, or itself with others. */
  readonly becomes: (row: Row) => readonly Row[];
}

/** @returns the report on rows of which one is broken: none of a household that is leaving, or whose study waits for its learners. */
export async function checkBroken(
  rows: readonly Row[],
  { at, where = () => true, becomes }: Breakage,
): Promise<TableReport> {
  const leaving = findLeaving(rows);
  const coming = new Set(rows.filter(({ SK }) => SK === 'RECORD-IMPORT').map(({ PK }) => PK));
  const canBreak = ({ PK, SK }: Row) => !leaving.has(PK) && (!coming.has(PK) || SK === 'RECORD-IMPORT');
  const broken = rows.find((one) => at.test(`${one.PK}/${one.SK}`) && canBreak(one) && where(one));
  if (!broken) throw new Error(`There is no row ${at.source}`);
  const others = rows.filter((row) => row !== broken);
  return await checkTable([...others, ...becomes(broken)].toSorted(byKey));
}

/** @returns the partitions of households that are being deleted: in those nothing holds, so nothing can be broken. */
export function findLeaving(rows: readonly Row[]): Set<string> {
  return new Set(rows.filter((row) => row.SK === 'META' && row['deletingSince'] !== undefined).map(({ PK }) => PK));
}

/** The order in which a table hands its rows out: each partition as a whole. */
function byKey(one: Row, other: Row): number {
  const [a, b] = [`${one.PK}\0${one.SK}`, `${other.PK}\0${other.SK}`];
  return a < b ? -1 : Number(a > b);
}

export const removed = (): readonly Row[] => [];
export const changed =
  (fields: Record<string, unknown>) =>
  (row: Row): readonly Row[] => [{ ...row, ...fields }];
/** Adds to a number of the row. */
export const added =
  (field: string, count: number) =>
  (row: Row): readonly Row[] => [{ ...row, [field]: Number(row[field]) + count }];
/** The row, and another one like it. */
export const besides =
  (other: (row: Row) => Partial<Row>) =>
  (row: Row): readonly Row[] => [row, { ...row, ...other(row) }];
