import { notice, type NoticeStage } from '../../shared/notice.ts';
import { getNotice } from '../../shared/routes/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { consentEnvironment, readEnvironment } from '../platform/environment.ts';

/** What a stage goes by where a grown-up agrees. Its operator is the parent only where they say so. */
export type ConsentEffects = NoticeStage;

/** Reads from the environment how this stage knows who agrees. */
export function openConsentEffects(source = process.env): ConsentEffects {
  const { FAMILY_ONLY, MAIL_FROM } = readEnvironment(consentEnvironment, source);
  return { familyOnly: FAMILY_ONLY === 'yes', sendsMails: MAIL_FROM !== undefined };
}

export const handler = defineHandler<typeof getNotice, ConsentEffects>(
  getNotice,
  ({ effects: { familyOnly, sendsMails } }) => {
    const text = [...notice.write({ familyOnly, sendsMails })];
    const otherwise = sendsMails ? 'email-plus' : 'nobody';
    return Promise.resolve({ version: notice.version, text, agreeing: familyOnly ? 'family-only' : otherwise });
  },
  openConsentEffects,
);
