import { getConsent } from '../../shared/routes/consent.ts';
import { presentConsent, storedConsents } from '../data/people/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getConsent, async ({ household: { rows, household }, now }) =>
  presentConsent(await storedConsents.require(rows, {}), household, now),
);
