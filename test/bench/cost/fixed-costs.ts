import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { listWatches } from '../../../infra/watching/alarms.ts';

const anyStage = {
  apiId: 'any',
  tableName: 'any',
  deletions: 'any',
  mails: 'mails',
  unused: 'unused',
  namespace: 'any',
};

function countAlarmMetrics(): number {
  const counts = listWatches(anyStage).map(({ metric }) =>
    metric instanceof MathExpression ? Object.keys(metric.usingMetrics).length : 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts custom metrics: functions emit only those that an alarm watches (checked by `test/infra/stacks/watch-stack.test.ts`). */
function countOwnMetrics(): number {
  return listWatches(anyStage).filter(
    ({ metric }) => metric instanceof Metric && metric.namespace === anyStage.namespace,
  ).length;
}

/** Resources of a deployed stage with fixed monthly costs, as `infra/` creates them. */
export const fixedCostResources = {
  /** The key that signs tokens; two during a rotation. */
  kmsKeys: 1,
  /** The secret between CloudFront and the gateway, and the secret from which long-lived keys are derived. */
  secrets: 2,
  /** Number of metrics that alarms watch. An alarm on an expression is billed for each of its metrics. */
  alarmMetrics: countAlarmMetrics(),
  dashboards: 1,
  /** Custom metrics (EMF), billed per combination of name and dimensions written in the month. */
  customMetrics: countOwnMetrics(),
} as const;

/** Numbers of active families in the printed table. */
export const familyCounts = [1_000, 100_000, 10_000_000] as const;
