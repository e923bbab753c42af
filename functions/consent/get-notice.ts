import { notice } from '../../shared/notice.ts';
import { getNotice } from '../../shared/routes/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type ConsentEffects, openConsentEffects } from './agree.ts';

export const handler = defineHandler<typeof getNotice, ConsentEffects>(
  getNotice,
  ({ effects: { familyOnly, sendsMails } }) => {
    const text = [...notice.write({ familyOnly, sendsMails })];
    const otherwise = sendsMails ? 'email-plus' : 'nobody';
    return Promise.resolve({ version: notice.version, text, agreeing: familyOnly ? 'family-only' : otherwise });
  },
  openConsentEffects,
);
