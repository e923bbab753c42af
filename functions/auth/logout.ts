import { logout } from '../../shared/routes/auth.ts';
import { storedChildSessions } from '../data/device.ts';
import { householdRows } from '../data/household.ts';
import { storedSignInSessions } from '../data/sign-in-session.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(logout, async ({ caller, table }) => {
  if ('child' in caller) {
    const rows = householdRows(table, caller.household.id);
    await rows.commit([storedChildSessions.remove(rows, caller.child)]);
    return;
  }
  await table.commit([storedSignInSessions.remove(table, caller.session)]);
});
