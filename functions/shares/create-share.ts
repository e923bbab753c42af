import { limits } from '../../shared/limits.ts';
import { createShare } from '../../shared/routes/shares.ts';
import type { DeckShare } from '../../shared/schemas/deck.ts';
import { mayShare, type StoredShare, storedShares } from '../data/deck-share.ts';
import { storedDecks } from '../data/deck.ts';
import { storedHouseholds } from '../data/household.ts';
import { storedMemberships } from '../data/membership.ts';
import { describeEnd, endAfter, hasEnded } from '../data/table/expiry.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import type { DeriveBytes } from '../platform/derive-bytes.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { deriveTypedCode, hashTypedCode } from '../platform/typed-code.ts';

/** The same call again, or another grown-up's, answers the code that there is: whoever got it can go on using it. */
export const handler = defineHandler(createShare, async (call) => {
  const { params, household, caller, effects, now, deriveBytes } = call;
  const { rows } = household;
  const { deck } = await storedDecks.requireById(household, params.deckId);
  return await repeatOnConflict(async () => {
    const seen = await storedShares.find(rows, { deck });
    if (seen && (await isGood(household, seen, deriveBytes, now))) return presentShare(household, seen, deriveBytes);
    const share = effects.newId(now);
    const fresh = {
      deck,
      share,
      codeHash: hashTypedCode(codeOf(household, { share }, deriveBytes)),
      sharedBy: caller.user.id,
      takes: 0,
      createdAt: now.toISOString(),
      expiresAt: endAfter(now, limits.shareSeconds),
    };
    // What is hidden ends its shares when it is removed: none may come after that.
    const isThere = [storedDecks.check(rows, { deck }), storedHouseholds.check(rows, {})];
    await rows.commit([...household.shareActions(fresh, seen), ...isThere]);
    return presentShare(household, fresh, deriveBytes);
  });
});

/** About 59 bits, for a month, behind a throttle. */
const codeLength = 12;

function codeOf({ id }: HouseholdScope, { share }: Pick<StoredShare, 'share'>, deriveBytes: DeriveBytes): string {
  return deriveTypedCode(codeLength, deriveBytes, `share ${id} ${share}`);
}

/** @returns whether the code of a share opens its deck: it has not ended, whoever made it may still do so, and its code is what this stage makes of it. */
export async function isGood(
  household: HouseholdScope,
  share: StoredShare,
  deriveBytes: DeriveBytes,
  now: Date,
): Promise<boolean> {
  const maker = { userId: share.sharedBy };
  const [membership, accounts] = await Promise.all([
    storedMemberships.find(household.rows, maker),
    household.findAccounts([maker]),
  ]);
  const isOwnCode = hashTypedCode(codeOf(household, share, deriveBytes)) === share.codeHash;
  return isOwnCode && !hasEnded(share, now) && mayShare(accounts.get(share.sharedBy), membership);
}

/** @returns a share as the family's managers see it. */
export function presentShare(household: HouseholdScope, share: StoredShare, deriveBytes: DeriveBytes): DeckShare {
  return { code: codeOf(household, share, deriveBytes), expiresAt: describeEnd(share), takes: share.takes };
}
