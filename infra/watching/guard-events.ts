import { Validations } from 'aws-cdk-lib';
import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { retention } from '../../shared/retention.ts';
import { describeAlarm } from './alarms.ts';

/** A call by which somebody takes a safeguard away. No service sends a number of it; the call reaches EventBridge through CloudTrail. */
interface GuardWatch {
  /** Also the heading of what to do, in infra/runbook.md. */
  readonly name: string;
  /** What families would notice. */
  readonly impact: string;
  /** `aws.<service>` */
  readonly source: string;
  /** What CloudTrail tells of the call. */
  readonly detail: NonNullable<EventPattern['detail']>;
  /** Where it names the thing. */
  readonly subject: string;
}

const recovery = ['requestParameters', 'pointInTimeRecoverySpecification'] as const;

/** Keys that go, and a table that cannot be restored any more. */
export const guardWatches: readonly GuardWatch[] = [
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

/** Tells when somebody takes a safeguard away. It comes only while a trail of CloudTrail logs management events (infra/deploying.md). */
export class GuardEvents extends Construct {
  constructor(scope: Construct, id: string, topic: Topic) {
    super(scope, id);
    for (const watch of guardWatches) this.#makeRule(watch, topic);
  }

  #makeRule({ name, impact, source, detail, subject }: GuardWatch, topic: Topic): void {
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
