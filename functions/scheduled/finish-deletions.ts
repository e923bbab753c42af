import { type MediaEffects, openMediaEffects } from '../platform/effects/media-store.ts';
import { defineEventHandler } from './define-event-handler.ts';
import { finishPending, oldestPending } from './finish-pending.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Goes on with what calls began to delete and did not get through. One that cannot go on holds up none of the others. */
export const handler = defineEventHandler<MediaEffects>(async (context) => {
  const { logger } = context;
  tellWaiting(context, 'deletions', await oldestPending(context));
  const { faults, ...counts } = await finishPending(context);
  if (faults.length === 0) {
    logger.info('finished-deletions', counts);
    return;
  }
  logger.error('finished-deletions', { ...counts, failed: faults.length, faults: [...new Set(faults)].join(' ') });
  throw new Error(`${faults.length} deletions could not go on.`);
}, openMediaEffects);
