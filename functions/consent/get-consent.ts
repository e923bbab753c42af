import { getConsent } from '../../shared/routes/consent.ts';
import { storedConsents } from '../data/consent.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(
  getConsent,
  async ({ household }) => await storedConsents.require(household.rows, {}),
);
