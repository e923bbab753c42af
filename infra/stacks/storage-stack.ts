import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2, type Attribute } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tableDefinition } from '../../functions/data/table-definition.ts';

/** What must never be lost: the one table. It stays when the stack is deleted. */
export class StorageStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.table = makeTable(this);
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
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
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}
