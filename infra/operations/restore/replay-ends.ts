import { storedConsents, withdrawActions } from '../../../functions/data/people/consent.ts';
import { removeDeviceActions, storedDevices } from '../../../functions/data/people/device.ts';
import { householdRows, type StoredHousehold, storedHouseholds } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { changeRoleActions, storedMemberships } from '../../../functions/data/people/membership.ts';
import type { EndedKind } from '../../../functions/data/operations/erasure.ts';
import { repeatOnConflict } from '../../../functions/data/table/repeat-on-conflict.ts';
import { chooseNextOwner, endMembership } from '../../../functions/households/end-membership.ts';
import { HouseholdScope } from '../../../functions/platform/call/household-scope.ts';
import { splitId } from '../../../shared/ids.ts';
import type { Tables } from './tables.ts';

/** What operators should know of a replay besides its counts, by household id. */
export interface Notes {
  /** Households whose only owner is gone again, and where another adult became the owner. */
  readonly newOwners: string[];
  /** Households that keep a member who had left, because no other adult was in it. */
  readonly keptMembers: string[];
}

/** `overtaken`: people took the end back later (a new consent, a new invitation), so it holds no longer. */
type Outcome = 'ended' | 'nothing-to-end' | 'overtaken';

interface End {
  readonly kind: EndedKind;
  readonly id: string;
  readonly at: string;
}

/** Makes an end again in the restored table. Safe to repeat. */
export async function endAgain(tables: Tables, { kind, id, at }: End, notes: Notes): Promise<Outcome> {
  const [householdId = '', local = ''] = kind === 'consent' ? [id] : (splitId(id, 2) ?? []);
  const household = await storedHouseholds.find(householdRows(tables.onto, householdId), {});
  if (!household) return 'nothing-to-end';
  if (kind === 'consent') return await withdrawAgain(tables, householdId, at);
  if (kind === 'device') return await removeDeviceAgain(tables, { householdId, device: local }, at);
  return await removeMemberAgain(tables, { household, userId: local }, { at, notes });
}

async function withdrawAgain({ from, onto }: Tables, householdId: string, at: string): Promise<Outcome> {
  const latest = await storedConsents.find(householdRows(from, householdId), {});
  if (latest && latest.withdrawnAt === undefined && latest.agreedAt >= at) return 'overtaken';
  const rows = householdRows(onto, householdId);
  return await repeatOnConflict(async () => {
    const seen = await storedConsents.find(rows, {});
    if (!seen || seen.withdrawnAt !== undefined) return 'nothing-to-end';
    if (seen.agreedAt > at) return 'overtaken';
    await rows.commit(withdrawActions(rows, seen, new Date(at)));
    return 'ended';
  });
}

/** Removes a device again, in the way in which it was removed: it may deliver its last answers if it still may in the other table. */
async function removeDeviceAgain(
  { from, onto }: Tables,
  { householdId, device }: { readonly householdId: string; readonly device: string },
  at: string,
): Promise<Outcome> {
  const rows = householdRows(onto, householdId);
  const seen = await storedDevices.find(rows, { device });
  if (!seen || seen.removedAt !== undefined) return 'nothing-to-end';
  const mayDeliver = await storedDevices.find(householdRows(from, householdId), { device });
  const learners = await storedLearners.list(rows);
  await rows.commit(removeDeviceActions(rows, seen, { learners, retiredAt: mayDeliver && new Date(at) }));
  return 'ended';
}

async function removeMemberAgain(
  tables: Tables,
  { household, userId }: { readonly household: StoredHousehold; readonly userId: string },
  { at, notes }: { readonly at: string; readonly notes: Notes },
): Promise<Outcome> {
  const { id } = household;
  const latest = await storedMemberships.find(householdRows(tables.from, id), { userId });
  if (latest && latest.joinedAt >= at) return 'overtaken';
  const scope = new HouseholdScope(tables.onto, { household, role: 'owner' });
  const seen = await storedMemberships.find(scope.rows, { userId });
  if (!seen) return 'nothing-to-end';
  if (seen.joinedAt > at) return 'overtaken';
  if (seen.role === 'owner') {
    const { isOwned, isHandedOver } = await handOver(tables, id, userId);
    if (isHandedOver) notes.newOwners.push(id);
    if (!isOwned) {
      notes.keptMembers.push(id);
      return 'nothing-to-end';
    }
  }
  await endMembership(scope, userId, new Date(at));
  return 'ended';
}

/**
 * Makes another adult an owner in the restored table, where it lacks a handover that came later: the owner in the other table, or else whoever is next.
 * @returns whether another adult owns the household now, and whether that is new.
 */
export async function handOver({ from, onto }: Tables, householdId: string, userId: string) {
  const members = await storedMemberships.list(householdRows(onto, householdId));
  const others = members.filter((member) => member.userId !== userId && member.learner === undefined);
  if (others.some(({ role }) => role === 'owner')) return { isOwned: true, isHandedOver: false };
  const owners = (await storedMemberships.list(householdRows(from, householdId))).filter(
    ({ role }) => role === 'owner',
  );
  const heir = others.find((other) => owners.some((owner) => owner.userId === other.userId));
  const nextOwner = heir ?? chooseNextOwner(others, userId);
  if (!nextOwner) return { isOwned: false, isHandedOver: false };
  await onto.commit(changeRoleActions(onto, nextOwner, 'owner'));
  return { isOwned: true, isHandedOver: true };
}
