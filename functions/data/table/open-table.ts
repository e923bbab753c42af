import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from './table.ts';

/** Timeouts in ms. Without them a hanging connection would last until the function is killed after 10 s; four attempts take less. */
const patience = { connectionTimeout: 500, requestTimeout: 1_500, throwOnRequestTimeout: true };

/** Longer timeouts for a local database: a busy machine answers slowly, and no function is killed for waiting there. */
const localPatience = { connectionTimeout: 30_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** The DynamoDB client of the product. The SDK retries throttled calls with jitter. Only a database outside the cloud has an `endpoint`. */
export function openDocumentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const requestHandler = config.endpoint === undefined ? patience : localPatience;
  const client = new DynamoDBClient({ maxAttempts: 4, requestHandler, ...config });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

export function openTable(name: string, config: DynamoDBClientConfig = {}): Table {
  return new Table(openDocumentClient(config), name);
}
