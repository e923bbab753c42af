import { forgetAgreerAction, storedConsents } from '../data/people/consent.ts';
import { endShares } from '../data/content/deck-share.ts';
import { ProductError } from '../../shared/errors.ts';
import {
  countDepartureAction,
  householdsOf,
  type StoredHousehold,
  storedHouseholds,
} from '../data/people/household.ts';
import { unlinkLearnerAction } from '../data/people/learner.ts';
import { storedAccountMemberships, type StoredMembership, storedMemberships } from '../data/people/membership.ts';
import { revokeInvitations } from '../data/operations/pending-deletion.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { storedWeeklyMails } from '../data/operations/weekly-mail.ts';
import type { StoredUser } from '../data/people/user.ts';
import { HouseholdScope } from '../platform/call/household-scope.ts';
import { endChildSessions, endDevicesOf } from './end-devices.ts';

/**
 * Removes an account from a household and ends the devices it set up for the children, its invitations and its shares there. Its learner is kept. Does
 * nothing for a former member.
 * @param along further writes of the transaction.
 * @throws ProductError `last-owner`: a household always keeps an owner, even if several leave in parallel.
 */
export async function endMembership(
  scope: HouseholdScope,
  userId: string,
  now: Date,
  along: readonly WriteAction[] = [],
): Promise<void> {
  await repeatOnConflict(async () => {
    const { actions, devices } = await leave(scope, userId, now);
    if (actions.length > 0) await scope.rows.commit([...actions, ...along]);
    await endChildSessions(scope, devices);
  });
  await revokeInvitations(scope, ({ invitedBy }) => invitedBy === userId);
  await endShares(scope, ({ sharedBy }) => sharedBy === userId);
}

async function leave(scope: HouseholdScope, userId: string, now: Date) {
  const { rows } = scope;
  const [members, household] = [await storedMemberships.list(rows), await storedHouseholds.require(rows, {})];
  const leaving = members.find((member) => member.userId === userId);
  if (!leaving) return { actions: [], devices: [] };
  // Read after the household, so that a device added in between makes the transaction conflict.
  const { devices, actions: endDevices } = await endDevicesOf(scope, userId, now);
  const consent = await storedConsents.find(rows, {});
  const { learner } = leaving;
  const fewer = { memberCount: -1, ...(learner === undefined && { grownUpCount: -1 }) };
  const { conditions, nextOwnerId } = requireSuccessor(rows, members, household, leaving);
  const actions = [
    ...scope.removeMembershipActions(leaving),
    learner === undefined ? storedWeeklyMails.remove(rows, { userId }) : unlinkLearnerAction(rows, learner, userId),
    ...(consent?.agreedBy === userId ? [forgetAgreerAction(rows, userId)] : []),
    ...conditions,
    countDepartureAction(rows, household, fewer, nextOwnerId),
    ...endDevices,
  ];
  return { actions, devices };
}

interface Succession {
  /** Conditions that make the transaction fail unless another owner still exists. */
  readonly conditions: readonly WriteAction[];
  /** The next `ownerId` of the household; absent if it already names someone else. */
  readonly nextOwnerId?: string;
}

/** @returns no conditions for a member who is not an owner. @throws ProductError `last-owner` */
export function requireSuccessor(
  rows: Partition,
  members: readonly StoredMembership[],
  household: StoredHousehold,
  { userId, role }: StoredMembership,
): Succession {
  if (role !== 'owner') return { conditions: [] };
  const successor = members.find((member) => member.role === 'owner' && member.userId !== userId);
  if (!successor) throw new ProductError('last-owner');
  const stillOwner = { equals: { role: 'owner' }, otherwise: 'conflict' } as const;
  return {
    conditions: [storedMemberships.check(rows, successor, stillOwner)],
    ...(household.ownerId === userId && { nextOwnerId: successor.userId }),
  };
}

/**
 * Removes an account from its households and, where it is the only owner, makes the next adult an owner. A learner account leaves all its households; any other
 * account stays in those without another adult. Idempotent.
 */
export async function leaveSharedHouseholds(table: Table, user: StoredUser, now: Date): Promise<void> {
  const memberships = await storedAccountMemberships.list(table, { userId: user.id });
  const households = await householdsOf(table, memberships);
  for (const household of households) {
    const scope = new HouseholdScope(table, { household, role: 'owner' });
    const nextOwner = chooseNextOwner(await storedMemberships.list(scope.rows), user.id);
    if (!nextOwner && user.role !== 'learner') continue;
    if (nextOwner && nextOwner.role !== 'owner') await scope.rows.commit(scope.roleActions(nextOwner, 'owner'));
    await endMembership(scope, user.id, now);
  }
}

/** @returns the adult who owns the household after this account leaves: owners before guardians before viewers, longest member first. */
export function chooseNextOwner(members: readonly StoredMembership[], leavingId: string): StoredMembership | undefined {
  const grownUps = members.filter(({ userId, learner }) => userId !== leavingId && learner === undefined);
  return grownUps.toSorted(byClaim)[0];
}

function byClaim(a: StoredMembership, b: StoredMembership): number {
  const ranks = { owner: 0, guardian: 1, viewer: 2 };
  return ranks[a.role] - ranks[b.role] || Date.parse(a.joinedAt) - Date.parse(b.joinedAt);
}
