import { presentUser, showUser } from '../auth/account.ts';
import { householdsOf } from '../data/people/household.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import { type StoredUser, storedUsers } from '../data/people/user.ts';
import type { User } from '../../shared/schemas/user.ts';

export async function presentManagedUser(table: Table, user: StoredUser) {
  return asManaged(user, await presentUser(table, user));
}

/**
 * @returns those of the listed accounts that still exist, in the form that admins see, with one strongly consistent read per hundred rows of each kind, plus
 *   one for each account without `householdsListed`.
 */
export async function presentManagedUsers(table: Table, listed: readonly Pick<StoredUser, 'id'>[]) {
  const users = await storedUsers.findMany(table, listed);
  const places = (await Promise.all(users.map(async (user) => await placesOf(table, user)))).flat();
  const [memberships, households] = await Promise.all([
    storedAccountMemberships.findMany(table, places),
    householdsOf(table, places),
  ]);
  const names = new Map(households.map(({ id, name }) => [id, name]));
  return users.map((user) => {
    const own = memberships.filter(({ userId, householdId }) => userId === user.id && names.has(householdId));
    const shown = own.map(({ householdId: id, role }) => ({ id, name: names.get(id) ?? '', role }));
    return asManaged(user, showUser(user, shown));
  });
}

async function placesOf(table: Table, { id: userId, householdIds = new Set(), householdsListed }: StoredUser) {
  if (!householdsListed) return await storedAccountMemberships.list(table, { userId });
  return [...householdIds].toSorted().map((householdId) => ({ userId, householdId }));
}

function asManaged({ disabledAt }: StoredUser, { id, email, emailVerified, role, households, createdAt }: User) {
  const disabled = disabledAt !== undefined;
  return { id, email, ...(emailVerified && { emailVerified }), role, households, createdAt, disabled };
}
