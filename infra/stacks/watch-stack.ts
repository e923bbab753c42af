import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { Alarms } from '../watching/alarms.ts';
import { makeDashboard } from '../watching/dashboard.ts';
import { SafeguardEvents } from '../watching/safeguard-events.ts';
import { SavedQueries } from '../watching/saved-queries.ts';
import { nameInRegion, nameStage } from './stage-names.ts';

interface WatchStackProps extends StackProps {
  readonly settings: Settings;
  readonly apiId: string;
  readonly tableName: string;
  /** Name of the function that finishes deletions. */
  readonly deletions: string;
  /** Name of the function that sends emails. */
  readonly mails: string;
  /** Name of the function that deletes unused data. */
  readonly unused: string;
  readonly distributionId: string;
  readonly functionLog: LogGroup;
  readonly accessLog: LogGroup;
}

/** Alarms, dashboard, saved queries and budget, which tell the operator about problems and help to diagnose them. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, props);
    const { settings, apiId, tableName, deletions, mails, unused, distributionId, functionLog, accessLog } = props;
    const { metricNamespace: namespace } = nameStage(settings.stage);
    const parts = { apiId, tableName, deletions, mails, unused, namespace };
    const topic = makeTopic(this, settings.alarmEmail);
    const { all: alarms } = new Alarms(this, 'Alarms', { parts, topic });
    new SafeguardEvents(this, 'GuardEvents', topic);
    const name = nameInRegion(settings.stage, this.region);
    makeDashboard(this, { name, parts, alarms, distributionId, functionLog });
    new SavedQueries(this, 'Queries', { folder: namespace, functionLog, accessLog });
    if (settings.alarmEmail !== undefined) {
      makeBudget(this, { name, dollarsPerMonth: settings.monthlyBudget, email: settings.alarmEmail });
    }
  }
}

function makeTopic(scope: Construct, email: string | undefined): Topic {
  const topic = new Topic(scope, 'Topic', { displayName: 'Flashspark alarms', enforceSSL: true });
  // An explicit policy replaces the default one, which lets everything in the account publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  if (email === undefined) return topic;
  const subscription = topic.addSubscription(new EmailSubscription(email));
  Validations.of(subscription).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason:
      'infra/decisions/README.md, "Alarms go by mail only": a mail that cannot be delivered would find no reader in a queue either; the alarm itself stays on the dashboard.',
  });
  return topic;
}

interface BudgetProps {
  readonly name: string;
  readonly dollarsPerMonth: number;
  readonly email: string;
}

/** Emails a warning when 80 % of the monthly budget is spent, and when the forecast exceeds it. */
function makeBudget(scope: Construct, { name, dollarsPerMonth, email }: BudgetProps): CfnBudget {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address: email }],
  });
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollarsPerMonth, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
