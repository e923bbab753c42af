import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { callMetrics, guessedRoute, type Outcome, signingFault } from '../../functions/platform/call/call-metrics.ts';
import { waitingMetric } from '../../functions/scheduled/report-queue-age.ts';
import type { FunctionGroup } from '../../functions/platform/call/function-groups.ts';

export interface WatchedParts {
  readonly apiId: string;
  readonly tableName: string;
  /** Name of the function that finishes deletions. */
  readonly deletions: string;
  /** Name of the function that sends emails. */
  readonly mails: string;
  /** Name of the function that deletes unused data. */
  readonly unused: string;
  /** Namespace of the functions' own metrics. */
  readonly namespace: string;
}

/** Default period of the metrics. */
export const period = Duration.minutes(5);

/** A metric of the HTTP API over all its routes. */
export function gatewayMetric(
  { apiId }: WatchedParts,
  metricName: 'Count' | '4xx' | '5xx' | 'Latency',
  statistic: string,
): Metric {
  return new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic, period });
}

/** A Lambda metric over all functions of the account in this region, because it has no dimension. */
export function lambdaMetric(metricName: 'Errors' | 'Throttles' | 'ConcurrentExecutions', statistic: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });
}

/** Failed runs of a scheduled function. @param everyMinutes Interval of the schedule. */
export function failedRuns(functionName: string, everyMinutes: number): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Errors',
    dimensionsMap: { FunctionName: functionName },
    statistic: 'Sum',
    period: Duration.minutes(everyMinutes),
  });
}

export function failedCalls({ namespace }: WatchedParts, group: FunctionGroup): Metric {
  return callMetric(namespace, { [callMetrics.group]: group, [callMetrics.outcome]: 'failed' satisfies Outcome });
}

export function refusedSignIns({ namespace }: WatchedParts): Metric {
  return callMetric(namespace, {
    [callMetrics.route]: guessedRoute,
    [callMetrics.outcome]: 'refused' satisfies Outcome,
  });
}

/** Sign-ins that failed because KMS did not sign. */
export function signingFaults({ namespace }: WatchedParts): Metric {
  return callMetric(namespace, { [callMetrics.fault]: signingFault });
}

/** Number of calls from the functions' own metrics (`functions/platform/call/call-metrics.ts`). Each such metric has a monthly price. */
function callMetric(namespace: string, dimensionsMap: Record<string, string>): Metric {
  return new Metric({ namespace, metricName: callMetrics.latency, dimensionsMap, statistic: 'SampleCount', period });
}

/** Age of the oldest waiting work, in percent of its limit (`functions/scheduled/report-queue-age.ts`). Jobs report it at most once an hour. */
export function oldestWorkAge({ namespace }: WatchedParts): Metric {
  return new Metric({ namespace, metricName: waitingMetric, statistic: 'Maximum', period: Duration.hours(1) });
}

/** Percentage of 5xx responses. 0 below `leastErrors` errors, when the traffic is too low for a meaningful percentage. */
export function serverErrorRate(parts: WatchedParts, leastErrors: number): MathExpression {
  return new MathExpression({
    expression: `IF(errors >= ${leastErrors}, 100 * errors / requests, 0)`,
    usingMetrics: { errors: gatewayMetric(parts, '5xx', 'Sum'), requests: gatewayMetric(parts, 'Count', 'Sum') },
    label: '5xx answers in a hundred',
    period,
  });
}

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

/** Types of DynamoDB calls that the functions make. */
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

/** Average latency of a call type in milliseconds. */
export function tableLatency({ tableName }: WatchedParts, Operation: (typeof tableOperations)[number]): Metric {
  const dimensions = { TableName: tableName, Operation };
  return tableMetric('SuccessfulRequestLatency', dimensions).with({ statistic: 'Average', label: Operation });
}

export function tableUnits(
  { tableName }: WatchedParts,
  metricName: 'ConsumedReadCapacityUnits' | 'ConsumedWriteCapacityUnits',
): Metric {
  return tableMetric(metricName, { TableName: tableName });
}

function tableMetric(metricName: string, dimensionsMap: Record<string, string>): Metric {
  return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period });
}
