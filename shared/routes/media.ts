import { limits } from '../limits.ts';
import { mediaSchema, mediaTypes } from '../schemas/media.ts';
import { defineRoute, household } from './define-route.ts';

/** Stores a picture or sound. Identical bytes get the same id and count once. Media that no card uses are removed after a day. */
export const storeMedia = defineRoute({
  id: 'media/store-media',
  method: 'POST',
  path: '/api/households/{householdId}/media',
  childData: 'none',
  access: { kind: 'household', household, permission: 'manage-content' },
  upload: { types: mediaTypes, maxBytes: limits.mediaBytes },
  response: mediaSchema,
  status: 201,
  errors: ['not-media', 'media-full', 'conflict'],
});

export const getMedia = defineRoute({
  id: 'media/get-media',
  method: 'GET',
  path: '/api/media/{mediaId}',
  childData: 'none',
  access: { kind: 'household', household: { in: 'params', name: 'mediaId' }, permission: 'read-content' },
  download: true,
});
