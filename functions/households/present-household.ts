import type { Household } from '../../shared/schemas/household.ts';
import type { MemberRole } from '../../shared/schemas/user.ts';
import type { StoredHousehold } from '../data/household.ts';

/** @returns the household as it goes out; `role` is the caller's own. */
export function presentHousehold(stored: StoredHousehold, role: MemberRole | undefined): Household {
  const { id, name, ownerId, timeZone, createdAt, memberCount, learnerCount } = stored;
  return { id, name, ownerId, timeZone, createdAt, memberCount, learnerCount, ...(role && { role }) };
}
