import { type MediaEffects, openMediaEffects } from '../platform/effects/media-store.ts';
import { defineEventHandler } from './define-event-handler.ts';
import { finishPending, oldestPending } from './finish-pending.ts';
import { reportQueueAge } from './report-queue-age.ts';

/** Continues deletions that earlier calls started but did not finish. A failing one does not block the others. */
export const handler = defineEventHandler<MediaEffects>(async (context) => {
  const { logger } = context;
  reportQueueAge(context, 'deletions', await oldestPending(context));
  const { faults, ...counts } = await finishPending(context);
  if (faults.length === 0) {
    logger.info('finished-deletions', counts);
    return;
  }
  logger.error('finished-deletions', { ...counts, failed: faults.length, faults: [...new Set(faults)].join(' ') });
  throw new Error(`${faults.length} deletions could not go on.`);
}, openMediaEffects);
