import type { NameIn } from '../device/browser-stores.ts';
import { keptCaches } from '../device/kept-caches.ts';

/** Databases of the list of what a browser keeps, without the library that the screens use. */
interface KeptDatabases {
  open(name: NameIn<'indexedDB'>): IDBOpenDBRequest;
  deleteDatabase(name: NameIn<'indexedDB'>): IDBOpenDBRequest;
}
export const databases = (): KeptDatabases => indexedDB;

/** The cache with the pictures and sounds of an account's cards: nobody else's name leads to it. */
export function nameMediaCache(userId: string): NameIn<'caches'> {
  return `flashspark-media-${userId}`;
}

/** Under what this browser keeps what an account needs without a connection: see `learner/offline/pack-store.ts`. */
export function nameOfKept(userId: string): NameIn<'indexedDB'> {
  return `flashspark-offline-${userId}`;
}

/** Under what this browser keeps the imports of an account that are not through: see `parent/create/import/kept-imports.ts`. */
export function nameOfImports(userId: string): NameIn<'indexedDB'> {
  return `flashspark-imports-${userId}`;
}

/** Forgets the pictures of an account, and what is kept for study without a connection and of imports. */
export function forgetDatabases(userId: string): void {
  // Where a page may keep nothing, there is nothing to remove.
  keptCaches()
    ?.delete(nameMediaCache(userId))
    .catch(() => undefined);
  forgetOffline(userId);
}

/** Forgets both, whether or not anything of them is loaded. */
export function forgetOffline(userId: string): void {
  try {
    databases().deleteDatabase(nameOfKept(userId));
    databases().deleteDatabase(nameOfImports(userId));
  } catch {
    // A browser without such a store kept nothing.
  }
}
