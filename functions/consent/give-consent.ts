import { giveConsent } from '../../shared/routes/consent.ts';
import { renameAllOpenAssignments } from '../data/content/open-assignments.ts';
import { agreeActions, hasAgreed, storedConsents } from '../data/people/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type ConsentEffects, openConsentEffects, agree } from './agree.ts';

/** Gives consent. Agreeing to the same notice again keeps the first consent, unless it was withdrawn or its renewal is pending. */
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
    // Applies renames made while there was no consent. If this call is interrupted here, a repeated call applies them.
    await renameAllOpenAssignments(rows, now);
    return isNew ? consent : seen;
  },
  openConsentEffects,
);
