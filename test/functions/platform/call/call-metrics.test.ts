import { expect, it, describe } from 'vitest';
import { groupOf } from '../../../../functions/platform/call/function-groups.ts';
import { login } from '../../../../shared/routes/auth.ts';
import { listBadges } from '../../../../shared/routes/streaks.ts';
import { routes } from '../../../../shared/routes/index.ts';
import { signUp } from '../../../support/test-family.ts';
import { openTestProduct } from '../../../support/test-product.ts';
import { breakDatabase, sdkError } from '../break-database.ts';
import { type LogLine, recordLog } from '../record-log.ts';

interface MetricDirective {
  readonly Namespace: string;
  readonly Dimensions: string[][];
  readonly Metrics: { readonly Name: string; readonly Unit: string }[];
}

interface Directives {
  readonly Timestamp: number;
  readonly CloudWatchMetrics: readonly MetricDirective[];
}

/** Format: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
function metricsOf(line: LogLine) {
  const none = { Timestamp: 0, CloudWatchMetrics: [] };
  const { Timestamp, CloudWatchMetrics } = (line['_aws'] ?? none) as Directives;
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

describe('the line of a call', () => {
  it('tells how long it took and what it came to, and is no metric when no alarm is about it', async () => {
    const { logger, lines } = recordLog();
    let now = Date.parse('2026-01-05T09:00:00.000Z');
    const product = await openTestProduct({ logger });
    const { token, user } = await signUp(product, 'parent');
    // The clock advances by 40 ms per reading: one at the start of the call, one at its end.
    const ticking = await openTestProduct({ ...product.context, clock: () => new Date((now += 40)) });
    await ticking.send(listBadges, token, {});
    const { requestId, ...line } = lines.at(-1) ?? { requestId: undefined };
    expect(requestId).toEqual(expect.any(String));
    expect(line).toEqual({
      level: 'info',
      message: 'answered',
      route: 'streaks/list-badges',
      actorId: user.id,
      Latency: 40,
      status: 200,
    });
  });

  it('counts a refused sign-in, and a fault by its group', async () => {
    const { logger, lines } = recordLog();
    const product = await openTestProduct({ logger });
    const json = { email: 'nobody@example.org', password: 'correct horse 42' };
    await product.send(login, undefined, { json });
    breakDatabase(product.client, sdkError('ValidationException'));
    await product.send(login, undefined, { json });
    const common = { namespace: 'flashspark-local', metric: 'Latency', unit: 'Milliseconds' };
    expect(lines.map(metricsOf)).toMatchObject([
      [{ ...common, by: { route: 'auth/login', outcome: 'refused' } }],
      [{ ...common, by: { group: 'sign-in', outcome: 'failed' } }],
    ]);
    expect(lines.at(-1)).toMatchObject({ level: 'error', message: 'failed', fault: 'ValidationException' });
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
