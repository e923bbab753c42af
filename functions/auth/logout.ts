import { logout } from '../../shared/routes/auth.ts';
import { storedSignInSessions } from '../data/sign-in-session.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(logout, async ({ caller, table }) => {
  await table.commit([storedSignInSessions.remove(table, caller.session)]);
});
