import { withdrawConsent } from '../../shared/routes/consent.ts';
import { storedConsents, withdrawActions } from '../data/people/consent.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Withdraws consent: existing data stays until deleted, but nothing is added. Idempotent; the first withdrawal counts. */
export const handler = defineHandler(withdrawConsent, async ({ household, now }) => {
  const { id, rows } = household;
  await repeatOnConflict(async () => {
    const seen = await storedConsents.find(rows, {});
    if (!seen || seen.withdrawnAt !== undefined) return;
    await rows.commit([...withdrawActions(rows, seen, now), household.listEndAction('consent', id, now)]);
  });
});
