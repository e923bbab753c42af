import type { DeckShare } from '../../shared/schemas/deck.ts';
import { mayShare, type StoredShare } from '../data/content/deck-share.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { formatExpiry, hasExpired } from '../data/table/expiry.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { deriveTypedCode, hashTypedCode } from '../platform/sign-in/typed-code.ts';

/** About 59 bits: too many to guess in the month a code is valid, because attempts are throttled. */
const codeLength = 12;

/** @returns the share's code, derived from its id so that it can be shown again although only its hash is stored. */
export function codeOf(
  { id }: HouseholdScope,
  { share }: Pick<StoredShare, 'share'>,
  deriveBytes: DeriveBytes,
): string {
  return deriveTypedCode(codeLength, deriveBytes, `share ${id} ${share}`);
}

/** @returns whether the share's code works: it is not expired, its creator may still share, and this stage's key derives the same code. */
export async function isShareValid(
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
  return isOwnCode && !hasExpired(share, now) && mayShare(accounts.get(share.sharedBy), membership);
}

export function presentShare(household: HouseholdScope, share: StoredShare, deriveBytes: DeriveBytes): DeckShare {
  return { code: codeOf(household, share, deriveBytes), expiresAt: formatExpiry(share), takes: share.takes };
}
