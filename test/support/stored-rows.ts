import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../infra/operations/admin/table-report.ts';
import type { Row } from '../../infra/table-invariants/row.ts';
import type { TestProduct } from './test-product.ts';

export type { Row };

/** Reviver for `JSON.parse` of stored samples, where sets have DynamoDB's form `{"SS": […]}`. */
export function readSet(_: string, value: unknown): unknown {
  const { SS: texts } = (value ?? {}) as { readonly SS?: readonly string[] };
  return texts ? new Set(texts) : value;
}

/** @returns the raw rows of a partition with this sort key prefix, in key order, without the product's filters. */
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

export async function readTable({ client }: Pick<TestProduct, 'client'>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(client, localTableName)) rows.push(row);
  return rows;
}

/** @returns the rows in a household's partition, except for the household's own row. */
export async function readHousehold(product: Pick<TestProduct, 'client'>, householdId: string): Promise<Row[]> {
  return (await readPartition(product, `HH#${householdId}`)).filter((row) => row.SK !== 'META');
}

export function countRows(rows: readonly Row[], prefix: string): number {
  return rows.filter((row) => row.SK.startsWith(prefix)).length;
}

/** Like {@link countRows}, without hidden rows: those in the bin or being deleted. */
export function countVisible(rows: readonly Row[], prefix: string): number {
  return countRows(
    rows.filter((row) => row['deletingSince'] === undefined),
    prefix,
  );
}
