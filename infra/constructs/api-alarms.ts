import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, ComparisonOperator, MathExpression, Metric, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface ApiAlarmsProps {
  readonly api: HttpApi;
  readonly table: TableV2;
  readonly email: string | undefined;
}

interface Watch {
  /** Also the heading of its runbook in infra/README.md. */
  readonly name: string;
  readonly metric: IMetric;
  /** Goes off above this, … */
  readonly above: number;
  /** … in so many periods of five minutes in a row. */
  readonly periods: number;
}

const period = Duration.minutes(5);

/** A few alarms over all functions together: an alarm for each of them would be noise, and nobody's dashboard. */
export class ApiAlarms extends Construct {
  constructor(scope: Construct, id: string, { api, table, email }: ApiAlarmsProps) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { displayName: 'Flashspark alarms', enforceSSL: true });
    if (email) topic.addSubscription(new EmailSubscription(email));
    for (const watch of watchesOf(api, table)) this.#makeAlarm(watch, topic);
  }

  #makeAlarm({ name, metric, above, periods }: Watch, topic: Topic): void {
    const alarm = new Alarm(this, name.replaceAll(' ', ''), {
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${name}. What to do: infra/README.md, "Alarm: ${name}".`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
  }
}

function watchesOf(api: HttpApi, table: TableV2): Watch[] {
  return [
    // A crash, a timeout and a throttled function all reach the caller as a 5xx of the gateway.
    { name: 'Server errors', metric: api.metricServerError({ statistic: 'Sum', period }), above: 5, periods: 1 },
    { name: 'Function errors', metric: allFunctions('Errors'), above: 5, periods: 1 },
    { name: 'Functions throttled', metric: allFunctions('Throttles'), above: 0, periods: 2 },
    { name: 'Table throttled', metric: tableThrottles(table), above: 10, periods: 1 },
    { name: 'Slow answers', metric: api.metricLatency({ statistic: 'p99', period }), above: 3000, periods: 3 },
  ];
}

/** Without a dimension, Lambda counts over all functions of the account in this region. */
function allFunctions(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'Sum', period });
}

function tableThrottles(table: TableV2): MathExpression {
  const dimensionsMap = { TableName: table.tableName };
  const events = (metricName: string): Metric =>
    new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period });
  return new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: { reads: events('ReadThrottleEvents'), writes: events('WriteThrottleEvents') },
    period,
  });
}
