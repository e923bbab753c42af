import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { describeCallMetrics, signingFault } from '../../../functions/platform/call/call-metrics.ts';
import { functionGroups, groupOf } from '../../../functions/platform/call/function-groups.ts';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { readSettings } from '../../../infra/settings.ts';
import { addStacks, makeApp } from '../../../infra/stacks/build-app.ts';
import { guardWatches } from '../../../infra/watching/safeguard-events.ts';
import { tableOperations } from '../../../infra/watching/metrics.ts';
import { routes } from '../../../shared/routes/index.ts';
import { makeFakeBuild } from '../support/fake-build.ts';
import { ofType, type Properties, type Resource, resourcesOf, single } from '../support/template.ts';

const build = makeFakeBuild();
const resources = synthesize({ ALARM_EMAIL: 'operator@example.com', MONTHLY_BUDGET: '40' });
const topic = single(resources, 'AWS::SNS::Topic');
const alarms = ofType(resources, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);
const runbook = readFileSync(join(projectRoot, 'infra/runbook.md'), 'utf8');

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('an alarm', () => {
  it.each(alarms)(
    'says what families notice and under which heading stands what to do: $AlarmDescription',
    ({ AlarmDescription }) => {
      const [, name = '', impact = '', heading] =
        /^(.+?)\. (.{30,}?) What to do: infra\/runbook\.md, "(.+)"\.$/.exec(String(AlarmDescription)) ?? [];
      expect(heading).toBe(name);
      expect(impact).toMatch(/\.$/);
      expect(runbook).toContain(`\n### ${name}\n`);
    },
  );

  it('tells when it begins and when it is over', () => {
    for (const { AlarmActions, OKActions } of alarms) {
      expect([AlarmActions, OKActions]).toEqual([[{ Ref: topic.logicalId }], [{ Ref: topic.logicalId }]]);
    }
  });

  it('does not go off where nothing happens', () => {
    for (const { TreatMissingData } of alarms) expect(TreatMissingData).toBe('notBreaching');
  });

  it('exists for everything that an operator must hear of', () => {
    const names = alarms.map(({ AlarmDescription }) => String(AlarmDescription).split('. ')[0] ?? '');
    const expected = [
      'Server errors',
      'Slow answers',
      'Functions crash',
      'Functions throttled',
      'Work waits too long',
      'Deletions not finished',
      'Unused data not erased',
      'Mails not sent',
      'Failures in sign-in',
      'Failures in study',
      'Failures in quizzes',
      'Failures in decks',
      'Failures in families',
      'Failures in admin',
      'Sign-in failures',
      'Tokens not signed',
      'Table throttled',
      'Table system errors',
    ];
    expect(names.toSorted()).toEqual(expected.toSorted());
  });
});

describe('the numbers that alarms go by', () => {
  it('are failed calls of a group, as the functions write them', () => {
    expect(alarmOf('Failures in study')).toMatchObject({
      Namespace: 'flashspark-prod',
      MetricName: 'Latency',
      Dimensions: [
        { Name: 'group', Value: 'study' },
        { Name: 'outcome', Value: 'failed' },
      ],
      Statistic: 'SampleCount',
      Threshold: 3,
    });
  });

  it('are sign-ins that were refused and tokens that were not signed', () => {
    expect(alarmOf('Sign-in failures')).toMatchObject({
      Dimensions: [
        { Name: 'outcome', Value: 'refused' },
        { Name: 'route', Value: 'auth/login' },
      ],
    });
    expect(alarmOf('Tokens not signed')).toMatchObject({
      Dimensions: [{ Name: 'fault', Value: 'SigningError' }],
      Threshold: 0,
    });
  });

  it('are all that calls can leave in a month, as each metric is paid for: eight', () => {
    const left = routes.flatMap(({ id: route }) =>
      (['answered', 'refused', 'failed'] as const).flatMap((outcome) =>
        [undefined, 'unknown', signingFault].flatMap((fault) =>
          listDimensions({ route, group: groupOf(route), outcome, ...(outcome === 'failed' && fault && { fault }) }),
        ),
      ),
    );
    const watched = alarms
      .filter(({ Namespace, MetricName }) => Namespace === 'flashspark-prod' && MetricName !== 'Waiting')
      .map(({ Dimensions }) => Dimensions as Dimension[]);
    expect(watched).toHaveLength(8);
    expect([...new Set(left.map(nameMetric))].toSorted()).toEqual(watched.map(nameMetric).toSorted());
  });

  it('are the share of 5xx answers, the slowest of a hundred, and what the table put off', () => {
    expect(JSON.stringify(alarmOf('Server errors'))).toContain('IF(errors >= 5, 100 * errors / requests, 0)');
    expect(alarmOf('Slow answers')).toMatchObject({
      MetricName: 'Latency',
      Namespace: 'AWS/ApiGateway',
      ExtendedStatistic: 'p99',
      Threshold: 3000,
    });
    expect(JSON.stringify(alarmOf('Table throttled'))).toMatch(/ReadThrottleEvents[\s\S]*WriteThrottleEvents/);
    expect(JSON.stringify(alarmOf('Table system errors'))).toMatch(/SystemErrors[\s\S]*TransactWriteItems/);
  });

  it('are runs of the function that goes on with deletions', () => {
    expect(alarmOf('Deletions not finished')).toMatchObject({
      MetricName: 'Errors',
      Period: 900,
      EvaluationPeriods: 2,
      Threshold: 0,
    });
    expect(JSON.stringify(alarmOf('Deletions not finished')?.['Dimensions'])).toMatch(
      /FunctionName[\s\S]*FinishDeletions/,
    );
  });

  it('watch every kind of call that the table gets', () => {
    const source = readFileSync(join(projectRoot, 'functions/data/table/table.ts'), 'utf8');
    const commands = new Set([...source.matchAll(/new (\w+)Command\(/g)].map(([, name = '']) => name));
    const operations = [...commands].map(
      (name) => ({ Query: 'Query', TransactWrite: 'TransactWriteItems' })[name] ?? `${name}Item`,
    );
    expect(operations.toSorted()).toEqual([...tableOperations]);
  });

  it('need no more metrics in one alarm than CloudWatch takes', () => {
    for (const { Metrics = [] } of alarms) expect((Metrics as unknown[]).length).toBeLessThanOrEqual(10);
  });
});

describe('the operator', () => {
  it.each(['cloudwatch.amazonaws.com', 'events.amazonaws.com'])('is told by %s, which may publish', (Service) => {
    const { PolicyDocument } = single(resources, 'AWS::SNS::TopicPolicy').properties as {
      PolicyDocument: { Statement: Properties[] };
    };
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Allow', Action: 'sns:Publish', Principal: { Service } }),
    );
  });

  it('is told over TLS only', () => {
    expect(single(resources, 'AWS::SNS::Subscription').properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operator@example.com',
    });
    const { PolicyDocument } = single(resources, 'AWS::SNS::TopicPolicy').properties as {
      PolicyDocument: { Statement: Properties[] };
    };
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 'sns:Publish',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it.each([
    ['a key is disabled', 'Key disabled or going', kmsCall('DisableKey')],
    ['a key is to be deleted', 'Key disabled or going', kmsCall('ScheduleKeyDeletion')],
    ['a key is made', undefined, kmsCall('CreateKey')],
    [
      'the recovery of a table is switched off',
      'Recovery of the table off',
      recoveryCall({ pointInTimeRecoveryEnabled: false }),
    ],
    [
      'the recovery of a table is shortened',
      'Recovery of the table off',
      recoveryCall({ pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 7 }),
    ],
    [
      'the recovery of a table is as it should be',
      undefined,
      recoveryCall({ pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 }),
    ],
    [
      'a table is described',
      undefined,
      { ...recoveryCall({}), detail: { eventSource: 'dynamodb.amazonaws.com', eventName: 'DescribeTable' } },
    ],
  ])('when %s, is told: %s', (_, told, event) => {
    const rules = ofType(resources, 'AWS::Events::Rule').map(({ properties }) => properties);
    const hit = rules.filter(({ EventPattern }) => isMatch(EventPattern as Properties, event));
    expect(hit.map(({ Description }) => Description)).toEqual(told === undefined ? [] : [told]);
    for (const { Targets } of hit) expect(Targets).toMatchObject([{ Arn: { Ref: topic.logicalId } }]);
  });

  it.each(guardWatches)('finds in the runbook what to do when it is told: $name', ({ name }) => {
    expect(runbook).toContain(`\n### ${name}\n`);
    const [rule] = ofType(resources, 'AWS::Events::Rule').filter(
      ({ properties }) => properties['Description'] === name,
    );
    expect(JSON.stringify(rule?.properties['Targets'])).toContain(`infra/runbook.md, \\\\\\"${name}\\\\\\"`);
  });

  it('is told when the money of the month runs out', () => {
    // Mocked, because a stage without settings warns that its alarms reach nobody.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(single(resources, 'AWS::Budgets::Budget').properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 40, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        {
          Notification: { NotificationType: 'ACTUAL', Threshold: 80 },
          Subscribers: [{ Address: 'operator@example.com' }],
        },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
    expect(runbook).toContain('\n### Budget\n');
    expect(ofType(synthesize({}), 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('the dashboard', () => {
  const body = JSON.stringify(single(resources, 'AWS::CloudWatch::Dashboard').properties['DashboardBody']);

  it('shows every alarm and every group of functions', () => {
    for (const { logicalId } of ofType(resources, 'AWS::CloudWatch::Alarm')) expect(body).toContain(logicalId);
    for (const group of functionGroups) expect(body).toContain(group);
  });

  it('asks the log how calls spread over routes, and needs no metric of our own that no alarm goes by', () => {
    const own = [...body.matchAll(/\[\\+"flashspark-prod\\+",[^\]]*\]/g)].map(([metric]) => metric);
    expect(own).toHaveLength(8);
    for (const metric of own) expect(metric).toMatch(/failed|refused|SigningError/);
    expect(body).toMatch(/SOURCE [\s\S]*filter ispresent\(Latency\)[\s\S]*by route, message as outcome/);
  });

  it('looks for CloudFront where CloudFront keeps its numbers', () => {
    expect(body).toMatch(/AWS\/CloudFront[\s\S]*us-east-1/);
  });
});

it('has the questions of the runbook ready', () => {
  const names = ofType(resources, 'AWS::Logs::QueryDefinition').map(({ properties }) => String(properties['Name']));
  for (const name of names) {
    expect(name).toMatch(/^flashspark-prod\//);
    expect(runbook).toContain(`"${name.replace('flashspark-prod/', '')}"`);
  }
  expect(names).toHaveLength(8);
});

interface Dimension {
  readonly Name: string;
  readonly Value: unknown;
}

/** Returns the dimension sets of the metrics that CloudWatch extracts from a call's log line. */
function listDimensions(call: Parameters<typeof describeCallMetrics>[1]): Dimension[][] {
  const line = { ...call, ...describeCallMetrics('flashspark-prod', call, new Date(0)) };
  const { CloudWatchMetrics = [] } = ((line as Properties)['_aws'] ?? {}) as { CloudWatchMetrics?: [Properties] };
  return CloudWatchMetrics.flatMap(({ Dimensions }) =>
    (Dimensions as string[][]).map((names) => names.map((Name) => ({ Name, Value: (line as Properties)[Name] }))),
  );
}

function nameMetric(dimensions: readonly Dimension[]): string {
  return dimensions
    .map(({ Name, Value }) => `${Name}=${String(Value)}`)
    .toSorted()
    .join(' ');
}

function alarmOf(name: string): Properties | undefined {
  return alarms.find(({ AlarmDescription }) => String(AlarmDescription).startsWith(`${name}. `));
}

/** Synthesizes the stage with its first route alone, because the alarms are those of all functions, whatever routes there are. */
function synthesize(environment: Record<string, string>): Resource[] {
  const app = makeApp(build.outDirectory);
  addStacks(app, { settings: readSettings('prod', environment), routes: routes.slice(0, 1), ...build });
  return resourcesOf(app.node.findChild('flashspark-prod-watch') as Stack);
}

/** Returns an event as CloudTrail sends it to EventBridge for an API call. */
function makeCloudTrailEvent(service: string, eventName: string, requestParameters: object) {
  const detail = { eventSource: `${service}.amazonaws.com`, eventName, requestParameters };
  return { source: `aws.${service}`, 'detail-type': 'AWS API Call via CloudTrail', detail };
}

function kmsCall(eventName: string) {
  return makeCloudTrailEvent('kms', eventName, { keyId: 'a key' });
}

function recoveryCall(pointInTimeRecoverySpecification: object) {
  return makeCloudTrailEvent('dynamodb', 'UpdateContinuousBackups', {
    tableName: 'a table',
    pointInTimeRecoverySpecification,
  });
}

/** Evaluates an EventBridge pattern. Supports only what our patterns use: lists of values, upper bounds of numbers, and `$or`. */
function isMatch(pattern: Properties, event: unknown): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    if (field === '$or') return (wanted as Properties[]).some((one) => isMatch(one, event));
    const value = (event as Properties | undefined)?.[field];
    return Array.isArray(wanted) ? wanted.some((one) => isValue(one, value)) : isMatch(wanted as Properties, value);
  });
}

function isValue(wanted: unknown, value: unknown): boolean {
  if (typeof wanted !== 'object') return wanted === value;
  const [sign, bound] = (wanted as { numeric: [string, number] }).numeric;
  return sign === '<' && typeof value === 'number' && value < bound;
}
