import * as z from 'zod/mini';
import { memberRole } from '../../shared/schemas/user.ts';
import { householdRows } from './household.ts';
import { defineItem, type Stored } from './table/item.ts';
import type { Table } from './table/table.ts';
import type { WriteAction } from './table/write-action.ts';

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
  schema,
});

export function createMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.create(householdRows(table, membership.householdId), membership, 'already-member'),
    storedAccountMemberships.create(table, membership, 'already-member'),
  ];
}

export function removeMembershipActions(table: Table, membership: StoredMembership): WriteAction[] {
  return [
    storedMemberships.remove(householdRows(table, membership.householdId), membership),
    storedAccountMemberships.remove(table, membership),
  ];
}
