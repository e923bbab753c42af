import { ProductError } from '../../shared/errors.ts';
import { householdOfId, joinId } from '../../shared/ids.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedLearners } from '../data/people/learner.ts';

/**
 * @param learnerId a learner's id, or nothing for all learners that the caller may see.
 * @returns the local ids of the learners whose study the caller may list: a learner account's own, everybody's for a grown-up.
 * @throws ProductError `not-allowed` when a learner asks for another one, `not-found` for a learner who is not here.
 */
export async function visibleLearners(scope: HouseholdScope, learnerId: string | undefined): Promise<string[]> {
  if (learnerId !== undefined && householdOfId(learnerId) !== scope.id) throw new ProductError('not-found');
  if (scope.role === 'learner') {
    const own = scope.ownLearner === undefined ? [] : [scope.ownLearner];
    const isSibling = learnerId !== undefined && own.every((learner) => joinId(scope.id, learner) !== learnerId);
    if (isSibling) throw new ProductError('not-allowed');
    return own;
  }
  const learners = (await storedLearners.list(scope.rows)).map(({ learner }) => learner);
  const asked = learners.filter((learner) => learnerId === undefined || joinId(scope.id, learner) === learnerId);
  if (learnerId !== undefined && asked.length === 0) throw new ProductError('not-found');
  return asked;
}
