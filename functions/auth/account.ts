import type { AccountRole, User } from '../../shared/schemas/user.ts';
import { findHouseholds } from '../data/household.ts';
import { storedAccountMemberships, type StoredMembership } from '../data/membership.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns an account as it begins; it counts as active from its first sign-in on. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  const createdAt = now.toISOString();
  return { id, email, role, emailVerified: false, sessionEpoch: 0, createdAt, version: 1 };
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
  const roles = new Map(shown.map((membership) => [membership.householdId, membership.role]));
  return showUser(
    user,
    households.map(({ id, name }) => ({ id, name, role: roles.get(id) ?? 'viewer' })),
  );
}

/** @returns the account as it goes out, where its households are known. */
export function showUser(
  { id, email, emailVerified, role, createdAt }: StoredUser,
  households: User['households'],
): User {
  return { id, email, ...(emailVerified && { emailVerified }), role, households, createdAt };
}
