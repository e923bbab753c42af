import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ApplicationLogLevel, Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, SystemLogLevel } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { LeastPrivilegeRole } from './least-privilege-role.ts';

export interface SmallFunctionProps {
  /** Folder with the function's `index.mjs`. */
  readonly codeDirectory: string;
  readonly description: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly reservedConcurrency?: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  readonly logRetention: RetentionDays;
}

/** The one way a Lambda function of this product is made: arm64, Node 24, own role, own log group that forgets. */
export class SmallFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: SmallFunctionProps) {
    super(scope, id);
    requireBundle(props.codeDirectory);
    const logGroup = new LogGroup(this, 'Log', { retention: props.logRetention, removalPolicy: RemovalPolicy.DESTROY });
    const { role } = new LeastPrivilegeRole(this, 'Rights', { logGroup, statements: props.statements });
    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(props.codeDirectory),
      description: props.description,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      reservedConcurrentExecutions: props.reservedConcurrency,
      environment: { ...props.environment },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
    });
  }
}

function requireBundle(directory: string): void {
  const file = join(directory, 'index.mjs');
  if (!existsSync(file)) throw new Error(`${file} is not there yet: run "npm run build:functions" first.`);
}
