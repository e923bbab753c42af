import type { NameIn } from './browser-stores.ts';

/** Caches that take only names of the list. */
interface KeptCaches extends Omit<CacheStorage, 'open'> {
  open(name: NameIn<'caches'>): Promise<Cache>;
}

/** @returns the caches of this browser, for pages and their worker. A page that is not served securely has none. */
export const keptCaches = (): KeptCaches => globalThis.caches;
