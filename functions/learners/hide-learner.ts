import { ProductError } from '../../shared/errors.ts';
import { type StoredBinEntry } from '../data/content/bin.ts';
import { removeEntriesOf } from '../data/content/empty-bin.ts';
import { beginningsOfLearner } from '../data/catalogue.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countInHousehold } from '../data/people/household.ts';
import { forgetAnswers } from '../data/operations/kept-answer.ts';
import { hideLearnerAction, storedLearners } from '../data/people/learner.ts';
import { storedMemberships } from '../data/people/membership.ts';
import { type Deletion, revokeInvitations } from '../data/operations/pending-deletion.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/**
 * Hides a learner and removes their account from the household.
 * @returns the deletion, new or existing.
 * @throws ProductError `not-found` when the learner doesn't exist or is completely deleted.
 */
export async function hideLearner(scope: HouseholdScope, learner: string, now: Date): Promise<Deletion> {
  const { rows } = scope;
  return await repeatOnConflict(async () => {
    const found = await storedLearners.findEvenHidden(rows, { learner });
    if (!found) throw new ProductError('not-found');
    const deletion = scope.openDeletion({
      kind: 'learner',
      id: learner,
      since: found.deletingSince ?? now.toISOString(),
    });
    if (found.deletingSince !== undefined) return deletion;
    const memberships = found.userId ? await storedMemberships.list(rows) : [];
    const linked = memberships.filter((membership) => membership.learner === learner);
    await rows.commit([
      hideLearnerAction(rows, found, deletion.since),
      ...deletion.beginActions,
      ...linked.flatMap((membership) => deletion.removeMembershipActions(membership)),
      countInHousehold(rows, { learnerCount: -1, ...(linked.length > 0 && { memberCount: -1 }) }),
      ...scope.countActions({ learners: -1 }),
    ]);
    return deletion;
  });
}

/**
 * Deletes a hidden learner's data page by page, in the order of {@link beginningsOfLearner}, the learner last. Safe to interrupt, repeat and run in parallel.
 * @returns whether the deletion is complete.
 */
export async function removeHiddenLearner(deletion: Deletion, hasTime: HasTime, now: Date): Promise<boolean> {
  const { rows, id: learner, endAction, answersOf } = deletion;
  await revokeInvitations(deletion, (invitation) => invitation.learner === learner);
  await forgetAnswers(answersOf(learner));
  const isOfLearner = ({ assignment }: StoredBinEntry) => assignment?.learner === learner;
  if (!(await removeEntriesOf(deletion, isOfLearner, hasTime, now))) return false;
  if (!(await rows.removeAll(beginningsOfLearner(learner), hasTime))) return false;
  await rows.commit([storedLearners.remove(rows, { learner }), endAction]);
  return true;
}
