import { getConsent } from '../../shared/routes/consent.ts';
import { renewalEnd, storedConsents } from '../data/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** Who did not answer in time took the consent back by that. */
export const handler = defineHandler(getConsent, async ({ household: { rows }, now }) => {
  const consent = await storedConsents.require(rows, {});
  const end = consent.withdrawnAt === undefined ? renewalEnd(consent, now) : undefined;
  if (!end) return consent;
  return { ...consent, [end <= now ? 'withdrawnAt' : 'renewBy']: end.toISOString() };
});
