import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { openDocumentClient } from '../../functions/data/open-table.ts';
import { Table } from '../../functions/data/table.ts';
import { makeAccessKeyId } from '../../infra/local/access-key-id.ts';
import { openProcessClient, type ProcessClient } from '../../infra/local/call-in-process.ts';
import { createLocalContext, type LocalContext } from '../../infra/local/create-local-context.ts';

/** All handlers over the real DynamoDB Local, in this process: a test owns the clock and the data. */
export interface TestProduct extends ProcessClient {
  readonly context: LocalContext;
  readonly client: DynamoDBDocumentClient;
  /** Sets the clock; it stands still otherwise. */
  readonly setNow: (instant: string | Date) => void;
  readonly now: () => Date;
}

/** A Monday morning in UTC: weekday, month and year are not near a change. */
export const startOfTests = '2026-01-05T09:00:00.000Z';

/** Sign-up is slow on purpose; tests that are not about that use scrypt's smallest cost. */
const quickPasswordCost = { log2N: 4, r: 8, p: 1 };

/** Opens a product whose data nobody else sees. */
export async function openTestProduct(overrides: Partial<LocalContext> = {}): Promise<TestProduct> {
  const place = { endpoint: inject('dynamoDbEndpoint'), accessKeyId: makeAccessKeyId(), dataDir: 'memory' };
  const client = openDocumentClient({
    endpoint: place.endpoint,
    region: 'local',
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: 'local' },
  });
  let now = new Date(startOfTests);
  const context: LocalContext = {
    ...(await createLocalContext(place)),
    clock: () => now,
    passwordCost: quickPasswordCost,
    table: new Table(client, 'flashspark'),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...overrides,
  };
  return {
    ...(await openProcessClient(context)),
    context,
    client,
    setNow: (instant) => {
      now = new Date(instant);
    },
    now: () => now,
  };
}
