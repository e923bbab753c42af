import { useSyncExternalStore } from 'react';
import { openShortcut } from './shortcut.ts';
import { readSession, type Session, tokenKey, userKey } from './stored-session.ts';

export { readSession };

/** Why the last session of this page ended. */
export type SessionEnd = 'signed-out' | 'expired' | 'account-deleted' | 'password-set';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd | undefined;

/** Keeps the answer of a sign-in, here and in the other tabs. */
export function startSession({ token, user }: Session): void {
  lastEnd = undefined;
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
  openShortcut();
  notifyListeners();
}

/** Forgets token, account, the pictures of its cards, what was kept for study without a connection and imports that are not through, here and in the other tabs. Tell the server first: see `signOut` in `account.tsx`. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  const userId = readSession()?.user.id;
  // Where a page may keep nothing, there is nothing to remove.
  if (userId !== undefined) globalThis.caches?.delete(nameMediaCache(userId)).catch(() => undefined);
  if (userId !== undefined) forgetOffline(userId);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  notifyListeners();
}

/** The cache with the pictures and sounds of an account's cards: nobody else's name leads to it. */
export function nameMediaCache(userId: string): string {
  return `flashspark-media-${userId}`;
}

/** Under what this browser keeps what an account needs without a connection: see `learner/offline/pack-store.ts`. */
export function nameOfKept(userId: string): string {
  return `flashspark-offline-${userId}`;
}

/** Under what this browser keeps the imports of an account that are not through: see `parent/create/import/kept-imports.ts`. */
export function nameOfImports(userId: string): string {
  return `flashspark-imports-${userId}`;
}

/** Forgets both, whether or not anything of them is loaded. */
export function forgetOffline(userId: string): void {
  try {
    indexedDB.deleteDatabase(nameOfKept(userId));
    indexedDB.deleteDatabase(nameOfImports(userId));
  } catch {
    // A browser without such a store kept nothing.
  }
}

/** Forgets what this browser keeps of somebody beside the session, such as drafts: whatever has one of the ids in its key. */
export function forgetKept(ids: readonly string[]): void {
  for (const key of Object.keys(localStorage)) if (ids.some((id) => key.includes(id))) localStorage.removeItem(key);
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
