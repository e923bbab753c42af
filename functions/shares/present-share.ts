import type { DeckShare } from '../../shared/schemas/deck.ts';
import { mayShare, type StoredShare } from '../data/content/deck-share.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { describeEnd, hasEnded } from '../data/table/expiry.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { deriveTypedCode, hashTypedCode } from '../platform/sign-in/typed-code.ts';

/** About 59 bits, for a month, behind a throttle. */
const codeLength = 12;

/** @returns what a share is opened by: worked out of its id, so that it can be shown again although only its hash is stored. */
export function codeOf(
  { id }: HouseholdScope,
  { share }: Pick<StoredShare, 'share'>,
  deriveBytes: DeriveBytes,
): string {
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
