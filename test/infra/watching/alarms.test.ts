import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { expect, it } from 'vitest';
import { reportQueueAge } from '../../../functions/scheduled/report-queue-age.ts';
import { listWatches } from '../../../infra/watching/alarms.ts';
import { priceFixedCosts, sumDollars } from '../../bench/cost/price-month.ts';
import { fixedCostResources } from '../../bench/cost/fixed-costs.ts';
import { recordLog } from '../../functions/platform/record-log.ts';

const namespace = 'flashspark-prod';
const stage = { apiId: 'api', tableName: 'table', deletions: 'one', mails: 'two', unused: 'three', namespace };
const watch = listWatches(stage).find(({ name }) => name === 'Work waits too long');

/** Returns the log lines of a run whose oldest queue entry has waited this many hours. */
function logWaitingAfter(hours: number) {
  const { logger, lines } = recordLog();
  const since = new Date('2026-01-05T08:00:00.000Z');
  const clock = () => new Date(since.getTime() + hours * 3_600_000);
  reportQueueAge({ logger, clock, metricNamespace: namespace }, 'deletions', since.toISOString());
  return lines;
}

it('an alarm rings by the metric that jobs write, once work waits longer than it may', () => {
  const { metric, threshold } = watch ?? {};
  expect(metric).toBeInstanceOf(Metric);
  expect(metric).toMatchObject({ namespace, metricName: 'Waiting', statistic: 'Maximum' });
  const [line] = logWaitingAfter(25);
  expect(line?.['_aws']).toMatchObject({
    CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [[]], Metrics: [{ Name: 'Waiting', Unit: 'Percent' }] }],
  });
  expect(line?.['Waiting']).toBeGreaterThan(threshold ?? Number.POSITIVE_INFINITY);
  expect(logWaitingAfter(23)[0]?.['Waiting']).toBeLessThan(threshold ?? 0);
  expect(logWaitingAfter(11)).toEqual([]);
});

it('a stage with nobody in it costs ten dollars a month at most', () => {
  expect(sumDollars(priceFixedCosts(fixedCostResources))).toBeLessThanOrEqual(10);
});
