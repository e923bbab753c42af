import type { Household, Member } from '../../shared/schemas/household.ts';
import type { MemberRole } from '../../shared/schemas/user.ts';
import type { StoredHousehold } from '../data/people/household.ts';
import { type StoredMembership, storedMemberships } from '../data/people/membership.ts';
import type { StoredUser } from '../data/people/user.ts';

/** @returns the household in its public form; `own` holds the caller's role and weekly email setting there. */
export function presentHousehold(
  stored: StoredHousehold,
  own: { readonly role: MemberRole; readonly weeklyMail?: boolean | undefined } | undefined,
): Household {
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
    ...(own && { role: own.role }),
    ...(own?.weeklyMail !== undefined && { weeklyMail: own.weeklyMail ? 'on' : 'off' }),
  };
}

export function presentMember(membership: StoredMembership, { id, email, role }: StoredUser): Member {
  return {
    id: storedMemberships.idOf(membership.householdId, membership),
    userId: membership.userId,
    role: membership.role,
    joinedAt: membership.joinedAt,
    user: { id, email, role },
  };
}

/** @returns the member as shown to a child, without the email address. */
export function withoutAddress({ user: { id, role }, ...member }: Member): Member {
  return { ...member, user: { id, role } };
}
