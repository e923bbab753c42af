import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type BulkRound, type KeepPace, Table } from './table.ts';

/** Timeouts in ms. Without them a hanging connection would last until the function is killed after 10 s; four attempts with these timeouts take less. */
const timeouts = { connectionTimeout: 500, requestTimeout: 1_500, throwOnRequestTimeout: true };

/** Longer timeouts for a local database: a busy machine answers slowly, and no function is killed for waiting there. */
const localTimeouts = { connectionTimeout: 30_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** The DynamoDB client of the product. The SDK retries throttled calls with jitter. Only a database outside the cloud has an `endpoint`. */
export function openDocumentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const requestHandler = config.endpoint === undefined ? timeouts : localTimeouts;
  const client = new DynamoDBClient({ maxAttempts: 4, requestHandler, ...config });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // It copies each input and answer for the SDK's log, which nobody keeps.
  documents.middlewareStack.remove('loggerMiddleware');
  return documents;
}

export function openTable(name: string, config: DynamoDBClientConfig = {}): Table {
  return new Table(openDocumentClient(config), name, config.endpoint === undefined ? keepPace : undefined);
}

/** Bulk writes' share of the 1,000 write units a second that one partition takes. The rest lets a family study during an import. */
const bulkUnitsPerSecond = 700;

/** @returns the milliseconds to wait after a round of bulk writes before the next one may begin. */
export function restOfRound({ units, milliseconds }: BulkRound): number {
  return Math.max(0, Math.ceil((units / bulkUnitsPerSecond) * 1_000 - milliseconds));
}

const keepPace: KeepPace = async (round) => {
  await pause(restOfRound(round));
};
