import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { WriteAction } from '../../functions/data/write-action.ts';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';

const perCall = 25;

/** Writes whole items past all conditions, quickly and many: a history that a test would not live through. */
export async function writeItems(client: DynamoDBDocumentClient, actions: readonly WriteAction[]): Promise<void> {
  const puts = actions.flatMap((action) => (action.kind === 'put' ? [{ PutRequest: { Item: action.item } }] : []));
  for (let first = 0; first < puts.length; first += perCall) {
    const RequestItems = { [localTableName]: puts.slice(first, first + perCall) };
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
}
