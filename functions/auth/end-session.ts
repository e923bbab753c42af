import { ProductError } from '../../shared/errors.ts';
import { endSignInSession } from '../../shared/routes/auth.ts';
import { isSessionOpen, storedSignInSessions } from '../data/people/sign-in-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Signs out another session, effective on its next request. */
export const handler = defineHandler(endSignInSession, async ({ params, caller: { user }, table, now }) => {
  const session = await storedSignInSessions.find(table, { userId: user.id, id: params.sessionId });
  if (!session || !isSessionOpen(session, user, now)) throw new ProductError('not-found');
  await table.commit([storedSignInSessions.remove(table, session)]);
});
