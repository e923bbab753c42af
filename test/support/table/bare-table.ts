import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { openDocumentClient } from '../../../functions/data/table/open-table.ts';
import { Table } from '../../../functions/data/table/table.ts';
import { makeAccessKeyId } from '../../../infra/local/database/data-directory.ts';
import { createLocalTable } from '../../../infra/local/database/create-local-table.ts';

/** Opens an empty, isolated table in DynamoDB Local, without the rest of the product. */
export async function openBareTable(
  config: DynamoDBClientConfig = {},
): Promise<{ table: Table; client: DynamoDBDocumentClient }> {
  const client = openDocumentClient({
    endpoint: inject('dynamoDbEndpoint'),
    region: 'local',
    credentials: { accessKeyId: makeAccessKeyId(), secretAccessKey: 'local' },
    ...config,
  });
  await createLocalTable(client, 'flashspark');
  return { table: new Table(client, 'flashspark'), client };
}
