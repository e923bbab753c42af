import { useSyncExternalStore } from 'react';
import { forgetDatabases } from './account-databases.ts';
import { openShortcut } from '../page/shortcut.ts';
import { readSession, type Session, tokenKey, userKey } from './stored-session.ts';
import { keepIfRoom, localStore } from '../device/web-storage.ts';

export { readSession };

/** Why this page's last session ended. */
export type SessionEnd = 'signed-out' | 'expired' | 'account-deleted' | 'password-set';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd | undefined;
/** Id of the account whose study is paused because the family withdrew its consent, as reported by the server. */
let pausedFor: string | undefined;

/** Stores the session of a sign-in, for all tabs. */
export function startSession({ token, user }: Session): void {
  lastEnd = undefined;
  localStore().setItem(userKey, JSON.stringify(user));
  localStore().setItem(tokenKey, token);
  openShortcut();
  notifyListeners();
}

/**
 * Stores the language of the signed-in person's screens, by which the next start opens; undefined for the device's language. Call it with what the server says,
 * not this device's cache. Does nothing unless `token` is still the session's.
 */
export function noteLanguage(token: string | undefined, language: Session['user']['language']): void {
  const session = readSession();
  if (!session || session.token !== token) return;
  try {
    if (session.user.language !== language)
      localStore().setItem(userKey, JSON.stringify({ ...session.user, language }));
  } catch {
    // The storage is full. The page keeps its language.
  }
  // Also without a change: the page may not have been able to load the words yet.
  notifyListeners();
}

/** Ends the session in all tabs and deletes its account's stored data. Tell the server first: see `signOut` in `account.tsx`. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  if (end !== 'account-deleted') noteKnown();
  const userId = readSession()?.user.id;
  localStore().removeItem(tokenKey);
  localStore().removeItem(userKey);
  if (userId !== undefined) {
    queueCleanup(end === 'account-deleted' ? `${userId}!` : userId);
    forgetDatabases(userId);
    runSignOutCleanup(({ cleanUpSignedOutAccounts }) => cleanUpSignedOutAccounts());
  }
  notifyListeners();
}

/** Remembers that somebody was signed in here, so that the sign-in screen welcomes them back. */
function noteKnown(): void {
  // Without room, the sign-in screen greets a newcomer.
  keepIfRoom('flashspark.known', '1');
}

/**
 * Records the account for cleanup at the next start, in case the page closes before the cleanup code has loaded. An `!` at the end of the id means that the
 * account is gone for good.
 */
function queueCleanup(entry: string): void {
  const isKept = keepIfRoom('flashspark.forgetting', `${localStore().getItem('flashspark.forgetting') ?? ''} ${entry}`);
  // Without room for a record, clean up now.
  if (!isKept) runSignOutCleanup(({ forgetEntry }) => forgetEntry(entry));
}

/** Ends a session on the server in the background; without a connection, once there is one. */
export function endOnServer(token: string): void {
  // Stored first, because the page may close at any moment. Without room, only this page tries.
  keepIfRoom('flashspark.leaving', `${localStore().getItem('flashspark.leaving') ?? ''} ${token}`);
  runSignOutCleanup(({ endSessionOnServer }) => endSessionOnServer(token));
}

/** Loads the sign-out cleanup, which is a separate chunk so that the first screen doesn't wait for it. It is preloaded before anyone signs out. */
export const loadSignOutCleanup = async () => await import('./leave-account.ts');

/** Runs part of the sign-out cleanup in the background. Failures are ignored: a browser that stores nothing has nothing to clean up. */
export function runSignOutCleanup(what: (leaving: Awaited<ReturnType<typeof loadSignOutCleanup>>) => unknown): void {
  loadSignOutCleanup()
    .then(what)
    .catch(() => undefined);
}

/** Pauses a child's study after the family withdrew its consent. Unsent answers wait for a new consent. */
export function pauseStudy(userId: string): void {
  pausedFor = userId;
  runSignOutCleanup(({ markUnsentAnswers }) => markUnsentAnswers(userId));
  notifyListeners();
}

/** Ends the pause, so that the next call shows whether the family consents again. */
export function resumeStudy(): void {
  pausedFor = undefined;
  notifyListeners();
}

/** Whether the account's study is paused for lack of consent. */
export function usePaused(userId: string): boolean {
  return useSyncExternalStore(subscribeToSession, () => pausedFor === userId);
}

/** @returns why this page's last session ended; undefined if a session is running or none has ended in this page */
export function readSessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

/** Subscribes to the start, change and end of the session in any tab. @returns the function that unsubscribes */
export function subscribeToSession(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === tokenKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Why this page is signed out. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(subscribeToSession, readSessionEnd);
}

/** The stored session, in sync across tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, readSession);
}
