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

/** Of our own: what functions count is what alarms go by, and nothing else (held by `test/infra/stacks/watch-stack.test.ts`). */
function countOwnMetrics(): number {
  return listWatches(anyStage).filter(
    ({ metric }) => metric instanceof Metric && metric.namespace === anyStage.namespace,
  ).length;
}

/** What a deployed stage holds whether or not anybody uses it, as `infra/` makes it: counts for the fixed monthly costs. */
export const standingParts = {
  /** The key that signs tokens. While it is rotated there are two. */
  kmsKeys: 1,
  /** The secret between CloudFront and the gateway, and the one of which lasting keys are made. */
  secrets: 2,
  /** Metrics under alarm: an alarm on an expression pays for each of its metrics. */
  alarmMetrics: countAlarmMetrics(),
  dashboards: 1,
  /** Metrics of our own (EMF): every combination of name and dimensions that was ever written in the month. */
  customMetrics: countOwnMetrics(),
} as const;

/** How many active families the table is printed for. */
export const familyCounts = [1_000, 100_000, 10_000_000] as const;
