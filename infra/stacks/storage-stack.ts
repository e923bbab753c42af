import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
  type Attribute,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tableDefinition } from '../../functions/data/table-definition.ts';
import { MonthlyBackup } from '../constructs/monthly-backup.ts';
import type { Settings } from '../settings.ts';

interface StorageStackProps extends StackProps {
  readonly settings: Settings;
}

/** How far back the table can be restored to any second: the most that DynamoDB keeps. */
const recoveryDays = 35;

/** What must never be lost: the one table. It stays when the stack is deleted. */
export class StorageStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, props: StorageStackProps) {
    super(scope, id, props);
    this.table = makeTable(this);
    // Other stacks read these until a restored table takes its place: an export may not go while somebody still imports it.
    this.exportValue(this.table.tableName);
    this.exportValue(this.table.tableArn);
    new MonthlyBackup(this, 'MonthlyBackup', {
      isOn: props.settings.hasMonthlyBackup,
      tableArn: this.#arnInUse(props.settings),
    });
  }

  #arnInUse({ restoredTable }: Settings): string {
    if (restoredTable === undefined) return this.table.tableArn;
    return this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: restoredTable });
  }
}

/** From the same data as the table on one machine. */
function makeTable(scope: Construct): TableV2 {
  const { partitionKey, sortKey, localIndexes, globalIndexes, ttlAttribute } = tableDefinition;
  return new TableV2(scope, 'Table', {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    localSecondaryIndexes: localIndexes.map((index) => ({
      indexName: index.name,
      sortKey: text(index.sortKey),
      projectionType: ProjectionType.ALL,
    })),
    globalSecondaryIndexes: globalIndexes.map((index) => ({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      projectionType: ProjectionType.ALL,
    })),
    timeToLiveAttribute: ttlAttribute,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: recoveryDays },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}
