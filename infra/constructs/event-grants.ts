import type { schedules } from '../build/handler-files.ts';
import type { MediaRight } from './media-statements.ts';
import { deletedWithHousehold } from './route-grants.ts';
import type { TableGrants } from './table-statements.ts';

/** Least-privilege table rights of functions that are scheduled or triggered by AWS events, by function id. */
export const eventGrants = {
  'events/forget-unused': {
    reads: ['HH#*', 'USER#*', 'ANSWERS#*', 'LINKS#*', 'PASSKEYS#*', 'PINS#*', 'MAILS#*', 'RETENTION'],
    writes: [
      ...deletedWithHousehold,
      'HH#*',
      'CREDENTIAL#*',
      'EMAIL#*',
      'GOOGLE#*',
      'COUNT#*',
      'ACTIVE#*',
      'DELETIONS#*',
      'ERASED#*',
      'MAILS#*',
      'RETENTION',
    ],
    writesInBulk: ['HH#*', 'ANSWERS#*', 'LINKS#*', 'PASSKEYS#*', 'PINS#*'],
    indexes: ['admin-lists'],
    fieldUpdates: [],
  },
  'events/finish-deletions': {
    reads: ['HH#*', 'ANSWERS#*', 'DELETIONS#*'],
    writes: ['HH#*', ...deletedWithHousehold, 'DELETIONS#*'],
    writesInBulk: ['HH#*', 'ANSWERS#*'],
    indexes: [],
    fieldUpdates: [],
  },
  'events/fit-memories': {
    reads: ['HH#*', 'FITS#*'],
    writes: ['HH#*', 'FITS#*'],
    writesInBulk: [],
    indexes: [],
    fieldUpdates: [],
  },
  'events/send-mails': {
    reads: ['HH#*', 'USER#*', 'EMAIL#*', 'LINKS#*', 'MAILS#*', 'UNDELIVERABLE#*'],
    writes: ['HH#*', 'LINKS#*', 'MAILS#*'],
    writesInBulk: [],
    indexes: ['admin-lists'],
    fieldUpdates: [],
  },
  'events/note-undeliverable': {
    reads: [],
    writes: ['UNDELIVERABLE#*'],
    writesInBulk: [],
    indexes: [],
    fieldUpdates: [],
  },
} as const satisfies Record<keyof typeof schedules, TableGrants> & Readonly<Record<string, TableGrants>>;

/** Rights to delete media. Includes listing, because deleting a household's media starts by listing its objects. */
export const deletionMediaRights: readonly MediaRight[] = ['DeleteObject', 'ListBucket'];
