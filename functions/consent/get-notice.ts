import { notice } from '../../shared/notice.ts';
import { getNotice } from '../../shared/routes/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type ConsentEffects, openConsentEffects } from './agree.ts';

export const handler = defineHandler<typeof getNotice, ConsentEffects>(
  getNotice,
  ({ effects }) => {
    const { familyOnly, sendsMails } = effects;
    const text = [...notice.write(effects)];
    const otherwise = sendsMails ? 'email-plus' : 'nobody';
    return Promise.resolve({ version: notice.version, text, agreeing: familyOnly ? 'family-only' : otherwise });
  },
  openConsentEffects,
);
