import { giveConsent } from '../../shared/routes/consent.ts';
import { agreeActions, storedConsents } from '../data/people/consent.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type ConsentEffects, openConsentEffects, agree } from './agree.ts';

/** Agreeing again to the same notice leaves the first agreement as it is, unless it was taken back. */
export const handler = defineHandler<typeof giveConsent, ConsentEffects>(
  giveConsent,
  async ({ body, caller: { user }, household, now, effects }) => {
    const { rows } = household;
    const { consent, letters } = agree(household.id, body, { user, now, effects });
    const seen = await storedConsents.find(rows, {});
    if (seen?.noticeVersion === consent.noticeVersion && seen.withdrawnAt === undefined) return seen;
    await rows.commit([
      ...agreeActions(rows, consent),
      ...letters.flatMap((letter) => household.mailActions(letter, { now, newId: effects.newId })),
    ]);
    return consent;
  },
  openConsentEffects,
);
