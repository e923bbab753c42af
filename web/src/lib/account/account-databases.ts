import type { NameIn } from '../device/browser-stores.ts';
import { appCaches } from '../device/app-caches.ts';
import { localStore } from '../device/web-storage.ts';

/** IndexedDB limited to the names in `browser-stores.ts`, used directly instead of through the IndexedDB library that the screens use. */
interface KeptDatabases {
  open(name: NameIn<'indexedDB'>): IDBOpenDBRequest;
  deleteDatabase(name: NameIn<'indexedDB'>): IDBOpenDBRequest;
}
export const databases = (): KeptDatabases => indexedDB;

/** Keys with the date since when an account's unsent answers wait for its return, see `leave-account.ts`. The account's id follows. */
export const unsentPrefix = 'flashspark.unsent.';

/** Deletes that date, because the account has returned. */
export function clearUnsentMark(userId: string): void {
  localStore().removeItem(`${unsentPrefix}${userId}`);
}

/** @returns the name of the cache with the account's pictures and sounds */
export function nameMediaCache(userId: string): NameIn<'caches'> {
  return `flashspark-media-${userId}`;
}

/** @returns the name of the account's offline database, see `learner/offline/pack-store.ts` */
export function offlineDatabaseName(userId: string): NameIn<'indexedDB'> {
  return `flashspark-offline-${userId}`;
}

/** @returns the name of the database of the account's unfinished imports, see `parent/create/import/kept-imports.ts` */
export function nameOfImports(userId: string): NameIn<'indexedDB'> {
  return `flashspark-imports-${userId}`;
}

/** Deletes the account's cached media, offline data and unfinished imports. */
export function forgetDatabases(userId: string): void {
  // The Cache API is missing where a page may not store anything.
  appCaches()
    ?.delete(nameMediaCache(userId))
    .catch(() => undefined);
  forgetOffline(userId);
}

/** Deletes the account's databases of offline data and imports, whether or not they are in use. */
export function forgetOffline(userId: string): void {
  try {
    databases().deleteDatabase(offlineDatabaseName(userId));
    databases().deleteDatabase(nameOfImports(userId));
  } catch {
    // The browser has no IndexedDB, so nothing was stored.
  }
}
