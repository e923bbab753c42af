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
} from '@aws-sdk/client-dynamodb';

interface FakeTable {
  status: 'ACTIVE' | 'DELETING';
  isProtected: boolean;
  recoveryDays: number | undefined;
  expires: boolean;
  keys: readonly string[];
  indexes: { readonly local: readonly string[]; readonly global: readonly string[] };
}

export interface FakeDynamo {
  readonly client: DynamoDBClient;
  readonly tables: Map<string, FakeTable>;
  /** Name and input of every call that changes something, in order. */
  readonly changes: [string, unknown][];
}

const earliest = new Date('2026-10-17T00:00:00.000Z');
const latest = new Date('2026-11-20T12:00:00.000Z');

const shape = { keys: ['PK', 'SK'], indexes: { local: ['by-due'], global: ['admin-lists'] } } as const;

/** Returns a table as DynamoDB restores it: without point-in-time recovery, expiry and deletion protection. */
export function restoredTable(status: FakeTable['status'] = 'ACTIVE'): FakeTable {
  return { status, isProtected: false, recoveryDays: undefined, expires: false, ...shape };
}

function describe({ status, isProtected, keys, indexes }: FakeTable): TableDescription {
  const named = (names: readonly string[]) => names.map((IndexName) => ({ IndexName }));
  return {
    TableStatus: status,
    DeletionProtectionEnabled: isProtected,
    KeySchema: keys.map((AttributeName) => ({ AttributeName, KeyType: undefined })),
    LocalSecondaryIndexes: named(indexes.local),
    GlobalSecondaryIndexes: named(indexes.global),
  };
}

/** Fakes DynamoDB's table management, because DynamoDB Local has no restore. What takes hours on AWS completes immediately. */
export function openFakeDynamo(source: string): FakeDynamo {
  const tables = new Map<string, FakeTable>([
    [source, { ...restoredTable(), isProtected: true, recoveryDays: 35, expires: true }],
  ]);
  const changes: FakeDynamo['changes'] = [];
  const find = (name: string | undefined): FakeTable => {
    const table = tables.get(name ?? '');
    if (table) return table;
    throw new ResourceNotFoundException({ message: `no ${name}`, $metadata: {} });
  };
  const look = (command: unknown): object | undefined => {
    if (command instanceof DescribeTableCommand) {
      return { Table: describe(find(command.input.TableName)) };
    }
    if (command instanceof DescribeContinuousBackupsCommand) {
      const { recoveryDays } = find(command.input.TableName);
      const window = recoveryDays && {
        RecoveryPeriodInDays: recoveryDays,
        EarliestRestorableDateTime: earliest,
        LatestRestorableDateTime: latest,
      };
      return { ContinuousBackupsDescription: { PointInTimeRecoveryDescription: window || {} } };
    }
    if (command instanceof DescribeTimeToLiveCommand) {
      return {
        TimeToLiveDescription: { TimeToLiveStatus: find(command.input.TableName).expires ? 'ENABLED' : 'DISABLED' },
      };
    }
    return undefined;
  };
  const change = (command: unknown): void => {
    if (command instanceof RestoreTableToPointInTimeCommand)
      tables.set(command.input.TargetTableName ?? '', restoredTable());
    else if (command instanceof UpdateContinuousBackupsCommand) {
      find(command.input.TableName).recoveryDays = command.input.PointInTimeRecoverySpecification?.RecoveryPeriodInDays;
    } else if (command instanceof UpdateTimeToLiveCommand) find(command.input.TableName).expires = true;
    else if (command instanceof UpdateTableCommand)
      find(command.input.TableName).isProtected = command.input.DeletionProtectionEnabled === true;
    else if (command instanceof DeleteTableCommand) {
      if (find(command.input.TableName).isProtected) throw new Error('a protected table is not deleted');
      tables.delete(command.input.TableName ?? '');
    } else throw new Error('a call that a restore has no reason to make');
  };
  const send = async (command: { readonly input: unknown }): Promise<object> => {
    const seen = look(command);
    if (seen) return await Promise.resolve(seen);
    changes.push([command.constructor.name.replace('Command', ''), command.input]);
    change(command);
    return {};
  };
  return { client: { send } as unknown as DynamoDBClient, tables, changes };
}
