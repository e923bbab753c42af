import type { FunctionGroup } from './function-groups.ts';

/** Names of the metrics that calls leave, and of what tells them apart: read by the alarms and the dashboard, too. */
export const callMetrics = {
  /** Milliseconds in the function. The number of samples is the number of calls. */
  latency: 'Latency',
  route: 'route',
  group: 'group',
  outcome: 'outcome',
  /** Name of the error behind a failed call. */
  fault: 'fault',
} as const;

/** The fault of a sign-in for which KMS did not sign. */
export const signingFault = 'SigningError';

/** The route whose refusals are counted: somebody may be guessing passwords. */
export const guessedRoute = 'auth/login';

/** `refused` is the caller's doing, `failed` ours. */
export type Outcome = 'answered' | 'refused' | 'failed';

/** What decides whether a call is counted. */
interface CountedCall {
  readonly route: string;
  readonly group: FunctionGroup;
  readonly outcome: Outcome;
  readonly fault?: string;
}

/**
 * The part of a log line of which CloudWatch makes metrics ("embedded metric format", CloudWatch User Guide): one line is both,
 * no call of an API is made for it. Only what an alarm goes by is counted, since each metric is paid for by the month: how calls
 * spread over routes, and how long they take, is asked of the log itself.
 * @param namespace of the stage.
 * @returns what the line must hold beside its record; nothing for a call that no alarm is about.
 */
export function describeCallMetrics(namespace: string, call: CountedCall, at: Date): object {
  const { latency, route, group, outcome, fault } = callMetrics;
  const dimensions = [
    ...(call.outcome === 'failed' ? [[group, outcome]] : []),
    ...(call.outcome === 'refused' && call.route === guessedRoute ? [[route, outcome]] : []),
    ...(call.fault === signingFault ? [[fault]] : []),
  ];
  if (dimensions.length === 0) return {};
  return {
    group: call.group,
    outcome: call.outcome,
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        { Namespace: namespace, Dimensions: dimensions, Metrics: [{ Name: latency, Unit: 'Milliseconds' }] },
      ],
    },
  };
}
