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

/** @returns a new account. It counts as active from its first sign-in. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  const createdAt = now.toISOString();
  return { id, email, role, emailVerified: false, sessionEpoch: 0, householdsListed: true, createdAt, version: 1 };
}

/** @returns the account in its public form, with its households. */
export async function presentUser(
  table: Table,
  user: StoredUser,
  memberships?: readonly StoredMembership[],
): Promise<User> {
  const shown = memberships ?? (await storedAccountMemberships.list(table, { userId: user.id }));
  const households = await householdsOf(table, shown);
  return showMember(user, shown, households);
}

/** @returns the account in its public form, from rows that were already read. */
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

/** @returns the public form of a child on a family device: a learner in their household, without an email, in the language that a grown-up chose for them. */
export function presentChild({ user, household: { id, name }, learner: { language } }: ChildCaller): Person {
  const own = language !== undefined && language !== 'device' && { language };
  return { ...user, ...own, households: [{ id, name, role: learnersRole }] };
}

export function showUser(
  { id, email, emailVerified, role, language, createdAt }: StoredUser,
  households: User['households'],
): User {
  return {
    id,
    email,
    ...(emailVerified && { emailVerified }),
    role,
    ...(language && { language }),
    households,
    createdAt,
  };
}

/** @returns the caller's memberships: for a child on a device, the one in their household. */
export async function findMemberships(table: Table, caller: Caller): Promise<StoredMembership[]> {
  if ('child' in caller) return [membershipOf(caller)];
  return await storedAccountMemberships.list(table, { userId: caller.user.id });
}

interface ReadMe {
  readonly me: RouteAnswer<typeof getMe>;
  /** The households of the memberships, without those missing or being deleted. */
  readonly households: readonly StoredHousehold[];
}

/** @returns the caller in public form with the learner they study as, and the stored households. */
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
