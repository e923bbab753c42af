import type { AccountRole, Person, User } from '../../shared/schemas/user.ts';
import { householdRows, householdsOf, type StoredHousehold } from '../data/people/household.ts';
import { learnersRole, storedAccountMemberships, type StoredMembership } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { Caller, ChildCaller } from '../platform/call/call.ts';
import type { getMe } from '../../shared/routes/auth.ts';
import type { RouteAnswer } from '../../shared/routes/define-route.ts';
import { presentLearner, storedLearners } from '../data/people/learner.ts';
import { membershipOf } from '../platform/call/authenticate.ts';

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
  const households = await householdsOf(table, shown);
  return showMember(user, shown, households);
}

/** @returns the account as it goes out, where its memberships and their households are read already. */
function showMember(
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
    householdsOf(table, memberships),
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
