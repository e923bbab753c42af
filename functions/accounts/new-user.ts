import type { AccountRole } from '../../shared/schemas/user.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns an account as it begins. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  return { id, email, role, emailVerified: false, sessionEpoch: 0, createdAt: now.toISOString(), version: 1 };
}
