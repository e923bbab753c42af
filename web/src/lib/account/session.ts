import { useSyncExternalStore } from 'react';
import { forgetDatabases } from './account-databases.ts';
import { openShortcut } from '../page/shortcut.ts';
import { readSession, type Session, tokenKey, userKey } from './stored-session.ts';
import { keptHere } from '../device/kept-here.ts';

export { readSession };

/** Why the last session of this page ended. */
export type SessionEnd = 'signed-out' | 'expired' | 'account-deleted' | 'password-set';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd | undefined;
/** Whose study waits until the family agrees again, as the server said. */
let pausedFor: string | undefined;

/** Keeps the answer of a sign-in, here and in the other tabs. */
export function startSession({ token, user }: Session): void {
  lastEnd = undefined;
  keptHere().setItem(userKey, JSON.stringify(user));
  keptHere().setItem(tokenKey, token);
  openShortcut();
  notifyListeners();
}

/** Forgets who is signed in and all that is kept of them, here and in the other tabs. Tell the server first: see `signOut` in `account.tsx`. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  const userId = readSession()?.user.id;
  keptHere().removeItem(tokenKey);
  keptHere().removeItem(userKey);
  if (userId !== undefined) {
    noteLeft(end === 'account-deleted' ? `${userId}!` : userId);
    forgetDatabases(userId);
    whenLeaving(({ forgetLeft }) => forgetLeft());
  }
  notifyListeners();
}

/** The page may close before what forgets is loaded: then the next start does it. An id that ends in `!` is of an account that is gone for good. */
function noteLeft(entry: string): void {
  const kept = keptHere();
  try {
    kept.setItem('flashspark.forgetting', `${kept.getItem('flashspark.forgetting') ?? ''} ${entry}`);
  } catch {
    // No room for it.
    whenLeaving(({ forgetEntry }) => forgetEntry(entry));
  }
}

/** What is to do when somebody leaves, in a file of its own: the first screen does not wait for it, and it is here before anybody goes. */
export const openLeaving = async () => await import('./leave-account.ts');

/** Does something of that without anybody waiting for it. A browser that keeps nothing has nothing to forget. */
export function whenLeaving(what: (leaving: Awaited<ReturnType<typeof openLeaving>>) => unknown): void {
  openLeaving()
    .then(what)
    .catch(() => undefined);
}

/** The family took its consent back: a child sees nothing but that, and what was answered waits for another yes. */
export function pauseStudy(userId: string): void {
  pausedFor = userId;
  whenLeaving(({ noteUnsent }) => noteUnsent(userId));
  notifyListeners();
}

/** Looks again whether the family agrees. */
export function resumeStudy(): void {
  pausedFor = undefined;
  notifyListeners();
}

/** Whether an account's study waits for its family, kept up to date. */
export function usePaused(userId: string): boolean {
  return useSyncExternalStore(subscribeToSession, () => pausedFor === userId);
}

/** Why this page is signed out; undefined when it was from the start. */
export function readSessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

/** Calls back when the session starts, changes or ends, in this tab or another. Answers how to stop. */
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

/** Why this page is signed out, kept up to date. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(subscribeToSession, readSessionEnd);
}

/** The stored session, kept up to date across tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, readSession);
}
