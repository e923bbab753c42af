import { queryOptions } from '@tanstack/react-query';
import { getConsent } from '../../../shared/routes/consent.ts';
import type { Consent } from '../../../shared/schemas/consent.ts';
import { readIfThere } from '../lib/api/route-query.ts';

/** The household's consent, including a withdrawn one; null if it was never given. Giving and withdrawing it is in `notice.ts`, which few visits need. */
export function consentQuery(householdId: string) {
  return queryOptions(readIfThere(getConsent, { params: { householdId } }));
}

/** @returns whether a grown-up must agree, because the consent was withdrawn or the notice has changed */
export function mustAgree(consent: Consent | null | undefined): consent is Consent {
  return (consent?.withdrawnAt ?? consent?.renewBy) !== undefined;
}
