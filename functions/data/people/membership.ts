import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { memberRole, type MemberRole } from '../../../shared/schemas/user.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';
import { householdFieldsOf, storedUsers, type StoredUser } from './user.ts';

/** Membership role of learner accounts. Their permissions never depend on it. */
export const learnersRole: MemberRole = 'viewer';

const schema = z.object({
  householdId: z.string(),
  userId: z.string(),
  role: memberRole,
  /** Local id of the learner that this account studies as; only for learner accounts. */
  learner: z.optional(z.string()),
  joinedAt: z.string(),
});

/** A membership, stored under the household. {@link storedAccountMemberships} holds it under the account, written in the same transaction. */
export const storedMemberships = defineItem({ name: 'membership', key: 'HH#{householdId}/MEMBER#{userId}', schema });
export type StoredMembership = Stored<typeof storedMemberships>;

/** A membership, stored under the account: read with every request, together with the session. */
export const storedAccountMemberships = defineItem({
  name: 'account-membership',
  key: 'USER#{userId}/HH#{householdId}',
  schema: z.extend(schema, {
    /** Whether the grown-up wants the weekly mail; absent if never chosen. */
    weeklyMail: z.optional(z.boolean()),
  }),
});
export type StoredAccountMembership = Stored<typeof storedAccountMemberships>;

/** @returns the writes of the membership alone, for a new account that is created with its list of households. */
export function firstMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.create(householdRows(table, membership.householdId), membership, 'already-member'),
    storedAccountMemberships.create(table, membership, 'already-member'),
  ];
}

/** @returns the write that adds a household to an account's count and list of households. It fails with `too-many-households`. */
function enterHouseholdAction(table: Table, { userId, householdId }: StoredMembership): WriteAction {
  const isNotFull = { atMost: { householdCount: limits.householdsPerAccount - 1 } };
  const entered = { add: { householdCount: 1, householdIds: new Set([householdId]) } };
  return storedUsers.change(table, { id: userId }, entered, { ...isNotFull, otherwise: 'too-many-households' });
}

/** @returns the write that removes a household from an account's count and list. A household being deleted still counts until its deletion is complete. */
function leaveHouseholdAction(table: Table, { userId, householdId }: StoredMembership): WriteAction {
  const left = { add: { householdCount: -1 }, removeFromSet: { householdIds: new Set([householdId]) } };
  return storedUsers.change(table, { id: userId }, left);
}

/**
 * @returns the write that completes an older account's list of households. Read the households after the account: the write is refused with `conflict` if the
 *   account changed since.
 */
export function listHouseholdsAction(table: Table, seen: StoredUser, householdIds: readonly string[]): WriteAction {
  const listed = { householdCount: householdIds.length, householdsListed: true };
  const named = householdIds.length > 0 ? { householdIds: new Set(householdIds) } : {};
  return storedUsers.change(table, seen, { set: { ...listed, ...named } }, { equals: householdFieldsOf(seen) });
}

/** @returns the writes that add an account to a household; refused with `already-member` or `too-many-households`. */
export function createMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [...firstMembershipActions(table, membership), enterHouseholdAction(table, membership)];
}

/** @returns the writes that remove an account from a household; refused with `conflict` when it is no longer a member. */
export function removeMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.removeExisting(householdRows(table, membership.householdId), membership, {
      otherwise: 'conflict',
    }),
    storedAccountMemberships.remove(table, membership),
    leaveHouseholdAction(table, membership),
  ];
}

/** @returns the writes that change a member's role; refused with `conflict` when it changed since it was read. */
export function changeRoleActions(table: Table, seen: StoredMembership, role: MemberRole): WriteAction[] {
  const asSeen = { equals: { role: seen.role } };
  return [
    storedMemberships.change(householdRows(table, seen.householdId), seen, { set: { role } }, asSeen),
    storedAccountMemberships.change(table, seen, { set: { role } }),
  ];
}
