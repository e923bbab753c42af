import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { listWatches, type Watch } from './alarm-list.ts';
import type { WatchedParts } from './metrics.ts';

interface AlarmsProps {
  readonly parts: WatchedParts;
  /** Who is told, also when it is over. */
  readonly topic: Topic;
}

/** The alarms of a stage; each says what families notice and where it stands what to do. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { parts, topic }: AlarmsProps) {
    super(scope, id);
    const action = new SnsAction(topic);
    this.all = listWatches(parts).map((watch) => this.#makeAlarm(watch));
    for (const alarm of this.all) {
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
  }

  #makeAlarm({ name, impact, metric, above, periods }: Watch): Alarm {
    return new Alarm(this, name.replaceAll(/[^A-Za-z]/g, ''), {
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: describeAlarm(name, impact),
    });
  }
}

/** @returns what the mail of an alarm says. */
export function describeAlarm(name: string, impact: string): string {
  return `${name}. ${impact} What to do: infra/runbook.md, "${name}".`;
}
