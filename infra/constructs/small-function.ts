import { Duration, Validations } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { logicalIdOf } from './finding-names.ts';

export interface SmallFunctionProps {
  /** Folder with the function's `index.mjs`. */
  readonly codeDirectory: string;
  readonly description: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Default: arm64. */
  readonly architecture?: Architecture;
  readonly reservedConcurrency?: number;
  /** How often Lambda retries a failed asynchronous run. */
  readonly retryAttempts?: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  /** Shared by a stack's functions, so that one query finds a call in any of them. */
  readonly logGroup: LogGroup;
}

/** Standard Lambda function: Node 24, own role, structured log, and arm64 unless native code needs x86_64. */
export class SmallFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: SmallFunctionProps) {
    super(scope, id);
    const { role } = new LeastPrivilegeRole(this, 'Rights', { logGroup: props.logGroup, statements: props.statements });
    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture ?? Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(props.codeDirectory),
      description: props.description,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      reservedConcurrentExecutions: props.reservedConcurrency,
      retryAttempts: props.retryAttempts,
      environment: { ...props.environment },
      role,
      logGroup: props.logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
    });
    acknowledgeFindings(this.lambda);
  }
}

function acknowledgeFindings(lambda: LambdaFunction): void {
  const reason =
    'Nothing calls it asynchronously but a schedule, whose next run finds the same work again (test/functions/scheduled), and a topic of SES, which tells anew when the next mail comes back; the gateway and CloudFormation wait for the answer and hear of a failure.';
  Validations.of(lambda).acknowledge(
    {
      id: 'Serverless-LambdaTracing',
      reason:
        'infra/decisions/README.md, "No traces": two logs and the numbers of the table say as much, and cost less.',
    },
    { id: 'Serverless-LambdaDLQ', reason },
    { id: 'Serverless-LambdaAsyncFailureDestination', reason },
  );
}

interface LeastPrivilegeRoleProps {
  readonly logGroup: LogGroup;
  readonly statements: readonly PolicyStatement[];
}

/** Role of one Lambda function: its log and the given statements, no managed policy. */
class LeastPrivilegeRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, { logGroup, statements }: LeastPrivilegeRoleProps) {
    super(scope, id);
    const writeLog = new PolicyStatement({
      effect: Effect.ALLOW,
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Only: new PolicyDocument({ statements: [writeLog, ...statements] }) },
    });
    const logStreams = 'The ARN of a log group ends in ":*", which stands for the streams of this one log group.';
    Validations.of(this.role).acknowledge(
      { id: `AwsSolutions-IAM5[Resource::<${logicalIdOf(logGroup)}.Arn>]`, reason: logStreams },
      { id: 'Serverless-LambdaStarPermissions', reason: logStreams },
    );
  }
}
