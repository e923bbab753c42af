import { RemovalPolicy, Stack, type StackProps, Duration, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
  type Attribute,
} from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { tableDefinition } from '../../functions/data/table/table-definition.ts';
import { retention } from '../../shared/retention.ts';
import { nameManagedPolicyFinding } from '../constructs/finding-names.ts';
import type { MediaBucket } from '../constructs/media-statements.ts';
import type { Settings } from '../settings.ts';

interface StorageStackProps extends StackProps {
  readonly settings: Settings;
}

/** Durable data: the table, and the bucket of pictures and sounds. Both are kept when the stack is deleted. */
export class StorageStack extends Stack {
  readonly table: TableV2;
  readonly media: MediaBucket;

  constructor(scope: Construct, id: string, props: StorageStackProps) {
    super(scope, id, props);
    this.table = makeTable(this);
    this.media = this.#exportBucket(makeMediaBucket(this));
    // Other stacks import the table's name and ARN until a restored table replaces it. CloudFormation refuses to delete an export that is still imported.
    this.exportValue(this.table.tableName);
    this.exportValue(this.table.tableArn);
    new MonthlyBackup(this, 'MonthlyBackup', {
      isOn: props.settings.hasMonthlyBackup,
      tableArn: this.#arnInUse(props.settings),
    });
  }

  /** Exports the bucket under explicit names, which make cdk-nag's findings readable. */
  #exportBucket({ bucketName, bucketArn }: Bucket): MediaBucket {
    const arnExport = `${this.stackName}-media-arn`;
    return {
      name: this.exportValue(bucketName, { name: `${this.stackName}-media-name` }),
      arn: this.exportValue(bucketArn, { name: arnExport }),
      arnExport,
    };
  }

  #arnInUse({ restoredTable }: Settings): string {
    if (restoredTable === undefined) return this.table.tableArn;
    return this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: restoredTable });
  }
}

/** Creates the table from the same definition as the local one. */
function makeTable(scope: Construct): TableV2 {
  const { partitionKey, sortKey, localIndexes, globalIndexes, ttlAttribute, recoveryDays } = tableDefinition;
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

/** Days by which lifecycle rules may act late: one day until they run, and one day of margin. */
const lifecycleDays = 2;

/** Private, encrypted, TLS-only bucket. Deleted objects are kept as old versions for as long as backups (`retention.backupDays`), lifecycle delay included. */
function makeMediaBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, 'Media', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(retention.backupDays - lifecycleDays),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'infra/decisions/README.md, "No log of who looks at a picture": only four functions reach it, and each call to them is a line in their own log.',
  });
  return bucket;
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}

interface MonthlyBackupProps {
  /** Whether copies are made. The vault is created in either case, because it is never deleted and could not be created a second time. */
  readonly isOn: boolean;
  readonly tableArn: string;
}

/** Copies the table each month into a vault that outlives the stack and point-in-time recovery. Copies are kept for `retention.backupDays`. */
class MonthlyBackup extends Construct {
  constructor(scope: Construct, id: string, { isOn, tableArn }: MonthlyBackupProps) {
    super(scope, id);
    const backupVault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    if (isOn) this.#makePlan(backupVault, tableArn);
  }

  #makePlan(backupVault: BackupVault, tableArn: string): void {
    const plan = new BackupPlan(this, 'Plan', {
      backupVault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'monthly',
          scheduleExpression: Schedule.cron({ day: '1', hour: '3', minute: '0' }),
          deleteAfter: Duration.days(retention.backupDays),
        }),
      ],
    });
    plan.addSelection('Table', { resources: [BackupResource.fromArn(tableArn)], role: this.#makeRole() });
  }

  #makeRole(): Role {
    const policy = 'service-role/AWSBackupServiceRolePolicyForBackup';
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    Validations.of(role).acknowledge({
      id: nameManagedPolicyFinding(policy),
      reason:
        'infra/decisions/README.md, "AWS keeps its own policies": the one for its backup service (AWS Backup Developer Guide, "Service roles"), whose role nobody else takes on.',
    });
    return role;
  }
}
