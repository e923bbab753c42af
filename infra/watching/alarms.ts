import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type FunctionGroup, functionGroups } from '../../functions/platform/call/function-groups.ts';
import { schedules } from '../build/handler-files.ts';
import {
  type WatchedParts,
  failedCalls,
  failedRuns,
  gatewayMetric,
  lambdaMetric,
  refusedSignIns,
  serverErrorRate,
  signingFaults,
  tableSystemErrors,
  tableThrottles,
  oldestWorkAge,
} from './metrics.ts';

interface AlarmsProps {
  readonly parts: WatchedParts;
  /** Topic that is notified when an alarm starts and ends. */
  readonly topic: Topic;
}

/** Alarms of a stage. Each says what families notice and names the runbook section. */
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

  #makeAlarm({ name, impact, metric, threshold, periods }: Watch): Alarm {
    return new Alarm(this, name.replaceAll(/[^A-Za-z]/g, ''), {
      metric,
      threshold: threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: describeAlarm(name, impact),
    });
  }
}

export function describeAlarm(name: string, impact: string): string {
  return `${name}. ${impact} What to do: infra/runbook.md, "${name}".`;
}

export interface Watch {
  /** Name of the alarm, which is also its heading in infra/runbook.md. */
  readonly name: string;
  /** What families notice. */
  readonly impact: string;
  readonly metric: IMetric;
  /** Threshold that the metric must exceed. */
  readonly threshold: number;
  /** Number of consecutive periods above the threshold. */
  readonly periods: number;
}

const impactOfGroup: Readonly<Record<FunctionGroup, string>> = {
  'sign-in': 'People cannot sign in or register.',
  study: 'Children cannot open a study session; answers wait on their devices until it works again.',
  quizzes: 'Quizzes cannot be made, taken or handed in; chosen answers wait on the page.',
  decks: 'Parents cannot see, change or import decks and cards.',
  families: 'Parents cannot see or change their household, learners, assignments and reports.',
  admin: 'Admins cannot look after accounts and households; families notice nothing.',
};

/** Number of failed calls of a group of routes in five minutes above which several families are affected. */
const failuresOfGroup = 3;

/** Number of refused sign-ins in five minutes over all families: far more than typing errors cause, but far fewer than password guessing needs. */
const refusedSignInThreshold = 300;

/** Conditions based on metrics. Safeguards and costs are watched elsewhere: see safeguard-events.ts and the stack's budget. */
export function listWatches(parts: WatchedParts): Watch[] {
  return [
    ...answerWatches(parts),
    ...functionWatches(),
    ...jobWatches(parts),
    ...groupWatches(parts),
    ...signInWatches(parts),
    ...tableWatches(parts),
  ];
}

function answerWatches(parts: WatchedParts): Watch[] {
  return [
    {
      name: 'Server errors',
      impact: 'More than 1 in 100 calls fails: screens show "Something went wrong" with a Retry.',
      metric: serverErrorRate(parts, 5),
      threshold: 1,
      periods: 1,
    },
    {
      name: 'Slow answers',
      impact: '1 in 100 calls takes over 3 seconds: screens stay on their loading state.',
      metric: gatewayMetric(parts, 'Latency', 'p99'),
      threshold: 3000,
      periods: 3,
    },
  ];
}

function functionWatches(): Watch[] {
  return [
    {
      name: 'Functions crash',
      impact:
        'Functions of this account and region end without an answer (a crash at the start, a timeout): the calls behind it fail.',
      metric: lambdaMetric('Errors', 'Sum'),
      threshold: 5,
      periods: 1,
    },
    {
      name: 'Functions throttled',
      impact:
        'Calls are turned away because too many functions of this account and region run at once: screens show a Retry, sign-ins fail first.',
      metric: lambdaMetric('Throttles', 'Sum'),
      threshold: 0,
      periods: 2,
    },
  ];
}

function jobWatches(parts: WatchedParts): Watch[] {
  const { deletions, mails, unused } = parts;
  return [
    {
      name: 'Work waits too long',
      impact:
        'A job does not get through: mails come late, deleted data is still stored, or nobody looks for data that nobody uses.',
      metric: oldestWorkAge(parts),
      threshold: 100,
      periods: 1,
    },
    {
      name: 'Deletions not finished',
      impact: 'What families deleted is hidden from everybody, but some of its rows are still stored.',
      metric: failedRuns(deletions, schedules['events/finish-deletions'].everyMinutes),
      threshold: 0,
      periods: 2,
    },
    {
      name: 'Unused data not erased',
      impact: 'Data of families who left long ago is kept longer than the privacy policy says.',
      metric: failedRuns(unused, schedules['events/forget-unused'].everyMinutes),
      threshold: 0,
      // The job makes one pass a day, and a row that it can't process makes only one run per pass fail. So a single failed run must raise the alarm.
      periods: 1,
    },
    {
      name: 'Mails not sent',
      impact: 'Mails were given up: people wait for links to a new password, to confirm an email, or to join a family.',
      metric: failedRuns(mails, schedules['events/send-mails'].everyMinutes),
      threshold: 0,
      periods: 1,
    },
  ];
}

function groupWatches(parts: WatchedParts): Watch[] {
  return functionGroups.map((group) => ({
    name: `Failures in ${group}`,
    impact: impactOfGroup[group],
    metric: failedCalls(parts, group),
    threshold: failuresOfGroup,
    periods: 1,
  }));
}

function signInWatches(parts: WatchedParts): Watch[] {
  return [
    {
      name: 'Sign-in failures',
      impact:
        'Far more sign-ins than usual are refused: somebody may be guessing passwords, or a release broke signing in.',
      metric: refusedSignIns(parts),
      threshold: refusedSignInThreshold,
      periods: 2,
    },
    {
      name: 'Tokens not signed',
      impact: 'KMS does not sign: nobody can sign in; whoever is signed in stays so.',
      metric: signingFaults(parts),
      threshold: 0,
      periods: 1,
    },
  ];
}

function tableWatches(parts: WatchedParts): Watch[] {
  return [
    {
      name: 'Table throttled',
      impact: 'The table puts calls off: they are repeated, so screens are slow; answers wait on their devices.',
      metric: tableThrottles(parts),
      threshold: 10,
      periods: 1,
    },
    {
      name: 'Table system errors',
      impact: 'DynamoDB itself fails: calls are repeated, so screens are slow or show a Retry; nothing saved is lost.',
      metric: tableSystemErrors(parts),
      threshold: 5,
      periods: 1,
    },
  ];
}
