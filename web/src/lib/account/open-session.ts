import { signOut } from './account.tsx';
import { endOnServer, readSession, startSession } from './session.ts';
import type { Session } from './stored-session.ts';

/**
 * Opens the session of a sign-in, after signing out the current account. If nobody waits for it any more, ends it on the server instead, where it would stay
 * among the account's devices: somebody else may be using this device by now.
 * @returns whether the session is open
 */
export function openSession(session: Session, isAwaited: boolean): boolean {
  if (!isAwaited) {
    endOnServer(session.token);
    return false;
  }
  if (readSession()) signOut();
  startSession(session);
  return true;
}
