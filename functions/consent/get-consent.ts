import { getConsent } from '../../shared/routes/consent.ts';
import { renewalEnd, storedConsents } from '../data/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getConsent, async ({ household: { rows }, now }) => {
  const consent = await storedConsents.require(rows, {});
  const renewBy = consent.withdrawnAt === undefined ? renewalEnd(consent, now)?.toISOString() : undefined;
  return { ...consent, ...(renewBy !== undefined && { renewBy }) };
});
