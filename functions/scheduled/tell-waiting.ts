import type { EventContext } from './define-event-handler.ts';

const hour = 60;
const day = 24 * hour;

/** Minutes that the oldest entry of each queue may wait before an operator hears of it. */
const mayWaitMinutes = {
  deletions: day,
  /** Somebody sits in front of a screen and waits for these. */
  'mails-now': 15,
  mails: 6 * hour,
  'weekly-mails': 12 * hour,
  fits: day,
  /** Walks, which should be through within a week. */
  'unused-households': 14 * day,
  'unused-accounts': 14 * day,
} as const;
export type Queue = keyof typeof mayWaitMinutes;

/**
 * Name of the metric: how long the oldest entry of a queue waits, in hundredths of what it may. One metric serves all queues, as each metric is paid
 * for by the month; the line says which queue it is.
 */
export const waitingMetric = 'Waiting';

/** Below this share of what is allowed nothing is written: it is no news. */
const leastPercent = 50;

/**
 * Says in the log, and as a metric, how long the oldest entry of a queue waits. Told when a run begins, so that it is also known of a run that
 * then fails.
 * @param since ISO instant; absent when nothing waits.
 */
export function tellWaiting(
  { clock, logger, metricNamespace }: Pick<EventContext, 'clock' | 'logger' | 'metricNamespace'>,
  queue: Queue,
  since: string | undefined,
): void {
  if (since === undefined) return;
  const now = clock();
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000);
  const percent = Math.floor((100 * minutes) / mayWaitMinutes[queue]);
  if (percent < leastPercent) return;
  logger.info('waits', {
    queue,
    minutes,
    [waitingMetric]: percent,
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: waitingMetric, Unit: 'Percent' }] },
      ],
    },
  });
}
