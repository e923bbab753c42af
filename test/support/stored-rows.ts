import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../infra/operations/admin/table-report.ts';
import type { Row } from '../../infra/table-invariants/row.ts';
import type { TestProduct } from './test-product.ts';

export type { Row };

/** For `JSON.parse` of a stored sample: a set stands there as DynamoDB itself writes it, `{"SS": […]}`. */
export function readSet(_: string, value: unknown): unknown {
  const { SS: texts } = (value ?? {}) as { readonly SS?: readonly string[] };
  return texts ? new Set(texts) : value;
}

/** @returns the rows of a partition whose sort keys begin so, in key order: what there really is, past every rule of the product. */
export async function readPartition(
  { client }: Pick<TestProduct, 'client'>,
  partition: string,
  prefix?: string,
): Promise<Row[]> {
  const begins = prefix === undefined ? '' : ' AND begins_with(SK, :prefix)';
  const rows: Row[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: 'flashspark',
        KeyConditionExpression: `PK = :partition${begins}`,
        ExpressionAttributeValues: { ':partition': partition, ...(prefix !== undefined && { ':prefix': prefix }) },
        ConsistentRead: true,
        ExclusiveStartKey: startKey,
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return rows;
}

/** @returns the rows of a list that is spread over several partitions, such as `MAILS`, in key order. */
export async function readSpread(product: Pick<TestProduct, 'client'>, list: string): Promise<Row[]> {
  const rows = (await readTable(product)).filter(({ PK }) => PK.startsWith(`${list}#`));
  return rows.toSorted((one, other) => (one.SK < other.SK ? -1 : 1));
}

/** @returns every row that there is. */
export async function readTable({ client }: Pick<TestProduct, 'client'>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(client, localTableName)) rows.push(row);
  return rows;
}

/** @returns the rows of a household, without itself. */
export async function readHousehold(product: Pick<TestProduct, 'client'>, householdId: string): Promise<Row[]> {
  return (await readPartition(product, `HH#${householdId}`)).filter((row) => row.SK !== 'META');
}

/** @returns how many rows there are whose sort keys start so. */
export function countRows(rows: readonly Row[], prefix: string): number {
  return rows.filter((row) => row.SK.startsWith(prefix)).length;
}

/** As {@link countRows} does, without what is hidden: in the bin, or being removed. */
export function countVisible(rows: readonly Row[], prefix: string): number {
  return countRows(
    rows.filter((row) => row['deletingSince'] === undefined),
    prefix,
  );
}
