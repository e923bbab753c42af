import { ProductError } from '../../shared/errors.ts';
import { countInHousehold } from '../data/household.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { householdKeys, studyKeys } from '../data/keys.ts';
import { findLearner, removeLearnerAction } from '../data/learner.ts';
import { listMembershipsOfHousehold } from '../data/membership.ts';
import { repeatOnConflict } from '../data/repeat-on-conflict.ts';

/**
 * Deletes a learner with everything it ever studied, and takes its account out of the household. The learner row goes first,
 * together with the account's membership; then the study rows, in pages. Cut off after that, the same call goes on.
 * @throws ProductError `not-found` when there is no such learner, nor anything left of it.
 */
export async function deleteLearner(scope: HouseholdScope, learner: string): Promise<void> {
  const wasListed = await repeatOnConflict(async () => await removeFromHousehold(scope, learner));
  const wasThere = await removeStudyRows(scope, learner);
  if (!wasListed && !wasThere) throw new ProductError('not-found');
}

/** @returns whether the learner was still there. */
async function removeFromHousehold(scope: HouseholdScope, learner: string): Promise<boolean> {
  const { rows } = scope;
  const found = await findLearner(rows, learner);
  if (!found) return false;
  const memberships = found.userId ? await listMembershipsOfHousehold(rows) : [];
  const linked = memberships.filter((membership) => membership.learner === learner);
  await rows.commit([
    removeLearnerAction(rows, found),
    ...linked.flatMap((membership) => scope.dismissActions(membership)),
    countInHousehold(rows, { learnerCount: -1, ...(linked.length > 0 && { memberCount: -1 }) }),
    ...scope.countActions({ learners: -1 }),
  ]);
  return true;
}

/** Progress goes first: see the order at `studyKeys`. */
async function removeStudyRows({ rows }: HouseholdScope, learner: string): Promise<boolean> {
  const progress = await rows.removeAll(householdKeys.progressOf(learner));
  const assigned = await rows.removeAll(householdKeys.assignmentsOf(learner));
  const removed = await rows.removeAll(studyKeys.all(learner));
  return removed + progress + assigned > 0;
}
