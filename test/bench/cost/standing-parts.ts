import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { functionGroups } from '../../../functions/platform/function-groups.ts';
import { listWatches } from '../../../infra/watching/alarms.ts';
import { routes } from '../../../shared/routes/index.ts';

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

/** Answered and refused: in a month every route sees both, failures are few. */
const usualOutcomes = 2;
const allOutcomes = 3;
const kindsOfFault = 5;

/** What a deployed stage holds whether or not anybody uses it, as `infra/` makes it: counts for the fixed monthly costs. */
export const standingParts = {
  /** The key that signs tokens. While it is rotated there are two. */
  kmsKeys: 1,
  /** The secret between CloudFront and the gateway. */
  secrets: 1,
  /** Metrics under alarm: an alarm on an expression pays for each of its metrics. */
  alarmMetrics: countAlarmMetrics(),
  dashboards: 1,
  /** Metrics of our own (EMF): every combination of name and dimensions that was ever written in the month. */
  customMetrics: routes.length * usualOutcomes + functionGroups.length * allOutcomes + kindsOfFault,
} as const;

/** How many active families the table is printed for. */
export const familyCounts = [1_000, 100_000, 10_000_000] as const;
