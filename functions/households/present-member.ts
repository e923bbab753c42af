import { joinId } from '../../shared/ids.ts';
import type { Member } from '../../shared/schemas/household.ts';
import type { StoredMembership } from '../data/membership.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns the member as it goes out. */
export function presentMember(membership: StoredMembership, { id, email, role }: StoredUser): Member {
  return {
    id: joinId(membership.householdId, membership.userId),
    userId: membership.userId,
    role: membership.role,
    joinedAt: membership.joinedAt,
    user: { id, email, role },
  };
}
