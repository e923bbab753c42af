import { ProductError } from '../../shared/errors.ts';
import { createUser } from '../../shared/routes/admin.ts';
import { refuseCommonPassword } from '../auth/common-passwords.ts';
import { newUser } from '../auth/account.ts';
import { hashPassword } from '../platform/password-hash.ts';
import { presentManagedUser } from './present-managed-user.ts';
import { auditAction } from '../platform/write-audit.ts';
import { createUserActions, findUserByEmail } from '../data/user.ts';
import { fallbackTimeZone, foundHousehold } from '../households/found-household.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** A parent comes with a household of its own, so that it can begin at once. */
export const handler = defineHandler(createUser, async ({ body, caller, table, effects, now }) => {
  const { email, password, role } = body;
  await refuseCommonPassword(password, 'password');
  if (await findUserByEmail(table, email))
    throw new ProductError('email-taken', { sentence: 'There is already an account with this email.' });
  const passwordHash = await hashPassword(password, effects.passwordCost);
  const account = { ...newUser(effects.newId(now), email, role, now), passwordHash };
  const user = role === 'parent' ? { ...account, householdCount: 1 } : account;
  const founding = {
    id: effects.newId(now),
    name: `${email.slice(0, email.indexOf('@'))}'s household`,
    timeZone: fallbackTimeZone,
    ownerId: user.id,
    isOwnerNew: true,
    now,
  } as const;
  await table.commit([
    ...createUserActions(table, user),
    ...(role === 'parent' ? foundHousehold(table, founding).actions : []),
    auditAction(
      table,
      { action: 'create-user', userId: user.id, userEmail: email },
      { actor: caller.user, now, newId: effects.newId },
    ),
  ]);
  return await presentManagedUser(table, user);
});
