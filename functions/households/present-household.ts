import type { Household, Member } from '../../shared/schemas/household.ts';
import type { MemberRole } from '../../shared/schemas/user.ts';
import type { StoredHousehold } from '../data/household.ts';
import { type StoredMembership, storedMemberships } from '../data/membership.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns the household as it goes out; `role` is the caller's own. */
export function presentHousehold(stored: StoredHousehold, role: MemberRole | undefined): Household {
  const { id, name, ownerId, timeZone, createdAt, memberCount, learnerCount, guardiansInviteGuardians } = stored;
  return {
    id,
    name,
    ownerId,
    timeZone,
    createdAt,
    memberCount,
    learnerCount,
    ...(guardiansInviteGuardians && { guardiansInviteGuardians }),
    ...(role && { role }),
  };
}

/** @returns the member as it goes out. */
export function presentMember(membership: StoredMembership, { id, email, role }: StoredUser): Member {
  return {
    id: storedMemberships.idOf(membership.householdId, membership),
    userId: membership.userId,
    role: membership.role,
    joinedAt: membership.joinedAt,
    user: { id, email, role },
  };
}
