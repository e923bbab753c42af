import { Validations } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { describeAlarm } from './alarms.ts';

export const keyWatch = {
  name: 'Key disabled or going',
  impact:
    'A key was disabled or is to be deleted: if it is a token key, nobody can sign in, and everybody is signed out once it is gone.',
} as const;

const whatWasCalled = `${EventField.fromPath('$.detail.eventName')} of ${EventField.fromPath('$.detail.requestParameters.keyId')}, at ${EventField.time}.`;

/**
 * Tells when somebody disables a KMS key of the account or schedules its deletion. KMS sends no such number as an alarm could
 * watch; the calls reach EventBridge through CloudTrail.
 */
export class KeyEvents extends Construct {
  constructor(scope: Construct, id: string, topic: Topic) {
    super(scope, id);
    const rule = new Rule(this, 'Rule', {
      description: keyWatch.name,
      eventPattern: {
        source: ['aws.kms'],
        detailType: ['AWS API Call via CloudTrail'],
        detail: { eventSource: ['kms.amazonaws.com'], eventName: ['DisableKey', 'ScheduleKeyDeletion'] },
      },
      targets: [
        new SnsTopic(topic, {
          message: RuleTargetInput.fromText(`${describeAlarm(keyWatch.name, keyWatch.impact)} ${whatWasCalled}`),
        }),
      ],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason: 'infra/README.md, "Alarms go by mail only": EventBridge tries for a day; a queue would find no reader.',
    });
  }
}
