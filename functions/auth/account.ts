import type { AccountRole, Person, User } from '../../shared/schemas/user.ts';
import { findHouseholds, type StoredHousehold } from '../data/people/household.ts';
import { learnersRole, storedAccountMemberships, type StoredMembership } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { ChildCaller } from '../platform/call/call.ts';

/** @returns an account as it begins; it counts as active from its first sign-in on. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  const createdAt = now.toISOString();
  return { id, email, role, emailVerified: false, sessionEpoch: 0, householdsListed: true, createdAt, version: 1 };
}

/** @returns the account as it goes out, with the households it is in. */
export async function presentUser(
  table: Table,
  user: StoredUser,
  memberships?: readonly StoredMembership[],
): Promise<User> {
  const shown = memberships ?? (await storedAccountMemberships.list(table, { userId: user.id }));
  const households = await findHouseholds(
    table,
    shown.map((membership) => membership.householdId),
  );
  return showMember(user, shown, households);
}

/** @returns the account as it goes out, where its memberships and their households are read already. */
export function showMember(
  user: StoredUser,
  memberships: readonly StoredMembership[],
  households: readonly StoredHousehold[],
): User {
  const roles = new Map(memberships.map((membership) => [membership.householdId, membership.role]));
  return showUser(
    user,
    households.map(({ id, name }) => ({ id, name, role: roles.get(id) ?? 'viewer' })),
  );
}

/** @returns a child on a family's device as it goes out: a learner in its household, without an e-mail. */
export function presentChild({ user, household: { id, name } }: ChildCaller): Person {
  return { ...user, households: [{ id, name, role: learnersRole }] };
}

/** @returns the account as it goes out, where its households are known. */
export function showUser(
  { id, email, emailVerified, role, createdAt }: StoredUser,
  households: User['households'],
): User {
  return { id, email, ...(emailVerified && { emailVerified }), role, households, createdAt };
}
