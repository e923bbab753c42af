import { getMedia } from '../../shared/routes/media.ts';
import { ProductError } from '../../shared/errors.ts';
import { storedMedia } from '../data/content/media.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { openMediaEffects } from '../platform/effects/media-store.ts';

export const handler = defineHandler(
  getMedia,
  async ({ params, household, effects }) => {
    const found = await storedMedia.requireById(household, params.mediaId);
    if (found.arrivingUntil !== undefined) throw new ProductError('not-found');
    const bytes = await effects.mediaStore.get({ ...found, householdId: household.id });
    if (bytes) return new Blob([bytes], { type: found.type });
    // The media may have just been removed; otherwise the missing file is an error.
    await storedMedia.require(household.rows, found);
    throw new Error('The bytes of a picture or a sound are not there.');
  },
  openMediaEffects,
);
