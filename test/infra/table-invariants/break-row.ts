import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
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

/** @returns all rows of the product's table. */
export async function readAll(client: DynamoDBDocumentClient): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(client, localTableName)) rows.push(row);
  return rows;
}

/** @returns the report on the table while the row is broken; afterwards all is as it was. */
export async function checkBroken(
  client: DynamoDBDocumentClient,
  { at, where = () => true, becomes }: Breakage,
): Promise<TableReport> {
  const rows = await readAll(client);
  // In a household that is being deleted nothing holds, so nothing can be broken.
  const leaving = new Set(
    rows.filter((one) => one.SK === 'META' && one['deletingSince'] !== undefined).map(({ PK }) => PK),
  );
  const row = rows.find((one) => at.test(`${one.PK}/${one.SK}`) && !leaving.has(one.PK) && where(one));
  if (!row) throw new Error(`There is no row ${at.source}`);
  const instead = becomes(row);
  await replace(client, [row], instead);
  const report = await checkTable(scanTable(client, localTableName));
  await replace(client, instead, [row]);
  return report;
}

/** Raw writes, past every rule of the product. */
async function replace(client: DynamoDBDocumentClient, before: readonly Row[], after: readonly Row[]): Promise<void> {
  const isKept = (row: Row) => after.some((other) => other.PK === row.PK && other.SK === row.SK);
  const removed = before.filter((row) => !isKept(row)).map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }));
  const written = after.map((Item) => ({ PutRequest: { Item } }));
  await client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: [...removed, ...written] } }));
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
