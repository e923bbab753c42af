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
 * Hides a household and removes all members except its owners, who can repeat the call. At most 30 members with two writes each fit into a transaction.
 * @returns its deletion, new or existing.
 * @throws ProductError `not-found` when it is completely deleted.
 */
export async function hideHousehold(scope: HouseholdScope, now: Date): Promise<Deletion> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    // Read before the members: if someone joins afterwards, the transaction conflicts.
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
      ...others.flatMap((membership) => deletion.removeMembershipActions(membership)),
      ...scope.countActions({ households: -1, learners: -seen.learnerCount, decks: -seen.deckCount }),
    ]);
    return deletion;
  });
}

/**
 * Deletes a hidden household's rows page by page, its owners' memberships and itself last. Safe to interrupt, repeat and run in parallel. Waits for a later
 * run while cards may still arrive.
 * @param mediaStore storage of the media; without it, households with media wait too.
 * @returns whether the deletion is complete.
 */
export async function removeHiddenHousehold(
  deletion: Deletion,
  hasTime: HasTime,
  now: Date,
  mediaStore?: MediaStore,
): Promise<boolean> {
  const { rows, removeMembershipActions, endAction, answersOf } = deletion;
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
      ...memberships.flatMap((membership) => removeMembershipActions(membership)),
      storedHouseholds.remove(rows, {}),
      endAction,
    ]);
  });
  return true;
}

/** Deletes all media files before the rows that refer to them. @returns false while uploads may still arrive. */
async function removeBytes({ rows, id }: Deletion, now: Date, mediaStore: MediaStore | undefined): Promise<boolean> {
  const media = await listAllMedia(rows);
  if (media.length === 0) return true;
  if (!mediaStore || media.some(({ arrivingUntil = '' }) => arrivingUntil > now.toISOString())) return false;
  await mediaStore.removeAllOf(id);
  return true;
}
