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

/** `refused` is the caller's doing, `failed` ours. */
export type Outcome = 'answered' | 'refused' | 'failed';

/**
 * The part of a log line of which CloudWatch makes metrics ("embedded metric format", CloudWatch User Guide): one line is both,
 * no call of an API is made for it. The line must hold the named values.
 * @param namespace of the stage.
 */
export function describeCallMetrics(namespace: string, outcome: Outcome, at: Date): object {
  const { latency, route, group, outcome: byOutcome, fault } = callMetrics;
  const dimensions = [[route, byOutcome], [group, byOutcome], ...(outcome === 'failed' ? [[fault]] : [])];
  return {
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        { Namespace: namespace, Dimensions: dimensions, Metrics: [{ Name: latency, Unit: 'Milliseconds' }] },
      ],
    },
  };
}
