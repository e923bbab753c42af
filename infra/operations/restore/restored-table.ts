import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '../../../functions/data/table/table-definition.ts';
import { OperationError } from '../run-operation.ts';

const { recoveryDays } = tableDefinition;

/** Maximum wait in seconds, because restoring a large table can take hours. */
const longWait = { maxWaitTime: 12 * 60 * 60 } as const;

async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** @returns the earliest and latest restorable times (the latest is some minutes ago). @throws {OperationError} when point-in-time recovery is off. */
export async function readRestorableTime(
  client: DynamoDBClient,
  name: string,
): Promise<{ earliest: Date; latest: Date }> {
  const { ContinuousBackupsDescription } = await client.send(new DescribeContinuousBackupsCommand({ TableName: name }));
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (earliest && latest) return { earliest, latest };
  throw new OperationError(
    `The table ${name} has no point-in-time recovery, so it can’t be restored. Deploy again to turn it on.`,
  );
}

/**
 * Starts the restore, unless an earlier run has already created the target table.
 * @returns whether the table already existed.
 * @throws {OperationError} while a drill's earlier copy is still being deleted.
 */
export async function beginRestore(client: DynamoDBClient, source: string, target: string, at: Date): Promise<boolean> {
  const found = await describeTable(client, target);
  if (found?.TableStatus === 'DELETING')
    throw new OperationError(
      `The table ${target} is being deleted. Wait a few minutes, then run the same command again.`,
    );
  if (found) return true;
  await client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: source, TargetTableName: target, RestoreDateTime: at }),
  );
  return false;
}

/** Checks keys and indexes, as AWS Backup can leave indexes out. @throws {OperationError} when the table is missing or unusable. */
export async function requireProductTable(client: DynamoDBClient, name: string): Promise<void> {
  const table = await describeTable(client, name);
  if (!table || table.TableStatus === 'DELETING') {
    throw new OperationError(
      `There is no table ${name} in this account and region. Check its name, AWS_REGION and AWS_PROFILE.`,
    );
  }
  const missing = listMissingParts(table);
  if (missing.length === 0) return;
  throw new OperationError(
    `The product can’t use the table ${name}. It has no ${missing.join(', no ')}. Nothing was changed. Restore again with the keys and all indexes of the first table.`,
  );
}

function listMissingParts({
  KeySchema = [],
  LocalSecondaryIndexes = [],
  GlobalSecondaryIndexes = [],
}: TableDescription): string[] {
  const { partitionKey, sortKey, localIndexes, globalIndexes } = tableDefinition;
  const keys = KeySchema.map(({ AttributeName }) => AttributeName);
  const indexes = [...LocalSecondaryIndexes, ...GlobalSecondaryIndexes].map(({ IndexName }) => IndexName);
  return [
    ...[partitionKey, sortKey].filter((key) => !keys.includes(key)).map((key) => `key ${key}`),
    ...[...localIndexes, ...globalIndexes]
      .filter((index) => !indexes.includes(index.name))
      .map((index) => `index ${index.name}`),
  ];
}

/** @throws {OperationError} when the table does not become ready. */
export async function waitUntilReady(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await waitUntilTableExists({ client, ...longWait }, { TableName: name });
  } catch (error) {
    const status = (await describeTable(client, name))?.TableStatus ?? 'gone';
    throw new OperationError(
      `The table ${name} did not become ready (it is ${status}). Nothing else was changed. Look at it in the DynamoDB console; when it is gone, run the same command again.`,
      { cause: error },
    );
  }
}

/** Turns on what a restored table lacks: point-in-time recovery, expiry (TTL) and deletion protection. */
export async function protectTable(client: DynamoDBClient, name: string): Promise<void> {
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  );
  if (backups?.PointInTimeRecoveryDescription?.RecoveryPeriodInDays !== recoveryDays) {
    const specification = { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: recoveryDays };
    await client.send(
      new UpdateContinuousBackupsCommand({ TableName: name, PointInTimeRecoverySpecification: specification }),
    );
  }
  const { TimeToLiveDescription: expiry } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  if (expiry?.TimeToLiveStatus !== 'ENABLED' && expiry?.TimeToLiveStatus !== 'ENABLING') {
    const specification = { Enabled: true, AttributeName: tableDefinition.ttlAttribute };
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }));
  }
  await setDeletionProtection(client, name, true);
}

async function setDeletionProtection(client: DynamoDBClient, name: string, isOn: boolean): Promise<void> {
  const table = await describeTable(client, name);
  // DynamoDB rejects an update that changes nothing.
  if ((table?.DeletionProtectionEnabled ?? false) === isOn) return;
  await client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: isOn }));
  await waitUntilReady(client, name);
}

export async function removeCopy(client: DynamoDBClient, name: string): Promise<void> {
  await setDeletionProtection(client, name, false);
  await client.send(new DeleteTableCommand({ TableName: name }));
  await waitUntilTableNotExists({ client, ...longWait }, { TableName: name });
}
