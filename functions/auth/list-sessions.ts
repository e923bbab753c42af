import { limits } from '../../shared/limits.ts';
import { listSignInSessions } from '../../shared/routes/auth.ts';
import { isSessionOpen, storedSignInSessions } from '../data/people/sign-in-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Lists only valid sessions: expired ones stay in the table until DynamoDB's TTL deletes them. */
export const handler = defineHandler(listSignInSessions, async ({ caller: { user, session }, table, now }) => {
  const newest = { newestFirst: true };
  const sessions = await storedSignInSessions.first(table, { userId: user.id }, limits.sessionsListed, newest);
  return sessions
    .filter((one) => isSessionOpen(one, user, now))
    .map(({ id, createdAt, lastSeenAt, browser }) => ({
      id,
      createdAt,
      lastUsedAt: lastSeenAt,
      browser: browser ?? 'A browser',
      current: id === session.id,
    }));
});
