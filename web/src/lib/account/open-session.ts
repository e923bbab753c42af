import { signOut } from './account.tsx';
import { localStore } from '../device/web-storage.ts';
import { readSession, runSignOutCleanup, startSession } from './session.ts';
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

/** Ends a session that never began in this browser, in the background; without a connection, once there is one. */
function endOnServer(token: string): void {
  const kept = localStore();
  try {
    // Stored first, because the page may close at any moment.
    kept.setItem('flashspark.leaving', `${kept.getItem('flashspark.leaving') ?? ''} ${token}`);
  } catch {
    // The storage is full, so only this page tries.
  }
  runSignOutCleanup(({ endSessionOnServer }) => endSessionOnServer(token));
}
