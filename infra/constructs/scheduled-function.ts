import { join } from 'node:path';
import { Duration, Validations } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { schedules } from '../build/handler-files.ts';
import { eventGrants } from './event-grants.ts';
import { tableStatements } from './table-statements.ts';
import { SmallFunction } from './small-function.ts';

interface ScheduledFunctionProps {
  /** Function id, also its bundle's folder. */
  readonly functionId: keyof typeof schedules;
  readonly description: string;
  readonly functionsDirectory: string;
  /** Whether it runs native code: x86_64 with one full vCPU. */
  readonly runsMachineCode?: true;
  readonly table: ITableV2;
  readonly logGroup: LogGroup;
  /** Namespace of its metrics, such as how long work has been waiting. */
  readonly metricNamespace: string;
  /** Environment variables in addition to the table's name and the metric namespace. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Rights in addition to those on the table. */
  readonly statements?: readonly PolicyStatement[];
}

/** A function that runs on a schedule. A failed run is not retried, because the next run finds the same work. */
export class ScheduledFunction extends Construct {
  readonly functionName: string;
  readonly role: IRole | undefined;

  constructor(scope: Construct, id: string, props: ScheduledFunctionProps) {
    super(scope, id);
    const { everyMinutes, timeoutSeconds } = schedules[props.functionId];
    const { lambda } = new SmallFunction(this, 'Handler', {
      codeDirectory: join(props.functionsDirectory, props.functionId),
      description: props.description,
      ...(props.runsMachineCode
        ? ({ architecture: Architecture.X86_64, memoryMegabytes: 1_769 } as const)
        : { memoryMegabytes: 512 }),
      timeoutSeconds,
      environment: {
        TABLE_NAME: props.table.tableName,
        METRIC_NAMESPACE: props.metricNamespace,
        ...props.environment,
      },
      statements: [...tableStatements(eventGrants[props.functionId], props.table), ...(props.statements ?? [])],
      logGroup: props.logGroup,
      retryAttempts: 0,
    });
    this.functionName = lambda.functionName;
    this.role = lambda.role;
    const rule = new Rule(this, 'Schedule', {
      description: props.description,
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaTarget(lambda)],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason:
        'A run that could not start is made up for by the next one, which finds the same work (test/functions/scheduled).',
    });
  }
}
