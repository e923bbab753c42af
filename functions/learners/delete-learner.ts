import { ProductError } from '../../shared/errors.ts';
import { countInHousehold } from '../data/household.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { householdKeys, studyKeys } from '../data/keys.ts';
import { findLearner, removeLearnerAction } from '../data/learner.ts';
import { listMembershipsOfHousehold } from '../data/membership.ts';

/**
 * Deletes a learner with everything it ever studied, and takes its account out of the household. The learner row goes first,
 * together with the account's membership; then the study rows, in pages. Cut off after that, the same call goes on.
 */
export async function deleteLearner(scope: HouseholdScope, learner: string): Promise<void> {
  const { rows } = scope;
  const found = await findLearner(rows, learner);
  if (found) {
    const memberships = found.userId ? await listMembershipsOfHousehold(rows) : [];
    const linked = memberships.filter((membership) => membership.learner === learner);
    await rows.commit([
      removeLearnerAction(rows, learner),
      ...linked.flatMap((membership) => scope.dismissActions(membership)),
      countInHousehold(rows, { learnerCount: -1, ...(linked.length > 0 && { memberCount: -1 }) }),
    ]);
  }
  const wasThere = await removeStudyRows(scope, learner);
  if (!found && !wasThere) throw new ProductError('not-found');
}

async function removeStudyRows({ rows }: HouseholdScope, learner: string): Promise<boolean> {
  const removed = await rows.removeAll(studyKeys.all(learner));
  const progress = await rows.removeAll(householdKeys.progressOf(learner));
  return removed + progress > 0;
}
