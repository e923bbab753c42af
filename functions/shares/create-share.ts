import { limits } from '../../shared/limits.ts';
import { createShare } from '../../shared/routes/shares.ts';
import { storedShares } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedHouseholds } from '../data/people/household.ts';
import { expiryAfter } from '../data/table/expiry.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { codeOf, isShareValid, presentShare } from './present-share.ts';

/** Shares a deck. Repeated calls, also by other adults, return the existing code, so that it keeps working. */
export const handler = defineHandler(createShare, async (call) => {
  const { params, household, caller, effects, now, deriveBytes } = call;
  const { rows } = household;
  const { deck } = await storedDecks.requireById(household, params.deckId);
  return await repeatOnConflict(async () => {
    const seen = await storedShares.find(rows, { deck });
    if (seen && (await isShareValid(household, seen, deriveBytes, now)))
      return presentShare(household, seen, deriveBytes);
    const share = effects.newId(now);
    const fresh = {
      deck,
      share,
      codeHash: hashTypedCode(codeOf(household, { share }, deriveBytes)),
      sharedBy: caller.user.id,
      takes: 0,
      createdAt: now.toISOString(),
      expiresAt: expiryAfter(now, limits.shareSeconds),
    };
    // Deleting a deck or household ends its shares, so no share may be added once it is hidden.
    const isThere = [storedDecks.check(rows, { deck }), storedHouseholds.check(rows, {})];
    await rows.commit([...household.shareActions(fresh, seen), ...isThere]);
    return presentShare(household, fresh, deriveBytes);
  });
});
