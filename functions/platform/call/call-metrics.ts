import type { FunctionGroup } from './function-groups.ts';

/** Names of the call metrics and their dimensions, shared with the alarms and the dashboard. */
export const callMetrics = {
  /** Milliseconds in the function. The sample count is the number of calls. */
  latency: 'Latency',
  route: 'route',
  group: 'group',
  outcome: 'outcome',
  /** Name of the error behind a failed call. */
  fault: 'fault',
} as const;

/** Fault name recorded when a sign-in failed because KMS did not sign the token. */
export const signingFault = 'SigningError';

/** Route whose refusals are counted, to detect password guessing. */
export const guessedRoute = 'auth/login';

/** `refused`: the caller's error (4xx). `failed`: ours (5xx). */
export type Outcome = 'answered' | 'refused' | 'failed';

interface CountedCall {
  readonly route: string;
  readonly group: FunctionGroup;
  readonly outcome: Outcome;
  readonly fault?: string;
}

/**
 * Builds the fields of a log line that CloudWatch turns into metrics ("embedded metric format", CloudWatch User Guide) without an API call. Metrics cost
 * money, so only those with an alarm are emitted; traffic and latency by route are queried from the log.
 * @returns the fields; empty for calls without an alarm.
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
