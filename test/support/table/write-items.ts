import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { WriteAction } from '../../../functions/data/table/write-action.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';

const perCall = 25;

/** Writes many whole items quickly, without conditions, for histories that would take too long to create through the API. */
export async function writeItems(client: DynamoDBDocumentClient, actions: readonly WriteAction[]): Promise<void> {
  await writeRows(
    client,
    actions.flatMap((action) => (action.kind === 'put' ? [action.item] : [])),
  );
}

export async function removeItems(client: DynamoDBDocumentClient, actions: readonly WriteAction[]): Promise<void> {
  await sendBatches(
    client,
    actions.flatMap((action) =>
      action.kind === 'put' ? [{ DeleteRequest: { Key: { PK: action.item.PK, SK: action.item.SK } } }] : [],
    ),
  );
}

/** Writes raw rows, without the product's checks. */
export async function writeRows(client: DynamoDBDocumentClient, rows: readonly object[]): Promise<void> {
  await sendBatches(
    client,
    rows.map((Item) => ({ PutRequest: { Item } })),
  );
}

type BatchRequest = { readonly PutRequest: { Item: object } } | { readonly DeleteRequest: { Key: object } };

/** Sends any number of puts and deletes as batch writes. */
export async function sendBatches(client: DynamoDBDocumentClient, requests: readonly BatchRequest[]): Promise<void> {
  for (let first = 0; first < requests.length; first += perCall) {
    const RequestItems = { [localTableName]: requests.slice(first, first + perCall) };
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
}
