import type { NameIn } from './browser-stores.ts';

/** CacheStorage limited to the names in `browser-stores.ts`. */
interface KeptCaches extends Omit<CacheStorage, 'open'> {
  open(name: NameIn<'caches'>): Promise<Cache>;
}

/** @returns the browser's caches, for pages and the service worker; undefined on a page without a secure origin */
export const appCaches = (): KeptCaches => globalThis.caches;
