import type { getMe } from '../../shared/routes/auth.ts';
import type { RouteAnswer } from '../../shared/routes/define-route.ts';
import { presentChild, showMember } from './account.ts';
import { findHouseholds, householdRows, type StoredHousehold } from '../data/people/household.ts';
import { presentLearner, storedLearners } from '../data/people/learner.ts';
import { storedAccountMemberships, type StoredMembership } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import { membershipOf } from '../platform/call/authenticate.ts';
import type { Caller } from '../platform/call/call.ts';

/** @returns where the caller is a member: a child on a device in its one household. */
export async function findMemberships(table: Table, caller: Caller): Promise<StoredMembership[]> {
  if ('child' in caller) return [membershipOf(caller)];
  return await storedAccountMemberships.list(table, { userId: caller.user.id });
}

interface ReadMe {
  readonly me: RouteAnswer<typeof getMe>;
  /** Those of the memberships that exist and are not being deleted. */
  readonly households: readonly StoredHousehold[];
}

/** @returns the caller as it goes out, with the learner that it studies as, and its households as they are stored. */
export async function readMe(table: Table, caller: Caller, memberships: readonly StoredMembership[]): Promise<ReadMe> {
  if ('child' in caller) {
    const { household, learner } = caller;
    return {
      me: { ...presentChild(caller), learner: presentLearner(household.id, learner) },
      households: [household],
    };
  }
  const [households, learner] = await Promise.all([
    findHouseholds(
      table,
      memberships.map(({ householdId }) => householdId),
    ),
    findOwnLearner(table, memberships),
  ]);
  return { me: { ...showMember(caller.user, memberships, households), ...(learner && { learner }) }, households };
}

async function findOwnLearner(table: Table, memberships: readonly StoredMembership[]) {
  const linked = memberships.find((membership) => membership.learner !== undefined);
  if (linked?.learner === undefined) return undefined;
  const learner = await storedLearners.find(householdRows(table, linked.householdId), { learner: linked.learner });
  return learner && presentLearner(linked.householdId, learner);
}
