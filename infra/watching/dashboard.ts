import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionGroups } from '../../functions/platform/call/function-groups.ts';
import {
  failedCalls,
  gatewayMetric,
  lambdaMetric,
  period,
  refusedSignIns,
  serverErrorRate,
  signingFaults,
  tableLatency,
  tableOperations,
  tableSystemErrors,
  tableThrottles,
  tableUnits,
  type WatchedParts,
} from './metrics.ts';
import { queryStringOf } from './saved-queries.ts';

interface DashboardProps {
  readonly name: string;
  readonly parts: WatchedParts;
  readonly alarms: readonly Alarm[];
  readonly distributionId: string;
  readonly functionLog: LogGroup;
}

/** Creates the dashboard, ordered from alarms and symptoms to causes. */
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
          'Failed calls by group',
          functionGroups.map((group) => failedCalls(parts, group).with({ label: group })),
        ),
        graph('Sign-ins', [
          refusedSignIns(parts).with({ label: 'refused' }),
          signingFaults(parts).with({ label: 'not signed' }),
        ]),
        graph('Functions', [
          lambdaMetric('Errors', 'Sum'),
          lambdaMetric('Throttles', 'Sum'),
          lambdaMetric('ConcurrentExecutions', 'Maximum'),
        ]),
      ],
      [ask(props, 'Calls by route and outcome'), ask(props, 'Failures by route and error')],
      [
        graph(
          'Milliseconds of the table',
          tableOperations.map((operation) => tableLatency(parts, operation)),
        ),
        graph('Units of the table', [
          tableUnits(parts, 'ConsumedReadCapacityUnits'),
          tableUnits(parts, 'ConsumedWriteCapacityUnits'),
        ]),
        graph('Trouble of the table', [tableThrottles(parts), tableSystemErrors(parts)]),
      ],
      [edgeGraph(props.distributionId)],
    ],
  });
}

function title(text: string): IWidget {
  return new TextWidget({ markdown: `## ${text}`, width: 24, height: 1 });
}

function graph(heading: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title: heading, left, width: 8, height: 6 });
}

/** Shows a saved query on the functions' log. Each display scans the selected hours ($0.005 per GB). Unlike a metric, it costs nothing while nobody looks. */
function ask({ functionLog }: DashboardProps, question: Parameters<typeof queryStringOf>[0]): LogQueryWidget {
  const logGroupNames = [functionLog.logGroupName];
  return new LogQueryWidget({
    title: question,
    logGroupNames,
    queryString: queryStringOf(question),
    width: 12,
    height: 8,
  });
}

/** CloudFront's metrics are in us-east-1, whatever the stage's region. */
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
