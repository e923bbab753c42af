import { type MediaEffects, openMediaEffects } from '../platform/effects/media-store.ts';
import { defineEventHandler } from './define-event-handler.ts';
import { finishPending } from './finish-pending.ts';

/** Goes on with what calls began to delete and did not get through. One that cannot go on holds up none of the others. */
export const handler = defineEventHandler<MediaEffects>(async ({ clock, table, logger, mediaStore }) => {
  const { faults, ...counts } = await finishPending({ table, clock, mediaStore });
  if (faults.length === 0) {
    logger.info('finished-deletions', counts);
    return;
  }
  logger.error('finished-deletions', { ...counts, failed: faults.length, faults: [...new Set(faults)].join(' ') });
  throw new Error(`${faults.length} deletions could not go on.`);
}, openMediaEffects);
