import { withdrawConsent } from '../../shared/routes/consent.ts';
import { storedConsents, withdrawActions } from '../data/people/consent.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** What is stored stays until it is erased; from now on nothing is added to it. Done again, it stays as it was done first. */
export const handler = defineHandler(withdrawConsent, async ({ household: { rows }, now }) => {
  await repeatOnConflict(async () => {
    const seen = await storedConsents.find(rows, {});
    if (!seen || seen.withdrawnAt !== undefined) return;
    await rows.commit(withdrawActions(rows, seen, now));
  });
});
