import type { AccountRole } from '../../shared/schemas/user.ts';
import { utcDayOf } from '../data/active-accounts.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns an account as it begins. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  const createdAt = now.toISOString();
  return { id, email, role, emailVerified: false, sessionEpoch: 0, lastActiveDay: utcDayOf(now), createdAt, version: 1 };
}
