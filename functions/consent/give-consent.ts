import { giveConsent } from '../../shared/routes/consent.ts';
import { renameAllOpenAssignments } from '../data/content/open-assignments.ts';
import { agreeActions, hasAgreed, storedConsents } from '../data/people/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type ConsentEffects, openConsentEffects, agree } from './agree.ts';

/** Agreeing again to the same notice leaves the first agreement as it is, unless it was taken back or a question stands. */
export const handler = defineHandler<typeof giveConsent, ConsentEffects>(
  giveConsent,
  async ({ body, caller: { user }, household, now, effects }) => {
    const { rows } = household;
    const { consent, letters } = agree(household.id, body, { user, now, effects });
    const seen = await storedConsents.find(rows, {});
    const isNew = !seen || !hasAgreed(seen, consent, household.household);
    if (isNew) {
      await rows.commit([
        ...agreeActions(rows, consent),
        ...letters.flatMap((letter) => household.mailActions(letter, { now, newId: effects.newId })),
      ]);
    }
    // What was renamed while nobody agreed. Cut off before it, the same call again does it.
    await renameAllOpenAssignments(rows, now);
    return isNew ? consent : seen;
  },
  openConsentEffects,
);
