import { Validations } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { logicalIdOf } from './logical-id.ts';

interface LeastPrivilegeRoleProps {
  /** The only log group it may write to. */
  readonly logGroup: LogGroup;
  readonly statements: readonly PolicyStatement[];
}

/** The role of one Lambda function: its log, its traces and the statements given, nothing else and no managed policy. */
export class LeastPrivilegeRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, { logGroup, statements }: LeastPrivilegeRoleProps) {
    super(scope, id);
    const writeLog = new PolicyStatement({
      effect: Effect.ALLOW,
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const writeTraces = new PolicyStatement({
      effect: Effect.ALLOW,
      actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      resources: ['*'],
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Only: new PolicyDocument({ statements: [writeLog, writeTraces, ...statements] }) },
    });
    const logStreams = 'The ARN of a log group ends in ":*", which stands for the streams of this one log group.';
    const traces =
      'The two actions that write traces know no resource (Service Authorization Reference, AWS X-Ray). test/infra/granted-rights.test.ts holds that nothing else has "*".';
    Validations.of(this.role).acknowledge(
      { id: `AwsSolutions-IAM5[Resource::<${logicalIdOf(logGroup)}.Arn>]`, reason: logStreams },
      { id: 'AwsSolutions-IAM5[Resource::*]', reason: traces },
      { id: 'Serverless-LambdaStarPermissions', reason: `${logStreams} ${traces}` },
    );
  }
}
