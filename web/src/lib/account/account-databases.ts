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

/** Forgets the pictures of an account, and what is kept for study without a connection and of imports. */
export function forgetDatabases(userId: string): void {
  // Where a page may keep nothing, there is nothing to remove.
  globalThis.caches?.delete(nameMediaCache(userId)).catch(() => undefined);
  forgetOffline(userId);
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
