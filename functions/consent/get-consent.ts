import { getConsent } from '../../shared/routes/consent.ts';
import { isConsentOver, renewalEnd, storedConsents } from '../data/people/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Who did not answer in time took the consent back by that. */
export const handler = defineHandler(getConsent, async ({ household: { rows, household }, now }) => {
  const consent = await storedConsents.require(rows, {});
  const end = renewalEnd(household, now);
  if (consent.withdrawnAt !== undefined || end === undefined) return consent;
  return { ...consent, [isConsentOver(household, now) ? 'withdrawnAt' : 'renewBy']: end };
});
