import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { callMetrics, guessedRoute, type Outcome, signingFault } from '../../functions/platform/call/call-metrics.ts';
import { waitingMetric } from '../../functions/scheduled/tell-waiting.ts';
import type { FunctionGroup } from '../../functions/platform/call/function-groups.ts';

/** The parts of a stage that are watched. */
export interface WatchedParts {
  readonly apiId: string;
  readonly tableName: string;
  /** Name of the function that goes on with deletions. */
  readonly deletions: string;
  /** Name of the function that sends mails. */
  readonly mails: string;
  /** Name of the function that erases what nobody uses. */
  readonly unused: string;
  /** Where the functions' own metrics are. */
  readonly namespace: string;
}

/** What counts in one look at a metric. */
export const period = Duration.minutes(5);

/** A metric of the HTTP API over all its routes. */
export function gatewayMetric(
  { apiId }: WatchedParts,
  metricName: 'Count' | '4xx' | '5xx' | 'Latency',
  statistic: string,
): Metric {
  return new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic, period });
}

/** Without a dimension, Lambda counts over all functions of the account in this region. */
export function lambdaMetric(metricName: 'Errors' | 'Throttles' | 'ConcurrentExecutions', statistic: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });
}

/** Runs that failed of a function that runs by the clock. @param everyMinutes how often it runs. */
export function failedRuns(functionName: string, everyMinutes: number): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Errors',
    dimensionsMap: { FunctionName: functionName },
    statistic: 'Sum',
    period: Duration.minutes(everyMinutes),
  });
}

/** Calls of a group of functions that failed. */
export function failedCalls({ namespace }: WatchedParts, group: FunctionGroup): Metric {
  return callMetric(namespace, { [callMetrics.group]: group, [callMetrics.outcome]: 'failed' satisfies Outcome });
}

/** Sign-ins that were refused. */
export function refusedSignIns({ namespace }: WatchedParts): Metric {
  return callMetric(namespace, {
    [callMetrics.route]: guessedRoute,
    [callMetrics.outcome]: 'refused' satisfies Outcome,
  });
}

/** Sign-ins for which KMS did not sign. */
export function signingFaults({ namespace }: WatchedParts): Metric {
  return callMetric(namespace, { [callMetrics.fault]: signingFault });
}

/** A number of calls that the functions count themselves (`functions/platform/call/call-metrics.ts`): each one costs by the month. */
function callMetric(namespace: string, dimensionsMap: Record<string, string>): Metric {
  return new Metric({ namespace, metricName: callMetrics.latency, dimensionsMap, statistic: 'SampleCount', period });
}

/**
 * How long the oldest work of any job waits, in hundredths of what it may (`functions/scheduled/tell-waiting.ts`). Jobs tell it at most once an hour
 * each, so that is what is looked at.
 */
export function waitingWork({ namespace }: WatchedParts): Metric {
  return new Metric({ namespace, metricName: waitingMetric, statistic: 'Maximum', period: Duration.hours(1) });
}

/** 5xx answers in a hundred; 0 while there are so few that one would be many. */
export function serverErrorRate(parts: WatchedParts, leastErrors: number): MathExpression {
  return new MathExpression({
    expression: `IF(errors >= ${leastErrors}, 100 * errors / requests, 0)`,
    usingMetrics: { errors: gatewayMetric(parts, '5xx', 'Sum'), requests: gatewayMetric(parts, 'Count', 'Sum') },
    label: '5xx answers in a hundred',
    period,
  });
}

/** Reads and writes that the table put off. */
export function tableThrottles({ tableName }: WatchedParts): MathExpression {
  return new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: {
      reads: tableMetric('ReadThrottleEvents', { TableName: tableName }),
      writes: tableMetric('WriteThrottleEvents', { TableName: tableName }),
    },
    label: 'throttled reads and writes',
    period,
  });
}

/** The kinds of calls that the functions make of the table. */
export const tableOperations = [
  'BatchGetItem',
  'BatchWriteItem',
  'DeleteItem',
  'Query',
  'TransactWriteItems',
  'UpdateItem',
] as const;

/** Calls that failed inside DynamoDB. */
export function tableSystemErrors({ tableName }: WatchedParts): MathExpression {
  const metrics = tableOperations.map((operation): [string, Metric] => [
    operation.slice(0, 1).toLowerCase() + operation.slice(1),
    tableMetric('SystemErrors', { TableName: tableName, Operation: operation }),
  ]);
  return new MathExpression({
    expression: metrics.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
    label: 'calls that failed inside DynamoDB',
    period,
  });
}

/** Milliseconds that the table took for calls of one kind. */
export function tableLatency({ tableName }: WatchedParts, Operation: (typeof tableOperations)[number]): Metric {
  const dimensions = { TableName: tableName, Operation };
  return tableMetric('SuccessfulRequestLatency', dimensions).with({ statistic: 'Average', label: Operation });
}

/** Units that the table used. */
export function tableUnits(
  { tableName }: WatchedParts,
  metricName: 'ConsumedReadCapacityUnits' | 'ConsumedWriteCapacityUnits',
): Metric {
  return tableMetric(metricName, { TableName: tableName });
}

function tableMetric(metricName: string, dimensionsMap: Record<string, string>): Metric {
  return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period });
}
