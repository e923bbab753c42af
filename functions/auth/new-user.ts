import type { AccountRole } from '../../shared/schemas/user.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns an account as it begins; it counts as active from its first sign-in on. */
export function newUser(id: string, email: string, role: AccountRole, now: Date): StoredUser {
  const createdAt = now.toISOString();
  return { id, email, role, emailVerified: false, sessionEpoch: 0, createdAt, version: 1 };
}
