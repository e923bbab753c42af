import { notice } from '../../shared/notice.ts';
import { getNotice } from '../../shared/routes/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getNotice, () =>
  Promise.resolve({ version: notice.version, text: [...notice.text] }),
);
