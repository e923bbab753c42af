import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { namePlaceInFindings } from './finding-names.ts';

interface MonthlyBackupProps {
  /** Whether copies are made. The vault is there all the same: it stays for good, so it could not be made a second time. */
  readonly isOn: boolean;
  readonly tableArn: string;
}

/** A copy of the table on the first of every month, kept for a year, in a vault that stays when its stack is deleted. */
export class MonthlyBackup extends Construct {
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
          deleteAfter: Duration.days(365),
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
      id: `AwsSolutions-IAM4[Policy::arn:${namePlaceInFindings(Stack.of(this)).partition}:iam::aws:policy/${policy}]`,
      reason:
        'infra/README.md, "AWS keeps its own policies": the one for its backup service (AWS Backup Developer Guide, "Service roles"), whose role nobody else takes on.',
    });
    return role;
  }
}
