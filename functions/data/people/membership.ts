import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { memberRole, type MemberRole } from '../../../shared/schemas/user.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';
import { placesOf, storedUsers, type StoredUser } from './user.ts';

/** A learner is a learner wherever it is: what it may do never comes from its membership. */
export const learnersRole: MemberRole = 'viewer';

const schema = z.object({
  householdId: z.string(),
  userId: z.string(),
  role: memberRole,
  /** Local part of the learner that this account studies as; only for learner accounts. */
  learner: z.optional(z.string()),
  joinedAt: z.string(),
});

/** Somebody's place in a household. Written twice in one transaction: under the household … */
export const storedMemberships = defineItem({ name: 'membership', key: 'HH#{householdId}/MEMBER#{userId}', schema });
export type StoredMembership = Stored<typeof storedMemberships>;

/** … and under the account: read with every request, next to the session. */
export const storedAccountMemberships = defineItem({
  name: 'account-membership',
  key: 'USER#{userId}/HH#{householdId}',
  schema: z.extend(schema, {
    /** Whether the grown-up wants the weekly mail; absent where it has not said so. */
    weeklyMail: z.optional(z.boolean()),
  }),
});
export type StoredAccountMembership = Stored<typeof storedAccountMemberships>;

/** @returns the writes of a membership alone: for an account that is made in the same transaction and lists it itself. */
export function firstMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.create(householdRows(table, membership.householdId), membership, 'already-member'),
    storedAccountMemberships.create(table, membership, 'already-member'),
  ];
}

/** @returns the write that counts and lists a household that the account comes into. Refuses with `too-many-households`. */
function enterHouseholdAction(table: Table, { userId, householdId }: StoredMembership): WriteAction {
  const isNotFull = { atMost: { householdCount: limits.householdsPerAccount - 1 } };
  const entered = { add: { householdCount: 1, householdIds: new Set([householdId]) } };
  return storedUsers.change(table, { id: userId }, entered, { ...isNotFull, otherwise: 'too-many-households' });
}

/** @returns the write that counts and lists a household no more: one that is deleted counts until that is through. */
function leaveHouseholdAction(table: Table, { userId, householdId }: StoredMembership): WriteAction {
  const left = { add: { householdCount: -1 }, takeOut: { householdIds: new Set([householdId]) } };
  return storedUsers.change(table, { id: userId }, left);
}

/**
 * @returns the write that lists all households of an account of before; it refuses with `conflict` when the account came into one, or
 *   left one, since it was read. Whoever read the memberships did so after the account.
 */
export function listHouseholdsAction(table: Table, seen: StoredUser, householdIds: readonly string[]): WriteAction {
  const listed = { householdCount: householdIds.length, householdsListed: true };
  const named = householdIds.length > 0 ? { householdIds: new Set(householdIds) } : {};
  return storedUsers.change(table, seen, { set: { ...listed, ...named } }, { equals: placesOf(seen) });
}

/** @returns the writes that let an account into a household; they refuse with `already-member` and `too-many-households`. */
export function createMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [...firstMembershipActions(table, membership), enterHouseholdAction(table, membership)];
}

/** @returns the writes that take an account out of a household; refused with `conflict` when it is out already. */
export function removeMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.removeExisting(householdRows(table, membership.householdId), membership, {
      otherwise: 'conflict',
    }),
    storedAccountMemberships.remove(table, membership),
    leaveHouseholdAction(table, membership),
  ];
}

/** @returns the writes that give a member another role; refused with `conflict` when it changed since it was read. */
export function changeRoleActions(table: Table, seen: StoredMembership, role: MemberRole): WriteAction[] {
  const asSeen = { equals: { role: seen.role } };
  return [
    storedMemberships.change(householdRows(table, seen.householdId), seen, { set: { role } }, asSeen),
    storedAccountMemberships.change(table, seen, { set: { role } }),
  ];
}
