import * as z from 'zod';
import { memberRole } from '../../shared/schemas/user.ts';
import { householdKeys, userKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Key, Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** Somebody's place in a household. Written twice in one transaction: under the household and under the account. */
export const storedMembership = z.object({
  householdId: z.string(),
  userId: z.string(),
  role: memberRole,
  /** Local part of the learner that this account studies as; only for learner accounts. */
  learner: z.string().optional(),
  joinedAt: z.string(),
});
export type StoredMembership = z.infer<typeof storedMembership>;

/** The twin under the account: read with every request, next to the session. */
export function membershipKey(userId: string, householdId: string): Key {
  return { PK: userKeys.partition(userId), SK: userKeys.household(householdId) };
}

function ofUser(table: Table, userId: string): Partition {
  return new Partition(table, userKeys.partition(userId));
}

function ofHousehold(table: Table, householdId: string): Partition {
  return new Partition(table, householdKeys.partition(householdId));
}

export async function listMembershipsOfUser(table: Table, userId: string): Promise<StoredMembership[]> {
  return await ofUser(table, userId).list(storedMembership, { prefix: userKeys.households });
}

export async function listMembershipsOfHousehold(household: Partition): Promise<StoredMembership[]> {
  return await household.list(storedMembership, { prefix: householdKeys.members });
}

export function createMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  const guard = { condition: { exists: false }, otherwise: 'already-member' } as const;
  return [
    ofHousehold(table, membership.householdId).put(householdKeys.member(membership.userId), membership, guard),
    ofUser(table, membership.userId).put(userKeys.household(membership.householdId), membership, guard),
  ];
}

export function removeMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    ofHousehold(table, membership.householdId).remove(householdKeys.member(membership.userId)),
    ofUser(table, membership.userId).remove(userKeys.household(membership.householdId)),
  ];
}
