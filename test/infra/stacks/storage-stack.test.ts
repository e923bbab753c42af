import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { tableDefinition } from '../../../functions/data/table-definition.ts';
import { StorageStack } from '../../../infra/stacks/storage-stack.ts';
import { resourcesOf, single } from '../support/template.ts';

const table = single(resourcesOf(new StorageStack(new App(), 'storage', {})), 'AWS::DynamoDB::GlobalTable');
const { properties } = table;
const [replica] = properties['Replicas'] as Record<string, unknown>[];

describe('the table in the cloud', () => {
  it('can be restored to any second of the last days', () => {
    expect(replica?.['PointInTimeRecoverySpecification']).toEqual({ PointInTimeRecoveryEnabled: true });
  });

  it('refuses to be deleted, and stays when its stack goes', () => {
    expect(replica?.['DeletionProtectionEnabled']).toBe(true);
    expect(table.deletionPolicy).toBe('Retain');
  });

  it('is encrypted, pays for what is used, and sweeps what has expired', () => {
    expect(properties).toMatchObject({
      SSESpecification: { SSEEnabled: true },
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: tableDefinition.ttlAttribute, Enabled: true },
    });
  });

  it('has the keys and indexes of the definition that the local table is made from', () => {
    const keys = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    const { partitionKey, sortKey, localIndexes, globalIndexes } = tableDefinition;
    const projection = { Projection: { ProjectionType: 'ALL' } };
    expect(properties).toMatchObject({
      KeySchema: keys(partitionKey, sortKey),
      LocalSecondaryIndexes: localIndexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(partitionKey, index.sortKey),
        ...projection,
      })),
      GlobalSecondaryIndexes: globalIndexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(index.partitionKey, index.sortKey),
        ...projection,
      })),
    });
  });
});
