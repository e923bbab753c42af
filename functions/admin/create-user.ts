import { ProductError } from '../../shared/errors.ts';
import { createUser } from '../../shared/routes/admin.ts';
import { refuseCommonPassword } from '../auth/common-passwords.ts';
import { newUser, showUser } from '../auth/account.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { auditAction } from '../platform/call/write-audit.ts';
import { createUserActions, findUserByEmail } from '../data/people/user.ts';
import { fallbackTimeZone, prepareHousehold } from '../households/prepare-household.ts';
import { defineCreation } from '../platform/call/define-creation.ts';

/** Creates an account. A parent account also gets a household, so that the parent can start right away. */
export const handler = defineCreation(createUser, async ({ body, caller, table, effects, now }) => {
  const { email, password, role } = body;
  await refuseCommonPassword(password, 'password');
  if (await findUserByEmail(table, email)) throw new ProductError('email-used');
  const passwordHash = await hashPassword(password, effects.passwordCost);
  const account = { ...newUser(effects.newId(now), email, role, now), passwordHash };
  const householdId = effects.newId(now);
  const own = { householdCount: 1, householdIds: new Set([householdId]) };
  const user = role === 'parent' ? { ...account, ...own } : account;
  const newHousehold = {
    id: householdId,
    name: `${email.slice(0, email.indexOf('@'))}'s household`,
    timeZone: fallbackTimeZone,
    ownerId: user.id,
    isOwnerNew: true,
    now,
  } as const;
  const prepared = role === 'parent' ? prepareHousehold(table, newHousehold) : undefined;
  const households = prepared ? [{ id: newHousehold.id, name: newHousehold.name, role: 'owner' as const }] : [];
  return {
    actions: [
      ...createUserActions(table, user),
      ...(prepared?.actions ?? []),
      auditAction(table, { action: 'create-user', userId: user.id }, { actor: caller.user, now, newId: effects.newId }),
    ],
    answer: { ...showUser(user, households), disabled: false },
  };
});
