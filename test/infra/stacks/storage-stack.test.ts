import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { tableDefinition } from '../../../functions/data/table/table-definition.ts';
import { readSettings } from '../../../infra/settings.ts';
import { StorageStack } from '../../../infra/stacks/storage-stack.ts';
import { retention } from '../../../shared/retention.ts';
import { ofType, type Resource, resourcesOf, single } from '../support/template.ts';

const table = single(synthesize({}), 'AWS::DynamoDB::GlobalTable');
const { properties } = table;
const [replica] = properties['Replicas'] as Record<string, unknown>[];

describe('the table in the cloud', () => {
  it('can be restored to any second of the last 35 days', () => {
    expect(replica?.['PointInTimeRecoverySpecification']).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 35,
    });
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

describe('the bucket of pictures and sounds', () => {
  const bucket = single(synthesize({}), 'AWS::S3::Bucket');

  it('is private, encrypted, over TLS only, and stays when its stack goes', () => {
    expect(bucket.deletionPolicy).toBe('Retain');
    expect(bucket.properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
    });
    const [statement, ...others] = (
      single(synthesize({}), 'AWS::S3::BucketPolicy').properties['PolicyDocument'] as { Statement: object[] }
    ).Statement;
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Effect: 'Deny',
      Action: 's3:*',
      Principal: { AWS: '*' },
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
  });

  it('forgets what was removed as soon as backups of the table do, and no later', () => {
    expect(bucket.properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          {
            NoncurrentVersionExpiration: { NoncurrentDays: retention.backupDays - 2 },
            ExpiredObjectDeleteMarker: true,
            Status: 'Enabled',
          },
        ],
      },
    });
  });
});

describe('the monthly copy', () => {
  it('is only made where it is asked for', () => {
    expect(ofType(synthesize({}), 'AWS::Backup::BackupPlan')).toEqual([]);
    // The vault is retained for good, so switching backups off and on must not create a second one.
    expect(ofType(synthesize({}), 'AWS::Backup::BackupVault')).toHaveLength(1);
  });

  it('is kept as long as people are told that backups remember them, in a vault that stays', () => {
    const resources = synthesize({ MONTHLY_BACKUP: 'on' });
    expect(single(resources, 'AWS::Backup::BackupVault').deletionPolicy).toBe('Retain');
    expect(single(resources, 'AWS::Backup::BackupPlan').properties).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          { ScheduleExpression: 'cron(0 3 1 * ? *)', Lifecycle: { DeleteAfterDays: retention.backupDays } },
        ],
      },
    });
    const copied = ofType(resources, 'AWS::DynamoDB::GlobalTable').map(({ logicalId }) => ({
      'Fn::GetAtt': [logicalId, 'Arn'],
    }));
    expect(single(resources, 'AWS::Backup::BackupSelection').properties).toMatchObject({
      BackupSelection: { Resources: copied },
    });
  });

  it('is one of the restored table once that is in use', () => {
    const selection = single(
      synthesize({ MONTHLY_BACKUP: 'on', RESTORED_TABLE: 'again' }),
      'AWS::Backup::BackupSelection',
    );
    expect(JSON.stringify(selection.properties)).toContain(':table/again');
  });
});

it('keeps exporting the first table, so that a restored one can take its place', () => {
  const { Outputs } = Template.fromStack(makeStack({})).toJSON() as { Outputs: Record<string, unknown> };
  expect(Object.keys(Outputs).filter((name) => name.startsWith('ExportsOutput'))).toHaveLength(2);
});

function makeStack(environment: Record<string, string>): StorageStack {
  return new StorageStack(new App(), 'storage', { settings: readSettings('prod', environment) });
}

function synthesize(environment: Record<string, string>): Resource[] {
  return resourcesOf(makeStack(environment));
}
