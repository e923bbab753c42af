import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { functionGroups } from '../../functions/platform/function-groups.ts';
import {
  faultsByName,
  gatewayMetric,
  groupMetric,
  lambdaMetric,
  period,
  routeMetric,
  serverErrorRate,
  tableSystemErrors,
  tableThrottles,
  tableUnits,
  type WatchedParts,
} from './metrics.ts';

interface DashboardProps {
  readonly name: string;
  readonly parts: WatchedParts;
  readonly alarms: readonly Alarm[];
  readonly distributionId: string;
}

/** One page that answers, from top to bottom: is something wrong, who notices it, and where does it come from. */
export function makeDashboard(scope: Construct, props: DashboardProps): Dashboard {
  const { parts, alarms } = props;
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: props.name,
    defaultInterval: Duration.hours(12),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 4 })],
      [title('What families notice')],
      [
        graph('Calls', [gatewayMetric(parts, 'Count', 'Sum')]),
        graph('Answers that failed, in a hundred', [serverErrorRate(parts, 0)]),
        graph('Milliseconds', [gatewayMetric(parts, 'Latency', 'p50'), gatewayMetric(parts, 'Latency', 'p99')]),
      ],
      [title('Where it comes from')],
      [
        graph(
          'Answered calls by group',
          functionGroups.map((group) => groupMetric(parts, group, 'answered').with({ label: group })),
        ),
        graph(
          'Milliseconds by group, p99',
          functionGroups.map((group) => groupMetric(parts, group, 'answered', 'p99').with({ label: group })),
        ),
        graph(
          'Failed calls by group',
          functionGroups.map((group) => groupMetric(parts, group, 'failed').with({ label: group })),
        ),
      ],
      [
        graph('Failed calls by error', [faultsByName(parts)]),
        graph('Sign-ins', [routeMetric(parts, 'auth/login', 'answered'), routeMetric(parts, 'auth/login', 'refused')]),
        graph('Functions', [
          lambdaMetric('Errors', 'Sum'),
          lambdaMetric('Throttles', 'Sum'),
          lambdaMetric('ConcurrentExecutions', 'Maximum'),
        ]),
      ],
      [
        graph('Units of the table', [
          tableUnits(parts, 'ConsumedReadCapacityUnits'),
          tableUnits(parts, 'ConsumedWriteCapacityUnits'),
        ]),
        graph('Trouble of the table', [tableThrottles(parts), tableSystemErrors(parts)]),
        edgeGraph(props.distributionId),
      ],
    ],
  });
}

function title(text: string): IWidget {
  return new TextWidget({ markdown: `## ${text}`, width: 24, height: 1 });
}

function graph(heading: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title: heading, left, width: 8, height: 6 });
}

/** CloudFront keeps its metrics in us-east-1, wherever the stage is. */
function edgeGraph(distributionId: string): GraphWidget {
  const metric = (metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      statistic,
      period,
      region: 'us-east-1',
    });
  const [requests, errors] = [metric('Requests', 'Sum'), metric('5xxErrorRate', 'Average')];
  return new GraphWidget({ title: 'CloudFront', left: [requests], right: [errors], width: 8, height: 6 });
}
