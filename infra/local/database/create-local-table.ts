import { CreateTableCommand, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableDefinition } from '../../../functions/data/table/table-definition.ts';

const { partitionKey, sortKey, localIndexes, globalIndexes } = tableDefinition;

/** Creates the table in DynamoDB Local from the cloud's definition, unless it exists. */
export async function createLocalTable(client: DynamoDBDocumentClient, name: string): Promise<void> {
  const keys = [
    partitionKey,
    sortKey,
    ...localIndexes.map((index) => index.sortKey),
    ...globalIndexes.flatMap((index) => [index.partitionKey, index.sortKey]),
  ];
  const command = new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' })),
    KeySchema: keySchema(partitionKey, sortKey),
    LocalSecondaryIndexes: localIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' },
    })),
    GlobalSecondaryIndexes: globalIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' },
    })),
  });
  try {
    await client.send(command);
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}

function keySchema(partition: string, sort: string) {
  return [
    { AttributeName: partition, KeyType: 'HASH' as const },
    { AttributeName: sort, KeyType: 'RANGE' as const },
  ];
}
