import { notice } from '../../shared/notice.ts';
import { getNotice } from '../../shared/routes/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { consentEnvironment, readEnvironment } from '../platform/environment.ts';

/** What a stage goes by where a grown-up agrees. */
export interface ConsentEffects {
  /** Its operator says that they are the parent. Never so unless they say it. */
  readonly familyOnly: boolean;
  readonly sendsMails: boolean;
}

/** Reads from the environment how this stage knows who agrees. */
export function openConsentEffects(source = process.env): ConsentEffects {
  const { FAMILY_ONLY, MAIL_FROM } = readEnvironment(consentEnvironment, source);
  return { familyOnly: FAMILY_ONLY === 'yes', sendsMails: MAIL_FROM !== undefined };
}

export const handler = defineHandler<typeof getNotice, ConsentEffects>(
  getNotice,
  ({ effects: { familyOnly, sendsMails } }) => {
    const { version, text } = notice;
    const otherwise = sendsMails ? 'email-plus' : 'nobody';
    return Promise.resolve({ version, text: [...text], agreeing: familyOnly ? 'family-only' : otherwise });
  },
  openConsentEffects,
);
