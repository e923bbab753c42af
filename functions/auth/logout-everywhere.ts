import { logoutEverywhere } from '../../shared/routes/auth.ts';
import { storedChildSessions } from '../data/people/device.ts';
import { householdRows } from '../data/people/household.ts';
import { changeUserAction } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Signs the caller out everywhere: an account by raising its session epoch, a child by removing their sessions (at most twenty) on the household's devices. */
export const handler = defineHandler(logoutEverywhere, async ({ caller, table }) => {
  if ('child' in caller) {
    const rows = householdRows(table, caller.household.id);
    const sessions = await storedChildSessions.list(rows, { learner: caller.child.learner });
    await rows.commit(sessions.map((session) => storedChildSessions.remove(rows, session)));
    return;
  }
  const { user } = caller;
  await table.commit([changeUserAction(table, user, { sessionEpoch: user.sessionEpoch + 1 })]);
});
