import { expect, it, describe } from 'vitest';
import { groupOf } from '../../../functions/platform/function-groups.ts';
import { login } from '../../../shared/routes/auth.ts';
import { listBadges } from '../../../shared/routes/streaks.ts';
import { routes } from '../../../shared/routes/index.ts';
import { signUp } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';
import { breakDatabase, sdkError } from './break-database.ts';
import { type LogLine, recordLog } from './record-log.ts';

interface MetricDirective {
  readonly Namespace: string;
  readonly Dimensions: string[][];
  readonly Metrics: { readonly Name: string; readonly Unit: string }[];
}

/** What CloudWatch reads out of a line: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
function metricsOf(line: LogLine = { level: '', message: '', _aws: { CloudWatchMetrics: [] } }) {
  const { Timestamp, CloudWatchMetrics } = line['_aws'] as { Timestamp: number; CloudWatchMetrics: MetricDirective[] };
  return CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) =>
      Metrics.map(({ Name, Unit }) => ({
        at: Timestamp,
        namespace: Namespace,
        metric: Name,
        unit: Unit,
        value: line[Name],
        by: Object.fromEntries(names.map((name) => [name, line[name]])),
      })),
    ),
  );
}

describe('the metrics of a call', () => {
  it('tell how long it took, by route and by group, with its outcome', async () => {
    const { logger, lines } = recordLog();
    let now = Date.parse('2026-01-05T09:00:00.000Z');
    const product = await openTestProduct({ logger });
    const { token } = await signUp(product, 'parent');
    // Each look at the clock finds it 40 ms later: at the start of the call, and at its end.
    const ticking = await openTestProduct({ ...product.context, clock: () => new Date((now += 40)) });
    await ticking.send(listBadges, token, {});
    const common = { at: now, namespace: 'flashspark-local', metric: 'Latency', unit: 'Milliseconds', value: 40 };
    expect(metricsOf(lines.at(-1))).toEqual([
      { ...common, by: { route: 'streaks/list-badges', outcome: 'answered' } },
      { ...common, by: { group: 'study', outcome: 'answered' } },
    ]);
  });

  it('count a refusal as refused and a fault as failed, by its name', async () => {
    const { logger, lines } = recordLog();
    const product = await openTestProduct({ logger });
    const json = { email: 'nobody@example.org', password: 'correct horse 42' };
    await product.send(login, undefined, { json });
    breakDatabase(product.client, sdkError('ValidationException'));
    await product.send(login, undefined, { json });
    expect(lines.map((line) => metricsOf(line).map(({ by }) => by))).toEqual([
      [
        { route: 'auth/login', outcome: 'refused' },
        { group: 'sign-in', outcome: 'refused' },
      ],
      [
        { route: 'auth/login', outcome: 'failed' },
        { group: 'sign-in', outcome: 'failed' },
        { fault: 'ValidationException' },
      ],
    ]);
  });
});

describe('the group of a function', () => {
  it.each(routes.map(({ id }) => id))('is known for %s', (id) => {
    expect(() => groupOf(id)).not.toThrow();
  });

  it('is asked for when a new resource has none', () => {
    expect(() => groupOf('stickers/list-stickers')).toThrow('stickers has no group');
  });
});
