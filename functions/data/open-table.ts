import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from './table.ts';

/** Without these a connection that hangs would hang until the function is killed. In all tries less than 29 s. */
const patience = { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true };

/** The document client that the product uses everywhere; throttled calls are repeated by the SDK with jitter. */
export function openDocumentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ maxAttempts: 5, requestHandler: patience, ...config });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

export function openTable(name: string, config: DynamoDBClientConfig = {}): Table {
  return new Table(openDocumentClient(config), name);
}
