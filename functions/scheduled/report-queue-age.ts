import type { EventContext } from './define-event-handler.ts';

const hour = 60;
const day = 24 * hour;

/** Minutes that the oldest entry of each queue may wait before the operator is alerted. */
const mayWaitMinutes = {
  deletions: day,
  /** Urgent mails: someone is waiting for them at the screen. */
  'mails-now': 15,
  mails: 6 * hour,
  'weekly-mails': 12 * hour,
  fits: day,
  /** Passes over a whole list. Each pass should finish within a week, and twice that time is allowed. */
  'unused-households': 14 * day,
  'unused-accounts': 14 * day,
} as const;
export type Queue = keyof typeof mayWaitMinutes;

/** Metric of the oldest entry's waiting time, in percent of the allowed time. All queues share it because metrics cost money; the log line names the queue. */
export const waitingMetric = 'Waiting';

/** Waits below this share of the allowed time are not logged. */
const leastPercent = 50;

/**
 * Logs a queue's waiting time, also as a metric. Call this first in a run, so that the time is reported even if the run fails.
 * @param since ISO timestamp of the oldest entry; undefined when nothing is waiting.
 */
export function reportQueueAge(
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
