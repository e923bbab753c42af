import { withdrawConsent } from '../../shared/routes/consent.ts';
import { storedConsents } from '../data/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(withdrawConsent, async ({ household: { rows } }) => {
  await rows.commit([storedConsents.remove(rows, {})]);
});
