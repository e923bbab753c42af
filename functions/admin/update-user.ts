import { ProductError } from '../../shared/errors.ts';
import { updateUser } from '../../shared/routes/admin.ts';
import { presentManagedUser } from './present-managed-user.ts';
import { auditAction } from '../platform/call/write-audit.ts';
import { disableUserAction, enableUserAction, storedUsers } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(updateUser, async ({ params, body, caller, table, effects, now }) => {
  const user = await storedUsers.find(table, { id: params.userId });
  if (!user) throw new ProductError('not-found');
  if (user.id === caller.user.id) throw new ProductError('own-account');
  const isDisabled = user.disabledAt !== undefined;
  if (isDisabled === body.disabled) return await presentManagedUser(table, user);
  const change = {
    action: body.disabled ? 'disable-user' : 'enable-user',
    userId: user.id,
  } as const;
  await table.commit([
    body.disabled ? disableUserAction(table, user, now) : enableUserAction(table, user),
    auditAction(table, change, { actor: caller.user, now, newId: effects.newId }),
  ]);
  return { ...(await presentManagedUser(table, user)), disabled: body.disabled };
});
