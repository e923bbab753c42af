import { finishPending } from './finish-pending.ts';
import { defineEventHandler } from './define-event-handler.ts';

/** Goes on with what calls began to delete and did not get through. One that cannot go on holds up none of the others. */
export const handler = defineEventHandler(async ({ clock, table, logger }) => {
  const { faults, ...counts } = await finishPending(table, clock);
  if (faults.length === 0) {
    logger.info('finished-deletions', counts);
    return;
  }
  logger.error('finished-deletions', { ...counts, failed: faults.length, faults: [...new Set(faults)].join(' ') });
  throw new Error(`${faults.length} deletions could not go on.`);
});
