import { ProductError } from '../../shared/errors.ts';
import { isBeingFilled } from '../data/content/card-import.ts';
import { beginningsOfHousehold } from '../data/catalogue.ts';
import { endShares } from '../data/content/deck-share.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { hideHouseholdAction, storedHouseholds } from '../data/people/household.ts';
import { forgetAnswers } from '../data/operations/kept-answer.ts';
import { storedLearners } from '../data/people/learner.ts';
import { listAllMedia } from '../data/content/media.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { type Deletion, endPairings, revokeInvitations } from '../data/operations/pending-deletion.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { MediaStore } from '../platform/effects/media-store.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/**
 * Hides a household from everybody, for good, and lets go of all but its owners: their same call can go on until it is through. A
 * household has at most 30 members, whose memberships take two of a transaction's 100 actions each.
 * @returns its deletion, the one that began earlier when it is hidden already.
 * @throws ProductError `not-found` when there is nothing left of it.
 */
export async function hideHousehold(scope: HouseholdScope, now: Date): Promise<Deletion> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    // Before the members: whoever joins after it was read makes the transaction refuse.
    const seen = await storedHouseholds.findEvenHidden(rows, {});
    if (!seen) throw new ProductError('not-found');
    const deletion = scope.openDeletion({
      kind: 'household',
      id: scope.id,
      since: seen.deletingSince ?? now.toISOString(),
    });
    if (seen.deletingSince !== undefined) return deletion;
    const others = (await storedMemberships.list(rows)).filter((membership) => membership.role !== 'owner');
    await rows.commit([
      hideHouseholdAction(rows, seen, deletion.since),
      ...deletion.beginActions,
      ...others.flatMap((membership) => deletion.dismissActions(membership)),
      ...scope.countActions({ households: -1, learners: -seen.learnerCount, decks: -seen.deckCount }),
    ]);
    return deletion;
  });
}

/**
 * Removes all that a hidden household owns, in pages, and its owners' memberships and itself last. Cut off anywhere, whoever runs it
 * again goes on; two at once do no harm. While cards of an import may still arrive, all is left for later.
 * @param mediaStore where its pictures and sounds are: without it, a household that has any is left for later as well.
 * @returns whether it is through.
 */
export async function removeHiddenHousehold(
  deletion: Deletion,
  hasTime: HasTime,
  now: Date,
  mediaStore?: MediaStore,
): Promise<boolean> {
  const { rows, dismissActions, endAction, answersOf } = deletion;
  await revokeInvitations(deletion);
  await endPairings(deletion);
  await endShares(deletion);
  for (const { learner } of await storedLearners.list(rows)) await forgetAnswers(answersOf(learner));
  if (await isBeingFilled(rows, {}, now)) return false;
  if (!(await removeBytes(deletion, now, mediaStore))) return false;
  if (!(await rows.removeAll(beginningsOfHousehold(), hasTime))) return false;
  await repeatOnConflict(async () => {
    const memberships = await storedMemberships.list(rows);
    await rows.commit([
      ...memberships.flatMap((membership) => dismissActions(membership)),
      storedHouseholds.remove(rows, {}),
      endAction,
    ]);
  });
  return true;
}

/** Removes the bytes of all pictures and sounds, before the rows that say that they are there. @returns false while some may still arrive. */
async function removeBytes({ rows, id }: Deletion, now: Date, mediaStore: MediaStore | undefined): Promise<boolean> {
  const media = await listAllMedia(rows);
  if (media.length === 0) return true;
  if (!mediaStore || media.some(({ arrivingUntil = '' }) => arrivingUntil > now.toISOString())) return false;
  await mediaStore.removeAllOf(id);
  return true;
}
