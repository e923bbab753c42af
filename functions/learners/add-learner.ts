import { consentCheck } from '../data/people/consent.ts';
import { countInHousehold } from '../data/people/household.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

/** @returns the writes that add a learner to a household. They fail with `consent-needed` and `too-many-learners`. */
export function addLearnerActions(scope: HouseholdScope, learner: StoredLearner): WriteAction[] {
  return [
    consentCheck(scope.rows, scope.household),
    storedLearners.create(scope.rows, learner),
    countInHousehold(scope.rows, { learnerCount: 1 }, 'learnerCount'),
    ...scope.countActions({ learners: 1 }),
  ];
}
