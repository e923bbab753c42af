import { ProductError } from '../../../shared/errors.ts';
import { householdOfId, learnerOfId, splitId } from '../../../shared/ids.ts';
import { type HouseholdRole, isPermitted, type Permission } from '../../../shared/permissions.ts';
import type { Access, IdSource } from '../../../shared/routes/define-route.ts';
import { householdsOf, type StoredHousehold } from '../../data/people/household.ts';
import { HouseholdScope } from './household-scope.ts';
import { storedLearners } from '../../data/people/learner.ts';
import {
  storedAccountMemberships,
  type StoredAccountMembership,
  type StoredMembership,
} from '../../data/people/membership.ts';
import type { Table } from '../../data/table/table.ts';
import type { StoredUser } from '../../data/people/user.ts';
import { type Authenticated, membershipOf } from './authenticate.ts';
import type { Caller, LearnerReference } from './call.ts';

type HouseholdAccess = Extract<Access, { kind: 'household' }>;

/** Opens the named household. @throws ProductError `not-found` when it doesn't exist or the caller is not a member; the two look the same. */
export function openHousehold(table: Table, found: Authenticated, whileDeleting: boolean): HouseholdScope {
  const { caller, household, membership } = found;
  const isThere = household && (household.deletingSince === undefined || whileDeleting);
  if (!isThere || (!membership && caller.user.role !== 'admin')) throw new ProductError('not-found');
  return toScope(table, caller.user, household, membership);
}

/** Opens the caller's households: none for an account without one, the child's own on a device. */
export async function openOwnHouseholds(table: Table, caller: Caller): Promise<HouseholdScope[]> {
  const { user } = caller;
  if ('child' in caller) return [toScope(table, user, caller.household, membershipOf(caller))];
  const memberships = await storedAccountMemberships.list(table, { userId: user.id });
  const households = await householdsOf(table, memberships);
  return households.map((household) =>
    toScope(
      table,
      user,
      household,
      memberships.find((membership) => membership.householdId === household.id),
    ),
  );
}

function toScope(
  table: Table,
  user: Pick<StoredUser, 'role'>,
  household: StoredHousehold,
  membership: StoredAccountMembership | undefined,
): HouseholdScope {
  return new HouseholdScope(table, {
    household,
    role: roleIn(user, membership),
    ...(membership && { membership }),
    ...(membership?.learner && { ownLearner: membership.learner }),
  });
}

export function roleIn(user: Pick<StoredUser, 'role'>, membership: StoredMembership | undefined): HouseholdRole {
  if (user.role === 'admin') return 'admin';
  if (user.role === 'learner') return 'learner';
  return membership?.role ?? 'viewer';
}

/** @throws ProductError `not-allowed` when the caller's role lacks the permission. */
export function requirePermission(scope: HouseholdScope, permission: Permission): void {
  if (!isPermitted(scope.role, permission)) throw new ProductError('not-allowed');
}

/**
 * Resolves the learner of a call: a learner account itself, otherwise the named one.
 * @throws ProductError `not-allowed` when a learner names another one, `learner-needed`, `not-found` for a learner outside the household.
 */
export async function resolveLearner(
  scope: HouseholdScope,
  access: HouseholdAccess,
  named: string | undefined,
): Promise<LearnerReference | undefined> {
  if (!access.learner) return undefined;
  const namedLearner = named === undefined ? undefined : learnerNamedBy(access.learner, named);
  if (scope.role === 'learner') return ownLearner(scope, named, namedLearner);
  if (named === undefined) throw new ProductError('learner-needed');
  if (namedLearner === undefined) throw new ProductError('not-found');
  const { learner } = await storedLearners.requireById(scope, namedLearner);
  return { id: namedLearner, local: learner };
}

/** @returns the learner's id: the id itself, or the learner part of a session's or attempt's id. */
function learnerNamedBy(source: IdSource, id: string): string | undefined {
  return source.name === 'learnerId' ? splitId(id, 2) && id : learnerOfId(id);
}

function ownLearner(
  scope: HouseholdScope,
  named: string | undefined,
  namedLearner: string | undefined,
): LearnerReference {
  if (scope.ownLearner === undefined) throw new ProductError('not-found');
  const own = { id: storedLearners.idOf(scope.id, { learner: scope.ownLearner }), local: scope.ownLearner };
  if (named !== undefined && namedLearner !== own.id) {
    const isOfThisHousehold = namedLearner !== undefined && householdOfId(namedLearner) === scope.id;
    throw new ProductError(isOfThisHousehold ? 'not-allowed' : 'not-found');
  }
  return own;
}
