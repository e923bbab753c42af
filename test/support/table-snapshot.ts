import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../infra/operations/admin/table-report.ts';
import type { Row } from '../../infra/table-invariants/row.ts';
import { sendBatches } from './write-items.ts';

const keyOf = ({ PK, SK }: Row) => JSON.stringify([PK, SK]);

/**
 * Keeps the rows of a table as they are now: much cheaper than making them again through the product.
 *
 * @returns what puts them back: the rows that changed or went come back, the new ones go.
 */
export async function takeSnapshot(client: DynamoDBDocumentClient): Promise<() => Promise<void>> {
  const kept = await readRows(client);
  return async () => {
    const present = await readRows(client);
    const lost = [...kept].filter(([key, row]) => !isDeepStrictEqual(row, present.get(key)));
    const added = [...present].filter(([key]) => !kept.has(key));
    const requests = [
      ...lost.map(([, row]) => ({ PutRequest: { Item: row } })),
      ...added.map(([, { PK, SK }]) => ({ DeleteRequest: { Key: { PK, SK } } })),
    ];
    await sendBatches(client, requests);
  };
}

export async function readRows(client: DynamoDBDocumentClient): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  for await (const row of scanTable(client, localTableName)) rows.set(keyOf(row), row);
  return rows;
}
