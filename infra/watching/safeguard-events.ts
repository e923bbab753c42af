import { Validations } from 'aws-cdk-lib';
import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { retention } from '../../shared/retention.ts';
import { describeAlarm } from './alarms.ts';

/** An API call that removes a safeguard. No service has a metric for it, so it is detected by CloudTrail and EventBridge. */
interface SafeguardWatch {
  /** Name of the alarm, which is also its heading in infra/runbook.md. */
  readonly name: string;
  readonly impact: string;
  /** Event source: `aws.<service>`. */
  readonly source: string;
  /** Pattern for the call in the CloudTrail event. */
  readonly detail: NonNullable<EventPattern['detail']>;
  /** Request parameter that names the affected resource. */
  readonly subject: string;
}

const recovery = ['requestParameters', 'pointInTimeRecoverySpecification'] as const;

/** Watches for deleted or disabled keys, and tables without full recovery. */
export const guardWatches: readonly SafeguardWatch[] = [
  {
    name: 'Key disabled or going',
    impact:
      'A key was disabled or is to be deleted: if it is a token key, nobody can sign in, and everybody is signed out once it is gone.',
    source: 'aws.kms',
    detail: { eventSource: ['kms.amazonaws.com'], eventName: ['DisableKey', 'ScheduleKeyDeletion'] },
    subject: 'keyId',
  },
  {
    name: 'Recovery of the table off',
    impact:
      'Point-in-time recovery of a table was switched off or shortened: families notice nothing, until rows are lost and cannot be brought back.',
    source: 'aws.dynamodb',
    detail: {
      eventSource: ['dynamodb.amazonaws.com'],
      eventName: ['UpdateContinuousBackups'],
      $or: [
        { [recovery[0]]: { [recovery[1]]: { pointInTimeRecoveryEnabled: [false] } } },
        { [recovery[0]]: { [recovery[1]]: { recoveryPeriodInDays: [{ numeric: ['<', retention.backupDays] }] } } },
      ],
    },
    subject: 'tableName',
  },
];

/** Notifies the operator when a safeguard is removed. Needs a CloudTrail trail that logs management events (infra/deploying.md). */
export class SafeguardEvents extends Construct {
  constructor(scope: Construct, id: string, topic: Topic) {
    super(scope, id);
    for (const watch of guardWatches) this.#makeRule(watch, topic);
  }

  #makeRule({ name, impact, source, detail, subject }: SafeguardWatch, topic: Topic): void {
    const called = `${EventField.fromPath('$.detail.eventName')} of ${EventField.fromPath(`$.detail.requestParameters.${subject}`)}, at ${EventField.time}.`;
    const rule = new Rule(this, name.replaceAll(/[^A-Za-z]/g, ''), {
      description: name,
      eventPattern: { source: [source], detailType: ['AWS API Call via CloudTrail'], detail },
      targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(`${describeAlarm(name, impact)} ${called}`) })],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason:
        'infra/decisions/README.md, "Alarms go by mail only": EventBridge tries for a day; a queue would find no reader.',
    });
  }
}
