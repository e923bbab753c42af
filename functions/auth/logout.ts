import { logout } from '../../shared/routes/auth.ts';
import { storedChildSessions } from '../data/people/device.ts';
import { householdRows } from '../data/people/household.ts';
import { storedSignInSessions } from '../data/people/sign-in-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(logout, async ({ caller, table }) => {
  if ('child' in caller) {
    const rows = householdRows(table, caller.household.id);
    await rows.commit([storedChildSessions.remove(rows, caller.child)]);
    return;
  }
  await table.commit([storedSignInSessions.remove(table, caller.session)]);
});
