import { ProductError } from '../../shared/errors.ts';
import { updateUser } from '../../shared/routes/admin.ts';
import { presentManagedUser } from './present-managed-user.ts';
import { auditAction } from '../platform/call/write-audit.ts';
import { storedChildSessions } from '../data/people/device.ts';
import { householdRows } from '../data/people/household.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import { disableUserAction, enableUserAction, type StoredUser, storedUsers } from '../data/people/user.ts';
import type { Table } from '../data/table/table.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(updateUser, async ({ params, body, caller, table, effects, now }) => {
  const user = await storedUsers.find(table, { id: params.userId });
  if (!user) throw new ProductError('not-found');
  if (user.id === caller.user.id) throw new ProductError('own-account');
  const isDisabled = user.disabledAt !== undefined;
  if (isDisabled === body.disabled) {
    // Completes a call that was interrupted after its first write.
    if (isDisabled) await endDeviceSessions(table, user);
    return await presentManagedUser(table, user);
  }
  const change = {
    action: body.disabled ? 'disable-user' : 'enable-user',
    userId: user.id,
  } as const;
  await table.commit([
    body.disabled ? disableUserAction(table, user, now) : enableUserAction(table, user),
    auditAction(table, change, { actor: caller.user, now, newId: effects.newId }),
  ]);
  if (body.disabled) await endDeviceSessions(table, user);
  return { ...(await presentManagedUser(table, user)), disabled: body.disabled };
});

/** Ends the sessions that a learner account's child has on family devices. Later ones are refused, see `devices/sign-in-on-device`. */
async function endDeviceSessions(table: Table, { id: userId }: StoredUser): Promise<void> {
  for (const { householdId, learner } of await storedAccountMemberships.list(table, { userId })) {
    if (learner === undefined) continue;
    const rows = householdRows(table, householdId);
    const sessions = await storedChildSessions.list(rows, { learner });
    if (sessions.length > 0) await rows.commit(sessions.map((session) => storedChildSessions.remove(rows, session)));
  }
}
