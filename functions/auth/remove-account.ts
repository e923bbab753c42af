import { ProductError } from '../../shared/errors.ts';
import { forgetActiveActions } from '../data/people/active-accounts.ts';
import { storedErasures } from '../data/operations/erasure.ts';
import { householdRows, type StoredHousehold, storedHouseholds } from '../data/people/household.ts';
import { answerRows, forgetAnswers } from '../data/operations/kept-answer.ts';
import { forgetLinks } from '../data/operations/mail-link.ts';
import {
  removeMembershipActions,
  storedAccountMemberships,
  type StoredMembership,
  storedMemberships,
} from '../data/people/membership.ts';
import { forgetPasskeys } from '../data/people/passkey.ts';
import { forgetPins } from '../data/people/grown-up-pin.ts';
import {
  removeSignInSessions,
  type StoredSignInSession,
  storedSignInSessions,
} from '../data/people/sign-in-session.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import { removeUserActions, type StoredUser, storedUsers } from '../data/people/user.ts';
import { forgetWaitingMails } from '../data/operations/waiting-mail.ts';
import { hideHousehold, removeHiddenHousehold } from '../households/hide-household.ts';
import { endMembership } from '../households/end-membership.ts';
import { HouseholdScope } from '../platform/call/household-scope.ts';
import type { HasTime } from '../platform/time-to-remove.ts';

/**
 * Deletes an account, its sessions and each household without another adult, and removes the account's membership from its other households. Idempotent.
 * @throws ProductError `last-owner` when other adults would be left without an owner; nothing is changed then.
 */
export async function removeAccount(
  table: Table,
  { user, session }: { readonly user: StoredUser; readonly session?: StoredSignInSession },
  now: Date,
  hasTime: HasTime,
): Promise<void> {
  await leaveHouseholds(table, user, now, hasTime);
  // Keep the current session until the account itself is deleted, so that the person can repeat an interrupted call.
  await removeSignInSessions(table, user.id, session?.id);
  await repeatOnConflict(async () => {
    const seen = await storedUsers.find(table, { id: user.id });
    if (!seen) return;
    // The account may have joined a household meanwhile. Leaving it changes the account, and the next attempt removes it.
    await leaveHouseholds(table, seen, now, hasTime);
    await table.commit([
      ...removeUserActions(table, seen),
      ...(session ? [storedSignInSessions.remove(table, session)] : []),
      ...forgetActiveActions(table, seen),
      storedErasures.create(table, { at: now.toISOString(), kind: 'account', id: user.id }),
    ]);
  });
  await removeLeftovers(table, user);
}

/** Deletes what remains of a deleted account: sessions opened in the meantime, stored responses, emailed links and queued emails. Idempotent. */
export async function removeLeftovers(
  table: Table,
  user: { readonly id: string; readonly email?: string },
): Promise<void> {
  await removeSignInSessions(table, user.id);
  await forgetAnswers(answerRows(table, user.id));
  await forgetLinks(table, user.id);
  await forgetPasskeys(table, user.id);
  await forgetPins(table, user.id);
  await forgetWaitingMails(table, user);
}

async function leaveHouseholds(table: Table, user: StoredUser, now: Date, hasTime: HasTime): Promise<void> {
  const places = await placesOf(table, user);
  for (const { household, isLast } of places) if (isLast) await removeAlong(table, household, user, now, hasTime);
  for (const { household, isLast } of places) if (!isLast) await endMembership(scopeOf(table, household), user.id, now);
}

/** @returns the account's households, and for each whether the account is its last adult or it is being deleted. @throws ProductError `last-owner` */
async function placesOf(table: Table, user: StoredUser) {
  const memberships = await storedAccountMemberships.list(table, { userId: user.id });
  const places: { household: StoredHousehold; isLast: boolean }[] = [];
  for (const { householdId } of memberships) {
    const rows = householdRows(table, householdId);
    const household = await storedHouseholds.findEvenHidden(rows, {});
    if (!household) continue;
    const members = await storedMemberships.list(rows);
    places.push({ household, isLast: household.deletingSince !== undefined || isLastGrownUp(members, user.id) });
  }
  return places;
}

function isLastGrownUp(members: readonly StoredMembership[], userId: string): boolean {
  const others = members.filter((member) => member.userId !== userId && member.learner === undefined);
  const isOwner = members.some((member) => member.userId === userId && member.role === 'owner');
  if (isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner'))
    throw new ProductError('last-owner');
  return isOwner && others.length === 0;
}

/** Deletes a household along with the account. When time runs out, the rest is deleted later, but the account's membership is removed immediately. */
async function removeAlong(
  table: Table,
  household: StoredHousehold,
  user: StoredUser,
  now: Date,
  hasTime: HasTime,
): Promise<void> {
  const deletion = await hideHousehold(scopeOf(table, household), now);
  if (await removeHiddenHousehold(deletion, hasTime, now)) return;
  await repeatOnConflict(async () => {
    const own = await storedMemberships.find(deletion.rows, { userId: user.id });
    if (own) await table.commit(removeMembershipActions(table, own));
  });
}

function scopeOf(table: Table, household: StoredHousehold): HouseholdScope {
  return new HouseholdScope(table, { household, role: 'owner' });
}
