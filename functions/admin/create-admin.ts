import { createUserActions } from '../data/people/user.ts';
import type { AppContext } from '../platform/context.ts';
import { refuseCommonPassword } from '../auth/common-passwords.ts';
import { newUser } from '../auth/account.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';

type AdminEffects = Pick<AppContext, 'table' | 'clock' | 'newId' | 'passwordCost'>;

/** Creates the first admin, since nobody can register as one. Admins create all others. @throws ProductError `email-taken`, `common-password`. */
export async function createAdmin(effects: AdminEffects, email: string, password: string): Promise<void> {
  await refuseCommonPassword(password, 'password');
  const now = effects.clock();
  const passwordHash = await hashPassword(password, effects.passwordCost);
  const admin = { ...newUser(effects.newId(now), email, 'admin', now), passwordHash };
  await effects.table.commit(createUserActions(effects.table, admin));
}
