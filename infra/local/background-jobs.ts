import type { EventContext } from '../../functions/scheduled/define-event-handler.ts';
import { handler as finishDeletions } from '../../functions/scheduled/finish-deletions.ts';
import { schedules } from '../../functions/scheduled/schedules.ts';

const everyMs = schedules['events/finish-deletions'].everyMinutes * 60_000;

/**
 * Runs what the cloud runs by the clock: now, and then as often as there. A run that fails has told the log, and the next one finds
 * the same work.
 * @returns what ends it, once the run under way is through.
 */
export function startBackgroundJobs(context: EventContext): () => Promise<void> {
  const finish = finishDeletions.on(context);
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(finish).catch((error: unknown) => {
      context.logger.error('background-job', { fault: error instanceof Error ? error.name : 'unknown' });
    });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
